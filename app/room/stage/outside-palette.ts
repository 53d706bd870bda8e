import type { OutsideInk } from '#domain/room/scene/outside/outside-ink';
import type { Palette } from './colour';

const CLEAR = 'oklch(1 0 0 / 0)';

const SKY_AND_LAND = {
  sky: {
    day: { top: 'oklch(0.86 0.04 228)', bottom: 'oklch(0.972 0.016 90)' },
    evening: { top: 'oklch(0.27 0.042 262)', bottom: 'oklch(0.56 0.06 38)' },
  },
  sunset: {
    day: { middle: 'oklch(0.985 0.025 85 / 0.6)', edge: 'oklch(0.985 0.025 85 / 0)' },
    evening: { middle: 'oklch(0.76 0.11 55 / 0.55)', edge: 'oklch(0.62 0.09 45 / 0)' },
  },
  cloud: {
    day: { middle: 'oklch(1 0 0 / 0.5)', edge: 'oklch(1 0 0 / 0)' },
    evening: { middle: 'oklch(0.62 0.06 30 / 0.3)', edge: 'oklch(0.62 0.06 30 / 0)' },
  },
  beyond: {
    day: { top: 'oklch(0.86 0.024 165)', bottom: 'oklch(0.81 0.036 150)' },
    evening: { top: 'oklch(0.33 0.03 215)', bottom: 'oklch(0.27 0.028 190)' },
  },
  treeline: { day: 'oklch(0.855 0.024 165)', evening: 'oklch(0.335 0.03 222)' },
  lawn: {
    day: { top: 'oklch(0.825 0.056 128)', bottom: 'oklch(0.735 0.064 132)' },
    evening: { top: 'oklch(0.335 0.034 152)', bottom: 'oklch(0.235 0.026 158)' },
  },
  stripe: { day: 'oklch(0.7 0.07 134 / 0.22)', evening: 'oklch(0.2 0.03 158 / 0.28)' },
  bed: { day: 'oklch(0.52 0.03 72)', evening: 'oklch(0.2 0.012 80)' },
  fence: { day: 'oklch(0.755 0.022 76)', evening: 'oklch(0.3 0.014 75)' },
  slat: { day: 'oklch(0.655 0.022 72)', evening: 'oklch(0.25 0.012 72)' },
  post: { day: 'oklch(0.69 0.024 72)', evening: 'oklch(0.265 0.014 72)' },
  cap: { day: 'oklch(0.82 0.018 80)', evening: 'oklch(0.35 0.014 80)' },
  fenceShade: { day: 'oklch(0.35 0.03 200 / 0.14)', evening: 'oklch(0.12 0.02 230 / 0.25)' },
} satisfies Partial<Palette<OutsideInk>>;

const PLANTS = {
  far1: { day: 'oklch(0.785 0.03 165)', evening: 'oklch(0.262 0.026 228)' },
  far2: { day: 'oklch(0.812 0.03 159)', evening: 'oklch(0.283 0.026 224)' },
  far3: { day: 'oklch(0.838 0.03 152)', evening: 'oklch(0.303 0.026 218)' },
  far4: { day: 'oklch(0.86 0.028 145)', evening: 'oklch(0.322 0.026 210)' },
  hedge1: { day: 'oklch(0.685 0.042 155)', evening: 'oklch(0.228 0.026 190)' },
  hedge2: { day: 'oklch(0.72 0.044 150)', evening: 'oklch(0.25 0.027 184)' },
  hedge3: { day: 'oklch(0.755 0.044 145)', evening: 'oklch(0.272 0.027 178)' },
  hedge4: { day: 'oklch(0.785 0.044 140)', evening: 'oklch(0.29 0.027 170)' },
  leaf1: { day: 'oklch(0.5 0.046 150)', evening: 'oklch(0.198 0.022 162)' },
  leaf2: { day: 'oklch(0.575 0.055 145)', evening: 'oklch(0.242 0.027 157)' },
  leaf3: { day: 'oklch(0.64 0.06 138)', evening: 'oklch(0.287 0.03 151)' },
  leaf4: { day: 'oklch(0.705 0.06 130)', evening: 'oklch(0.335 0.034 142)' },
  silver1: { day: 'oklch(0.56 0.026 172)', evening: 'oklch(0.22 0.014 190)' },
  silver2: { day: 'oklch(0.64 0.026 165)', evening: 'oklch(0.268 0.016 185)' },
  silver3: { day: 'oklch(0.72 0.026 155)', evening: 'oklch(0.312 0.016 180)' },
  silver4: { day: 'oklch(0.79 0.024 148)', evening: 'oklch(0.36 0.016 170)' },
  trunk: { day: 'oklch(0.5 0.022 65)', evening: 'oklch(0.17 0.01 70)' },
  blade: { day: 'oklch(0.56 0.06 138)', evening: 'oklch(0.25 0.03 150)' },
  bladeLight: { day: 'oklch(0.675 0.062 125)', evening: 'oklch(0.315 0.034 140)' },
  plume: { day: 'oklch(0.84 0.05 82)', evening: 'oklch(0.44 0.04 80)' },
  sedum: { day: 'oklch(0.515 0.066 132)', evening: 'oklch(0.31 0.045 140)' },
  sedumLight: { day: 'oklch(0.66 0.085 122)', evening: 'oklch(0.36 0.048 132)' },
  sedumFlower: { day: 'oklch(0.76 0.06 30)', evening: 'oklch(0.44 0.04 30)' },
} satisfies Partial<Palette<OutsideInk>>;

