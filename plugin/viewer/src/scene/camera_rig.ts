// SPDX-License-Identifier: MIT
// The camera: named views, orbit by mouse and touch, and following. It follows a smooth path, so that scrubbing to a
// frame always gives the same picture.
import { PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

export type View = 'side' | 'front' | 'top' | 'three-quarter';
export const views: View[] = ['side', 'front', 'top', 'three-quarter'];

const FIELD = 26; // degrees; long enough that proportions stay true
const AWAY: Record<View, [number, number]> = {
  // turn from the front towards the figure's right, and tilt above the ground; degrees
  side: [90, 4],
  front: [0, 5],
  top: [90, 89.9],
  'three-quarter': [48, 17],
};

export class CameraRig {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.01, 1000);
  readonly controls: OrbitControls;
  view: View | null = 'three-quarter';
  follow = true;
  private readonly shift = new Vector3();
  private readonly followed = new Vector3();
  private heading = 0;
  private size = 1;

  constructor(element: HTMLElement, changed: () => void) {
    this.controls = new OrbitControls(this.camera, element);
    this.controls.enableDamping = false;
    this.controls.maxPolarAngle = Math.PI * 0.52;
    this.controls.zoomSpeed = 1.4;
    this.controls.addEventListener('change', changed);
    this.controls.addEventListener('start', () => (this.view = null));
  }

  // What is looked at: its size, and the way it heads (radians; 0 is +Z).
  frame(focus: Vector3, heading: number, size: number): void {
    this.followed.copy(focus);
    this.heading = heading;
    this.size = size;
    this.camera.near = 0.02 * size;
    this.camera.far = 60 * size;
    this.controls.minDistance = 0.15 * size;
    this.controls.maxDistance = 30 * size;
  }

  // `span`: metres to be seen; `raised`: degrees that the three-quarter view looks down more than at a figure.
  look(view: View, aspect: number, span = this.size, raised = 0): void {
    this.view = view;
    const turn = (AWAY[view][0] * Math.PI) / 180;
    const tilt = ((AWAY[view][1] + (view === 'three-quarter' ? raised : 0)) * Math.PI) / 180;
    const around = this.heading - turn;
    const needed = aspect < 0.85 ? 0.56 / aspect : 0.64;
    const distance = (needed * span) / Math.tan((FIELD * Math.PI) / 360);
    this.controls.target.copy(this.followed);
    this.camera.position
      .set(Math.sin(around) * Math.cos(tilt), Math.sin(tilt), Math.cos(around) * Math.cos(tilt))
      .multiplyScalar(distance)
      .add(this.followed);
    this.resize(aspect);
    this.controls.update();
  }

  resize(aspect: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
  }

  // The figure is here now.
  track(x: number, y: number, z: number): void {
    this.shift.set(x, y, z).sub(this.followed);
    this.followed.set(x, y, z);
    if (!this.follow || this.shift.lengthSq() === 0) return;
    this.camera.position.add(this.shift);
    this.controls.target.add(this.shift);
    this.controls.update();
  }

  // Back to the figure, as seen from where the camera is.
  recentre(): void {
    this.shift.subVectors(this.followed, this.controls.target);
    this.camera.position.add(this.shift);
    this.controls.target.copy(this.followed);
    this.controls.update();
  }
}
