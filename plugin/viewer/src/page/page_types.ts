// SPDX-License-Identifier: MIT
// What the program writes into the page. Metres, seconds, radians; Y up; frames count from 0.

// Where an array is in the binary data; its type is fixed by the field that holds it.
export interface Ref {
  blob: number;
  offset: number;
  count: number;
}

export type Vector = [number, number, number];
export type Side = 'left' | 'right' | 'middle';

export interface Joint {
  name: string;
  parent: number;
  offset: Vector;
}

export interface LegPart {
  part: 'heel' | 'ball' | 'toe';
  positions: Ref;
  contacts: [number, number, number][]; // from, to, skate in metres
}

export interface LegData {
  name: string;
  side: string;
  joints: number[];
  parts: LegPart[];
}

export interface BodyData {
  vertices: Ref;
  normals: Ref;
  bones: Ref;
  sides: Ref;
  indices: Ref;
}

export interface MotionData {
  frames: number;
  rate: number;
  start: number;
  unit?: string;
  joints: Joint[];
  root: Ref;
  roots?: { joint: number; positions: Ref }[];
  rotations: Ref;
  moving?: { joint: number; positions: Ref }[];
  body?: BodyData;
  com?: Ref;
  legs?: LegData[];
  flights?: [number, number][];
  support?: Ref;
  pressure?: Ref;
  hinges?: { joint: number; name: string; offHinge: Ref }[];
}

export interface MeasureData {
  id: string;
  name: string;
  unit: string;
  limit: number | null;
  values: Ref;
}

export interface CheckRow {
  name: string;
  unit: string;
  mean: number | null;
  high: number | null;
  max: number | null;
  frame: number | null;
  where: string;
  limit: number | null;
  exceeds: boolean;
}

export interface WorstMoment {
  frame: number;
  measure: string;
  value: number;
  unit: string;
  where: string;
  severity?: number; // 1: worth a look
  sentence: string;
}

export interface PrintData {
  side: Side;
  foot: number;
  position: Vector;
  yaw: number;
  normal?: Vector;
  length: number;
  width: number;
  time: number | null;
  label: string;
  outline?: [number, number][];
}

export interface TrackData {
  phases: { kind: string; from: number; to: number }[]; // left, right, double, flight, or the legs that stand
  comPath?: Ref;
  comTimes?: Ref;
  // A bar beside a print, as long as the foot stands (half a metre per second), with a crossbar at the next strike.
  daggers?: { position: Vector; direction: Vector; mark?: number }[];
}

export interface GaitDiagram {
  kind: 'gait';
  legs: { name: string; side: string; stands: [number, number][] }[];
  period: number;
}

export interface HullData {
  classes: {
    name: string;
    points: [number, number][];
    examples: { speed: number; turn: number; name: string; item?: number | null }[]; // m/s, degrees/s
  }[];
}

export interface FitnessData {
  generations: ([number, number] | null)[]; // best, median; nothing where no run stood
  items?: number[];
}

export type TerrainData =
  | { kind: 'flat'; height: number }
  | { kind: 'mesh'; positions: Ref; indices: Ref };

export interface ItemData {
  name: string;
  caption?: string;
  command?: string;
  file?: string;
  kind: 'motion' | 'track' | 'stances' | 'library' | 'stride' | 'search';
  motion?: MotionData;
  before?: number;
  notes?: string[];
  quality?: { measures: MeasureData[] };
  check?: { rows: CheckRow[]; text: string };
  worst?: WorstMoment[];
  terrain?: TerrainData;
  prints?: PrintData[];
  diagram?: GaitDiagram;
  hull?: HullData;
  fitness?: FitnessData;
  members?: number[];
  member?: boolean;
  track?: TrackData;
  difference?: { joints: Ref; perJoint: Ref };
}

export interface PageData {
  version: number;
  program: string;
  title: string;
  layout: 'single' | 'compare' | 'gallery';
  items: ItemData[];
  sentence?: string;
  difference?: { joints: Ref; perJoint: Ref };
}
