// SPDX-License-Identifier: MIT
// The ground: a level plane without end or the terrain's mesh, with a fine grid (without which sliding cannot be seen)
// and the figure's shadow.
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  type IUniform,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
  Vector2,
  Vector3,
} from 'three';
import type { Blobs } from '../page/blobs';
import type { TerrainData } from '../page/page_types';
import { HeightGrid } from './height_grid';
import type { Palette } from './palette';

const REACH = 14; // sizes of the figure; where the plane has faded

const FRAGMENT = /* glsl */ `
  float shadow = 1.0 - getShadowMask();
  vec3 across = cross(dFdx(vWorld), dFdy(vWorld));
  vec3 n = normalize(across);
  n = n.y < 0.0 ? -n : n;
  float slope = clamp(0.35 + 0.65 * dot(n, lightWay) / lightWay.y, 0.45, 1.25);
  vec3 shown = groundColour * (flatGround ? 1.0 : slope);
  float fine = gridLine(vWorld.xz / gridStep, 1.0);
  float coarse = gridLine(vWorld.xz / (10.0 * gridStep), 1.5);
  shown = mix(shown, fineColour, fine);
  shown = mix(shown, coarseColour, coarse);
  shown = mix(shown, shadowColour, shadow * shadowStrength);
  float away = distance(vWorld.xz, focus) / reach;
  float fade = smoothstep(0.12, 1.0, away);
  gl_FragColor = vec4(mix(shown, backColour, fade), 1.0);
`;

const FUNCTIONS = /* glsl */ `
  varying vec3 vWorld;
  uniform vec3 groundColour, fineColour, coarseColour, shadowColour, backColour, lightWay;
  uniform float gridStep, shadowStrength, reach;
  uniform bool flatGround;
  uniform vec2 focus;
  float gridLine(vec2 at, float width) {
    vec2 step_ = fwidth(at);
    vec2 off = abs(fract(at - 0.5) - 0.5) / max(step_, vec2(1e-6));
    vec2 line = 1.0 - clamp(off - 0.5 * (width - 1.0), 0.0, 1.0);
    line *= 1.0 - smoothstep(0.12, 0.45, step_);
    return max(line.x, line.y);
  }
`;

export class GroundMesh {
  readonly mesh: Mesh;
  private readonly flat: boolean;
  private readonly heights: HeightGrid | null = null;
  private readonly uniforms: Record<string, IUniform> = {
    groundColour: { value: new Color() },
    fineColour: { value: new Color() },
    coarseColour: { value: new Color() },
    shadowColour: { value: new Color() },
    backColour: { value: new Color() },
    lightWay: { value: new Vector3(-0.55, 1.5, 0.75).normalize() },
    gridStep: { value: 0.1 },
    shadowStrength: { value: 0.6 },
    reach: { value: 20 },
    flatGround: { value: true },
    focus: { value: new Vector2() },
  };

  constructor(terrain: TerrainData | undefined, blobs: Blobs | null, size: number, private readonly height: number) {
    this.flat = terrain?.kind !== 'mesh';
    const material = new ShadowMaterial({ side: DoubleSide, transparent: false });
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nvarying vec3 vWorld;')
        .replace('#include <project_vertex>', '#include <project_vertex>\nvWorld = (modelMatrix * vec4(transformed, 1.0)).xyz;');
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `${FUNCTIONS}\nvoid main() {`)
        .replace('gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );', FRAGMENT);
    };
    material.customProgramCacheKey = () => 'ground';
    this.uniforms.gridStep.value = gridStep(size);
    this.uniforms.reach.value = REACH * size;
    this.uniforms.flatGround.value = this.flat;

    if (terrain?.kind === 'mesh' && blobs) {
      const geometry = new BufferGeometry();
      const positions = blobs.floats(terrain.positions);
      const indices = blobs.integers(terrain.indices);
      geometry.setAttribute('position', new BufferAttribute(positions, 3));
      geometry.setIndex(new BufferAttribute(indices, 1));
      this.heights = new HeightGrid(positions, indices);
      geometry.computeVertexNormals();
      this.mesh = new Mesh(geometry, material);
    } else {
      const geometry = new PlaneGeometry(2.4 * REACH * size, 2.4 * REACH * size);
      geometry.rotateX(-Math.PI / 2);
      this.mesh = new Mesh(geometry, material);
      this.mesh.position.y = height;
    }
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -1;
  }

  heightAt(x: number, z: number): number {
    return this.heights?.at(x, z) ?? this.height;
  }

  moveTo(x: number, z: number): void {
    (this.uniforms.focus.value as Vector2).set(x, z);
    if (this.flat) {
      this.mesh.position.x = x;
      this.mesh.position.z = z;
    }
  }

  theme(palette: Palette): void {
    const set = (name: string, colour: string) => (this.uniforms[name].value as Color).set(colour);
    set('groundColour', palette.ground);
    set('fineColour', palette.gridFine);
    set('coarseColour', palette.gridCoarse);
    set('shadowColour', palette.shadow);
    set('backColour', palette.background);
    this.uniforms.shadowStrength.value = palette.shadowStrength;
  }
}

// Metres between fine lines: 0.1 for a person, a power of ten for any size.
export function gridStep(size: number): number {
  return Math.pow(10, Math.round(Math.log10(size / 1.7)) - 1);
}