const ROOM = {
  cast: { day: 'oklch(0.3 0.045 160 / 0.046)', evening: 'oklch(0.1 0.02 200 / 0.085)' },
  contact: {
    day: { middle: 'oklch(0.25 0.04 160 / 0.36)', edge: 'oklch(0.25 0.04 160 / 0)' },
    evening: { middle: 'oklch(0.08 0.02 200 / 0.6)', edge: 'oklch(0.08 0.02 200 / 0)' },
  },
  underside: { day: 'oklch(0.28 0.02 150)', evening: 'oklch(0.13 0.015 180)' },
  turned: { day: 'oklch(0.22 0.04 245 / 0.1)', evening: 'oklch(0.12 0.03 250 / 0.18)' },
  inShade: { day: 'oklch(0.2 0.04 245 / 0.27)', evening: 'oklch(0.12 0.03 250 / 0.46)' },
  rimLight: { day: 'oklch(1 0 0 / 0.3)', evening: 'oklch(0.8 0.06 50 / 0.32)' },
  gutter: { day: 'oklch(0.39 0.013 235)', evening: 'oklch(0.27 0.012 240)' },
} satisfies Partial<Palette<OutsideInk>>;

/** By day a room is darker than its garden; in the evening the lamps are on. */
const THROUGH_GLASS = {
  seenWall: { day: 'oklch(0.8 0.02 84)', evening: 'oklch(0.88 0.075 80)' },
  seenSide: { day: 'oklch(0.72 0.022 80)', evening: 'oklch(0.81 0.085 75)' },
  seenCeiling: { day: 'oklch(0.76 0.008 90)', evening: 'oklch(0.91 0.06 84)' },
  seenFloor: { day: 'oklch(0.6 0.055 65)', evening: 'oklch(0.66 0.09 62)' },
  seenGarden: {
    day: { top: 'oklch(0.93 0.02 215)', bottom: 'oklch(0.8 0.045 140)' },
    evening: { top: 'oklch(0.42 0.04 262)', bottom: 'oklch(0.3 0.03 190)' },
  },
  seenFrame: { day: 'oklch(0.36 0.012 235)', evening: 'oklch(0.34 0.02 60)' },
  seenFeature: { day: 'oklch(0.6 0.055 52)', evening: 'oklch(0.72 0.1 58)' },
  seenSlats: { day: 'oklch(0.52 0.06 62)', evening: 'oklch(0.62 0.095 62)' },
  seenGroove: { day: 'oklch(0.7 0.022 150)', evening: 'oklch(0.82 0.06 95)' },
  seenLuxury: { day: 'oklch(0.42 0.035 200)', evening: 'oklch(0.5 0.055 120)' },
  seenJoints: { day: 'oklch(0.3 0.03 60 / 0.5)', evening: 'oklch(0.35 0.05 50 / 0.5)' },
  seenSofa: { day: 'oklch(0.5 0.035 190)', evening: 'oklch(0.5 0.045 160)' },
  seenWood: { day: 'oklch(0.58 0.07 60)', evening: 'oklch(0.64 0.1 60)' },
  seenPicture: { day: 'oklch(0.5 0.04 165)', evening: 'oklch(0.58 0.06 120)' },
  seenCord: { day: 'oklch(0.3 0.01 90)', evening: 'oklch(0.3 0.02 70)' },
  seenShade: { day: 'oklch(0.32 0.014 165)', evening: 'oklch(0.28 0.025 70)' },
  lampGlow: {
    day: { middle: 'oklch(0.97 0.06 85 / 0.4)', edge: 'oklch(0.97 0.06 85 / 0)' },
    evening: { middle: 'oklch(0.97 0.1 86 / 0.75)', edge: 'oklch(0.92 0.11 80 / 0)' },
  },
  bulb: { day: 'oklch(0.97 0.05 90)', evening: 'oklch(0.985 0.07 92)' },
} satisfies Partial<Palette<OutsideInk>>;

