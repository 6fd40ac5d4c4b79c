// SPDX-License-Identifier: MIT
// A solid figure: the body's vertices, each moved by one joint, in the colours of its sides. A tint per joint lies on
// top of these (differences, a worst moment).
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  Group,
  Matrix4,
  Bone,
  MeshStandardMaterial,
  NearestFilter,
  RGBAFormat,
  Skeleton,
  SkinnedMesh,
  UnsignedByteType,
} from 'three';
import { type Clip, Pose } from '../motion/clip';
import type { Body } from '../motion/capsules';
import type { Palette } from './palette';

export type Look = 'solid' | 'ghost' | 'plain';

// Its matrices come from a pose, not from objects in the scene.
class PoseSkeleton extends Skeleton {
  constructor(
    private readonly clip: Clip,
    readonly pose_: Pose,
  ) {
    super(clip.joints.map(() => new Bone()), clip.joints.map(() => new Matrix4()));
  }

  override update(): void {
    const { positions, orientations } = this.pose_;
    const rest = this.clip.rest;
    const m = this.boneMatrices as Float32Array;
    for (let j = 0; j < this.clip.joints.length; j++) {
      const x = orientations[4 * j];
      const y = orientations[4 * j + 1];
      const z = orientations[4 * j + 2];
      const w = orientations[4 * j + 3];
      const o = 16 * j;
      m[o] = 1 - 2 * (y * y + z * z);
      m[o + 1] = 2 * (x * y + z * w);
      m[o + 2] = 2 * (x * z - y * w);
      m[o + 4] = 2 * (x * y - z * w);
      m[o + 5] = 1 - 2 * (x * x + z * z);
      m[o + 6] = 2 * (y * z + x * w);
      m[o + 8] = 2 * (x * z + y * w);
      m[o + 9] = 2 * (y * z - x * w);
      m[o + 10] = 1 - 2 * (x * x + y * y);
      const rx = rest[3 * j];
      const ry = rest[3 * j + 1];
      const rz = rest[3 * j + 2];
      m[o + 12] = positions[3 * j] - (m[o] * rx + m[o + 4] * ry + m[o + 8] * rz);
      m[o + 13] = positions[3 * j + 1] - (m[o + 1] * rx + m[o + 5] * ry + m[o + 9] * rz);
      m[o + 14] = positions[3 * j + 2] - (m[o + 2] * rx + m[o + 6] * ry + m[o + 10] * rz);
      m[o + 15] = 1;
    }
    if (this.boneTexture) this.boneTexture.needsUpdate = true;
  }
}

export function bodyGeometry(body: Body): BufferGeometry {
  const count = body.bones.length;
  const skinIndex = new Uint16Array(4 * count);
  const skinWeight = new Float32Array(4 * count);
  const side = new Float32Array(count);
  for (let v = 0; v < count; v++) {
    skinIndex[4 * v] = body.bones[v];
    skinWeight[4 * v] = 1;
    side[v] = body.sides[v];
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(body.vertices, 3));
  geometry.setAttribute('normal', new BufferAttribute(body.normals, 3));
  geometry.setAttribute('skinIndex', new BufferAttribute(skinIndex, 4));
  geometry.setAttribute('skinWeight', new BufferAttribute(skinWeight, 4));
  geometry.setAttribute('side', new BufferAttribute(side, 1));
  geometry.setIndex(new BufferAttribute(body.indices, 1));
  return geometry;
}

export class FigureMesh {
  readonly group = new Group();
  readonly pose: Pose;
  private readonly tints: DataTexture;
  private readonly colours = { value: [new Color(), new Color(), new Color()] };
  private readonly materials: MeshStandardMaterial[] = [];

  constructor(
    private readonly clip: Clip,
    geometry: BufferGeometry,
    private readonly look: Look,
  ) {
    this.pose = new Pose(clip.joints.length);
    this.tints = new DataTexture(new Uint8Array(4 * clip.joints.length), clip.joints.length, 1, RGBAFormat, UnsignedByteType);
    this.tints.magFilter = this.tints.minFilter = NearestFilter;
    this.tints.needsUpdate = true;
    const skeleton = new PoseSkeleton(clip, this.pose);
    const add = (material: MeshStandardMaterial, order: number) => {
      const mesh = new SkinnedMesh(geometry, material);
      mesh.bind(skeleton, new Matrix4());
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
      mesh.castShadow = look !== 'ghost';
      mesh.receiveShadow = look !== 'ghost';
      this.group.add(mesh);
      this.materials.push(material);
    };
    if (look === 'ghost') {
      // Depth first, so that a ghost shows its near side only.
      const depth = this.material();
      depth.colorWrite = false;
      add(depth, 10);
      const colour = this.material();
      colour.transparent = true;
      colour.opacity = 0.22;
      add(colour, 11);
    } else {
      add(this.material(), 0);
    }
  }

  set opacity(value: number) {
    for (const material of this.materials) if (material.transparent) material.opacity = value;
  }

  show(frame: number): void {
    this.clip.pose(frame, this.pose);
  }

  theme(palette: Palette): void {
    const names = this.look === 'plain' ? [palette.other, palette.other, palette.other] : [palette.middle, palette.left, palette.right];
    names.forEach((name, i) => this.colours.value[i].set(name));
  }

  // Red, green, blue, strength (0 to 255) per joint; nothing: no tint.
  tint(colours: Uint8Array | null): void {
    const data = this.tints.image.data as Uint8Array;
    if (colours) data.set(colours);
    else data.fill(0);
    this.tints.needsUpdate = true;
  }

  private material(): MeshStandardMaterial {
    const material = new MeshStandardMaterial({ roughness: 0.62, metalness: 0.0 });
    material.onBeforeCompile = (shader) => {
      shader.uniforms.tintMap = { value: this.tints };
      shader.uniforms.sideColours = this.colours;
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          `#include <common>
          attribute float side;
          uniform sampler2D tintMap;
          uniform vec3 sideColours[3];
          varying vec3 vSide;
          varying vec4 vTint;`,
        )
        .replace(
          '#include <color_vertex>',
          `#include <color_vertex>
          vSide = side < 0.5 ? sideColours[0] : side < 1.5 ? sideColours[1] : sideColours[2];
          vTint = texelFetch(tintMap, ivec2(int(skinIndex.x + 0.5), 0), 0);`,
        );
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\nvarying vec3 vSide;\nvarying vec4 vTint;`)
        .replace(
          '#include <color_fragment>',
          `diffuseColor.rgb = mix(vSide, pow(vTint.rgb, vec3(2.2)), vTint.a);`,
        );
    };
    material.customProgramCacheKey = () => 'figure';
    return material;
  }

  dispose(): void {
    this.tints.dispose();
    for (const material of this.materials) material.dispose();
  }
}
