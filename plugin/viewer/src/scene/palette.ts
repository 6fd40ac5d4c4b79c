// SPDX-License-Identifier: MIT
// Colours of the scene and of the charts, on a dark and on a light ground: those of the program's pictures. Left and
// right stay apart for the colour-blind and in grey print.

export type ThemeName = 'dark' | 'light';

export interface Palette {
  name: ThemeName;
  background: string;
  ground: string;
  gridFine: string;
  gridCoarse: string;
  shadow: string;
  shadowStrength: number;
  skyLight: number;
  keyLight: number;
  rimLight: number;
  left: string;
  right: string;
  middle: string;
  other: string; // the second figure of a comparison
  text: string;
  muted: string;
  line: string; // axes of charts
  shade: string; // bands: flight
  accent: string;
  good: string;
  fair: string;
  bad: string;
  com: string;
  series: string[];
}

export const palettes: Record<ThemeName, Palette> = {
  dark: {
    name: 'dark',
    background: '#14171c',
    ground: '#1d2128',
    gridFine: '#2b313b',
    gridCoarse: '#3b424f',
    shadow: '#06070a',
    shadowStrength: 0.75,
    skyLight: 1.5,
    keyLight: 2.3,
    rimLight: 1.1,
    left: '#4aa8e0',
    right: '#ef8f35',
    middle: '#a7b0bc',
    other: '#7d8694',
    text: '#eceff3',
    muted: '#98a1ad',
    line: '#3a414d',
    shade: '#2b2a20',
    accent: '#7cc4ff',
    good: '#3ecf8e',
    fair: '#f2c14e',
    bad: '#ff6b6b',
    com: '#f4d35e',
    series: ['#56b4e9', '#f28a3c', '#2cc295', '#dd8cc8', '#e8cf4b', '#4f8df0', '#d5dae1', '#f07070'],
  },
  light: {
    name: 'light',
    background: '#f4f5f7',
    ground: '#e9ecf0',
    gridFine: '#d7dce3',
    gridCoarse: '#b3bbc7',
    shadow: '#39404c',
    shadowStrength: 0.5,
    skyLight: 2.0,
    keyLight: 2.2,
    rimLight: 0.5,
    left: '#0072b2',
    right: '#e06a1b',
    middle: '#98a1ad',
    other: '#b6bdc8',
    text: '#1b1f24',
    muted: '#5a626d',
    line: '#cfd5dd',
    shade: '#f2e8c6',
    accent: '#0a66b8',
    good: '#0b8a58',
    fair: '#a66f00',
    bad: '#c62828',
    com: '#8a6a00',
    series: ['#0072b2', '#d55e00', '#009e73', '#b0569b', '#8a6a00', '#3fa7e0', '#40464e', '#a03232'],
  },
};

export function sideColour(palette: Palette, side: string): string {
  return side === 'left' ? palette.left : side === 'right' ? palette.right : palette.middle;
}

// Of the phases of a walk on prints.
export function phaseColour(palette: Palette, kind: string): string {
  return kind === 'left' ? palette.left : kind === 'right' ? palette.right : kind === 'flight' ? palette.series[4] : palette.series[2];
}
