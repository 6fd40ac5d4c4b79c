// SPDX-License-Identifier: MIT
// Light from the sky, one key light with a soft shadow, and a rim from behind. The rig moves to the scene that is drawn.
import { Color, DirectionalLight, Group, HemisphereLight } from 'three';
import type { Palette } from './palette';
import type { Shot } from './stage';

const KEY = [-0.55, 1.5, 0.75]; // directions towards the lights
const RIM = [0.9, 0.8, -1.0];

export class LightRig {
  private readonly group = new Group();
  private readonly sky = new HemisphereLight();
  private readonly key = new DirectionalLight();
  private readonly rim = new DirectionalLight();

  constructor() {
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(2048, 2048);
    this.key.shadow.radius = 3;
    this.key.shadow.normalBias = 0.01;
    this.key.shadow.bias = -0.0005;
    this.group.add(this.sky, this.key, this.key.target, this.rim, this.rim.target);
  }

  theme(palette: Palette): void {
    this.sky.color = new Color('#ffffff');
    this.sky.groundColor = new Color(palette.name === 'dark' ? '#3a404a' : '#b9bfc8');
    this.sky.intensity = palette.skyLight;
    this.key.intensity = palette.keyLight;
    this.rim.intensity = palette.rimLight;
    this.rim.color = new Color(palette.name === 'dark' ? '#bcd8ff' : '#ffffff');
  }

  aim({ scene, focus, size }: Shot): void {
    if (this.group.parent !== scene) scene.add(this.group);
    const reach = 1.1 * size;
    for (const [light, way] of [[this.key, KEY], [this.rim, RIM]] as const) {
      light.target.position.set(focus.x, focus.y, focus.z);
      light.position.set(focus.x + 2 * reach * way[0], focus.y + 2 * reach * way[1], focus.z + 2 * reach * way[2]);
    }
    const camera = this.key.shadow.camera;
    if (camera.right !== reach) {
      camera.left = camera.bottom = -reach;
      camera.right = camera.top = reach;
      camera.near = 0.1 * reach;
      camera.far = 8 * reach;
      camera.updateProjectionMatrix();
      this.key.shadow.normalBias = 0.006 * size;
    }
  }
}