const AROUND = {
  deck: { day: 'oklch(0.735 0.04 68)', evening: 'oklch(0.38 0.03 62)' },
  deckBoards: { day: 'oklch(0.25 0.03 60 / 0.28)', evening: 'oklch(0.14 0.02 60 / 0.4)' },
  stone: { day: 'oklch(0.875 0.009 85)', evening: 'oklch(0.44 0.012 85)' },
  stoneEdge: { day: 'oklch(0.6 0.03 130)', evening: 'oklch(0.22 0.015 140)' },
  paving: { day: 'oklch(0.83 0.012 80)', evening: 'oklch(0.37 0.012 80)' },
  pavingJoints: { day: 'oklch(0.66 0.014 80)', evening: 'oklch(0.28 0.012 80)' },
  chair: { day: 'oklch(0.94 0.012 88)', evening: 'oklch(0.52 0.024 75)' },
  leg: { day: 'oklch(0.38 0.02 70)', evening: 'oklch(0.2 0.01 70)' },
  pot: { day: 'oklch(0.47 0.01 230)', evening: 'oklch(0.25 0.008 230)' },
  pool: {
    day: { middle: CLEAR, edge: CLEAR },
    evening: { middle: 'oklch(0.88 0.11 78 / 0.5)', edge: 'oklch(0.85 0.11 74 / 0)' },
  },
} satisfies Partial<Palette<OutsideInk>>;

const HOUSE = {
  brickDark: { day: 'oklch(0.5 0.06 38 / 0.4)', evening: 'oklch(0.2 0.03 38 / 0.5)' },
  brickLight: { day: 'oklch(0.78 0.06 50 / 0.4)', evening: 'oklch(0.4 0.04 45 / 0.35)' },
  sash: { day: 'oklch(0.95 0.006 90)', evening: 'oklch(0.55 0.02 80)' },
  pane: {
    day: { top: 'oklch(0.62 0.03 230)', bottom: 'oklch(0.78 0.03 215)' },
    evening: { top: 'oklch(0.24 0.03 260)', bottom: 'oklch(0.36 0.03 255)' },
  },
  paneLit: {
    day: { top: 'oklch(0.62 0.03 230)', bottom: 'oklch(0.78 0.03 215)' },
    evening: { top: 'oklch(0.88 0.09 82)', bottom: 'oklch(0.78 0.1 72)' },
  },
  eaves: { day: 'oklch(0.9 0.008 85)', evening: 'oklch(0.42 0.014 80)' },
  tiles: { day: 'oklch(0.54 0.03 40)', evening: 'oklch(0.235 0.02 40)' },
  tileLines: { day: 'oklch(0.44 0.03 40 / 0.6)', evening: 'oklch(0.16 0.02 40 / 0.7)' },
} satisfies Partial<Palette<OutsideInk>>;

export const OUTSIDE: Palette<OutsideInk> = {
  ...SKY_AND_LAND,
  ...PLANTS,
  ...ROOM,
  ...THROUGH_GLASS,
  ...AROUND,
  ...HOUSE,
};
