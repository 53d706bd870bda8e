import type { InsideInk } from '#domain/room/scene/inside/inside-ink';
import type { Colour, Palette } from './colour';

const NONE = 'oklch(1 0 0 / 0)';

/** The room from inside: daylight from the front, or its lamps on and the garden dark. */
export const INSIDE: Palette<InsideInk> = {
  yonderTree: ink('oklch(0.79 0.03 165)', 'oklch(0.275 0.026 225)'),
  yonderTreeLight: ink('oklch(0.83 0.03 150)', 'oklch(0.31 0.026 215)'),
  yonderHedge: ink('oklch(0.73 0.038 158)', 'oklch(0.25 0.026 215)'),
  yonderFence: ink('oklch(0.74 0.024 72)', 'oklch(0.27 0.014 75)'),
  yonderSlats: ink('oklch(0.64 0.024 70)', 'oklch(0.22 0.012 72)'),
  yonderStripes: ink('oklch(0.7 0.07 134 / 0.24)', 'oklch(0.2 0.03 158 / 0.3)'),
  yonderPaving: ink('oklch(0.86 0.012 85)', 'oklch(0.4 0.02 80)'),
  yonderTrunk: ink('oklch(0.5 0.024 62)', 'oklch(0.17 0.01 70)'),
  yonderLeaf: ink('oklch(0.58 0.055 148)', 'oklch(0.21 0.024 160)'),
  yonderLeafLight: ink('oklch(0.67 0.062 136)', 'oklch(0.26 0.03 150)'),
  clearGlass: ink('oklch(0.96 0.02 215 / 0.14)', 'oklch(0.2 0.03 260 / 0.28)'),
  clearGlint: ink('oklch(1 0 0 / 0.16)', 'oklch(0.9 0.08 80 / 0.1)'),

  lining: ink('oklch(0.955 0.007 88)', {
    top: 'oklch(0.86 0.055 80)',
    bottom: 'oklch(0.78 0.06 74)',
  }),
  liningSide: ink('oklch(0.915 0.009 86)', {
    top: 'oklch(0.83 0.058 78)',
    bottom: 'oklch(0.74 0.062 72)',
  }),
  liningFront: ink('oklch(0.935 0.008 87)', 'oklch(0.8 0.056 77)'),
  soffit: ink('oklch(0.982 0.004 90)', 'oklch(0.88 0.045 82)'),
  jamb: ink('oklch(0.99 0.003 90)', 'oklch(0.72 0.052 76)'),
  jambShade: ink('oklch(0.86 0.01 88)', 'oklch(0.62 0.05 74)'),
  skirting: ink('oklch(0.992 0.002 90)', 'oklch(0.88 0.05 80)'),
  floor: ink('oklch(0.79 0.05 74)', 'oklch(0.62 0.07 62)'),
  floorLight: ink('oklch(0.95 0.03 82 / 0.2)', 'oklch(0.9 0.08 80 / 0.14)'),
  floorDark: ink('oklch(0.6 0.06 66 / 0.18)', 'oklch(0.35 0.06 55 / 0.2)'),
  floorLines: ink('oklch(0.42 0.05 60 / 0.32)', 'oklch(0.25 0.05 50 / 0.4)'),
  sunlight: ink('oklch(0.99 0.04 90 / 0.38)', NONE),
  sunlit: ink('oklch(0.975 0.075 92 / 0.72)', NONE),
  featureWall: ink(
    { top: 'oklch(0.8 0.045 60)', bottom: 'oklch(0.74 0.05 56)' },
    { top: 'oklch(0.72 0.085 60)', bottom: 'oklch(0.6 0.085 54)' },
  ),
  luxury: ink('oklch(0.5 0.035 165)', 'oklch(0.4 0.04 150)'),
  moulding: ink('oklch(0.62 0.012 100 / 0.7)', 'oklch(0.5 0.05 75 / 0.7)'),
  slatGround: ink('oklch(0.3 0.02 60)', 'oklch(0.22 0.025 58)'),
  slats: ink('oklch(0.7 0.072 64)', 'oklch(0.62 0.092 62)'),
  grooves: ink('oklch(0.74 0.014 84 / 0.8)', 'oklch(0.55 0.05 72 / 0.8)'),

  screed: ink('oklch(0.84 0.008 85)', 'oklch(0.6 0.025 75)'),
  pipe: ink('oklch(0.63 0.15 44)', 'oklch(0.66 0.16 44)'),
  floorEdge: ink('oklch(0.5 0.05 62)', 'oklch(0.36 0.05 56)'),
  downlight: ink('oklch(0.9 0.012 90)', 'oklch(0.99 0.05 92)'),
  downlightGlow: ink(
    { middle: 'oklch(0.9 0.02 90 / 0.3)', edge: NONE },
    { middle: 'oklch(0.97 0.05 80 / 0.5)', edge: 'oklch(0.95 0.06 76 / 0)' },
  ),
  plate: ink('oklch(0.995 0.001 90)', 'oklch(0.93 0.03 84)'),
  plateLine: ink('oklch(0.62 0.01 90 / 0.8)', 'oklch(0.5 0.04 76 / 0.8)'),
  appliance: ink('oklch(0.985 0.002 95)', 'oklch(0.9 0.03 84)'),
  cable: both('oklch(0.25 0.01 90)'),
  lampShade: ink('oklch(0.29 0.014 160)', 'oklch(0.25 0.02 70)'),
  lampBulb: ink('oklch(0.96 0.035 90)', 'oklch(0.98 0.08 90)'),
  lampLight: ink(
    { middle: 'oklch(0.98 0.06 86 / 0.22)', edge: 'oklch(0.98 0.06 86 / 0)' },
    { middle: 'oklch(0.95 0.075 74 / 0.34)', edge: 'oklch(0.88 0.085 68 / 0)' },
  ),
  dividing: ink('oklch(0.95 0.006 88)', 'oklch(0.84 0.052 79)'),

  wood: ink('oklch(0.7 0.072 64)', 'oklch(0.56 0.08 58)'),
  metal: ink('oklch(0.36 0.008 200)', 'oklch(0.23 0.012 60)'),
  fabric: ink('oklch(0.55 0.036 192)', 'oklch(0.44 0.036 180)'),
  cushion: ink('oklch(0.74 0.08 58)', 'oklch(0.66 0.1 56)'),
  pale: ink('oklch(0.94 0.01 86)', 'oklch(0.8 0.05 80)'),
  screen: ink('oklch(0.27 0.012 230)', 'oklch(0.19 0.01 60)'),
  seat: ink('oklch(0.4 0.022 200)', 'oklch(0.3 0.024 170)'),
  bookGreen: ink('oklch(0.47 0.05 160)', 'oklch(0.37 0.05 150)'),
  bookRust: ink('oklch(0.6 0.11 46)', 'oklch(0.5 0.11 46)'),
  bookBlue: ink('oklch(0.42 0.04 240)', 'oklch(0.31 0.03 220)'),
  lit: ink('oklch(1 0 0 / 0.16)', 'oklch(0.95 0.09 84 / 0.18)'),
  dim: ink('oklch(0.2 0.03 220 / 0.12)', 'oklch(0.12 0.03 60 / 0.18)'),
  dimmer: ink('oklch(0.2 0.03 220 / 0.24)', 'oklch(0.1 0.03 60 / 0.34)'),
  underneath: ink('oklch(0.3 0.04 60 / 0.22)', 'oklch(0.15 0.04 50 / 0.34)'),
  rug: ink('oklch(0.92 0.014 82)', 'oklch(0.75 0.045 74)'),
  rugLine: ink('oklch(0.62 0.03 165 / 0.65)', 'oklch(0.5 0.04 120 / 0.7)'),
  plantDark: ink('oklch(0.42 0.05 155)', 'oklch(0.3 0.045 145)'),
  plantMid: ink('oklch(0.51 0.062 150)', 'oklch(0.4 0.055 140)'),
  plantLight: ink('oklch(0.62 0.068 142)', 'oklch(0.52 0.07 125)'),

  cut: ink('oklch(0.235 0.017 162)', 'oklch(0.13 0.006 70)'),
  roofVoid: ink('oklch(0.5 0.03 90)', 'oklch(0.22 0.02 75)'),
  undercroft: ink('oklch(0.36 0.02 140)', 'oklch(0.1 0.01 150)'),
  soil: ink('oklch(0.9 0.014 85)', 'oklch(0.19 0.008 70)'),
  soilHatch: ink('oklch(0.6 0.014 95 / 0.45)', 'oklch(0.4 0.01 70 / 0.6)'),
  soilLine: ink('oklch(0.235 0.017 162)', 'oklch(0.42 0.012 75)'),
  measureLine: ink('oklch(0.3 0.02 160)', 'oklch(0.86 0.015 85)'),
  measureFaint: ink('oklch(0.3 0.02 160 / 0.35)', 'oklch(0.86 0.015 85 / 0.35)'),
};

function ink(day: Colour, evening: Colour): { day: Colour; evening: Colour } {
  return { day, evening };
}

function both(colour: string): { day: Colour; evening: Colour } {
  return { day: colour, evening: colour };
}
