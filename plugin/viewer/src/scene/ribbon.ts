// SPDX-License-Identifier: MIT
// A line of some pixels' width through points that are there from the start; a window of it is shown, which fades
// towards its ends.
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, ShaderMaterial, Vector2, Vector3 } from 'three';

const VERTEX = /* glsl */ `
  attribute vec3 after;
  attribute vec2 corner;
  attribute vec3 tone;
  attribute float place;
  uniform vec2 viewport;
  uniform float width;
  varying vec3 vTone;
  varying float vPlace;
  void main() {
    vec4 a = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    vec4 b = projectionMatrix * modelViewMatrix * vec4(after, 1.0);
    vec2 way = (b.xy / b.w - a.xy / a.w) * viewport;
    float length_ = length(way);
    way = length_ > 1e-5 ? way / length_ : vec2(1.0, 0.0);
    vec4 here = corner.x < 0.5 ? a : b;
    vec2 shift = (vec2(-way.y, way.x) * corner.y + way * (corner.x * 2.0 - 1.0) * 0.35) * width;
    here.xy += shift / viewport * here.w;
    gl_Position = here;
    vTone = tone;
    vPlace = place + corner.x;
  }
`;

const FRAGMENT = /* glsl */ `
  uniform float opacity;
  uniform vec3 window_;
  varying vec3 vTone;
  varying float vPlace;
  void main() {
    float from = vPlace - window_.y;
    float far = from < 0.0 ? -from / max(window_.y - window_.x, 1.0) : from / max(window_.z - window_.y, 1.0);
    gl_FragColor = vec4(vTone, opacity * (1.0 - smoothstep(0.3, 1.0, far)));
    #include <colorspace_fragment>
  }
`;

export const viewport = new Vector2(1, 1); // pixels; set before each draw

export class Ribbon {
  readonly mesh: Mesh;
  private readonly segments: number;
  private readonly material: ShaderMaterial;
  private readonly tones: Float32Array;

  // `points`: x, y, z each. Breaks: no segment from a point marked in it to the next.
  constructor(points: Float32Array, width: number, opacity = 1, breaks?: Uint8Array) {
    const count = Math.max(points.length / 3 - 1, 0);
    this.segments = count;
    const position = new Float32Array(12 * count);
    const after = new Float32Array(12 * count);
    const corner = new Float32Array(8 * count);
    const place = new Float32Array(4 * count);
    this.tones = new Float32Array(12 * count);
    const index = new Uint32Array(6 * count);
    for (let s = 0; s < count; s++) {
      const end = breaks?.[s] ? s : s + 1;
      for (let c = 0; c < 4; c++) {
        for (let k = 0; k < 3; k++) {
          position[12 * s + 3 * c + k] = points[3 * s + k];
          after[12 * s + 3 * c + k] = points[3 * end + k];
        }
        corner[8 * s + 2 * c] = c >> 1;
        corner[8 * s + 2 * c + 1] = c & 1 ? 1 : -1;
        place[4 * s + c] = s;
      }
      const v = 4 * s;
      if (!breaks?.[s]) index.set([v, v + 1, v + 2, v + 1, v + 3, v + 2], 6 * s);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(position, 3));
    geometry.setAttribute('after', new BufferAttribute(after, 3));
    geometry.setAttribute('corner', new BufferAttribute(corner, 2));
    geometry.setAttribute('place', new BufferAttribute(place, 1));
    geometry.setAttribute('tone', new BufferAttribute(this.tones, 3));
    geometry.setIndex(new BufferAttribute(index, 1));
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      uniforms: {
        viewport: { value: viewport },
        width: { value: width },
        opacity: { value: opacity },
        window_: { value: new Vector3(-1e9, 0, 1e9) },
      },
    });
    this.mesh = new Mesh(geometry, this.material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 5;
  }

  // One colour, or one per point.
  colour(of: string | ((point: number) => string)): void {
    const colour = new Color();
    let last = '';
    for (let s = 0; s < this.segments; s++) {
      const name = typeof of === 'string' ? of : of(s);
      if (name !== last) colour.set(name);
      last = name;
      for (let c = 0; c < 4; c++) colour.toArray(this.tones, 12 * s + 3 * c);
    }
    this.mesh.geometry.attributes.tone.needsUpdate = true;
  }

  // Points from, now and to; it fades from now on towards both.
  window(from: number, now: number, to: number): void {
    const window = this.material.uniforms.window_.value as Vector3;
    window.set(from, now, to);
    const first = Math.max(Math.floor(from), 0);
    const last = Math.min(Math.ceil(to), this.segments);
    this.mesh.geometry.setDrawRange(6 * first, 6 * Math.max(last - first, 0));
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.material.dispose();
  }
}
