import { CLADDINGS } from '#domain/room/options/claddings';
import type { FinishId } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';

/** A seamless tile: where its metres go is told by a mesh's uvs, v along the grain and up a slope. */
export type TextureName =
  | FinishId<'cladding'>
  | 'standard-felt' | 'shingle' | 'galvanized-steel' | 'solar-panels'
  | 'decking' | 'oak-floor' | 'plasterboard' | 'plaster-feature-wall' | 'acoustic-panels'
  | 'concrete' | 'paving' | 'brick'; // oxfmt-ignore

/** How a surface looks: the renderer's and both export formats' one source. */
export interface Material {
  /** As sRGB. With a texture: the mean of what is seen, so that a tint is `colour` over the texture's mean. */
  readonly colour: string;
  readonly roughness: number;
  readonly metalness: number;
  readonly texture?: TextureName;
  /** Below 1 for what is seen through. */
  readonly opacity?: number;
  /** Light of its own, as sRGB: on with the lamps. */
  readonly emissive?: string;
}

type Tone = '' | '-light' | '-dark';

/** Boards of a finish and those that are lighter or darker than the rest; roofs by finish; all the others. */
export type MaterialName =
  | `cladding-${FinishId<'cladding'>}${Tone}`
  | `roof-${FinishId<'roofing'>}`
  | 'trim' | 'frame' | 'glass' | 'handle' | 'fascia' | 'drip' | 'gutter'
  | 'panel' | 'panel-rail' | 'sedum-light' | 'sedum-dark'
  | 'concrete' | 'pad' | 'stone' | 'deck' | 'deck-frame' | 'paving' | 'brick' | 'house-stone'
  | 'plaster' | 'ceiling' | 'feature-plaster' | 'acoustic-felt' | 'acoustic' | 'tongue-groove'
  | 'acoustic-panel' | 'groove' | 'luxury' | 'moulding' | 'skirting' | 'floor'
  | 'white-plastic' | 'dark-plastic' | 'lamp' | 'lamp-shade' | 'cable'
  | 'wood' | 'metal' | 'fabric' | 'cushion' | 'pale' | 'screen' | 'seat'
  | 'book-green' | 'book-rust' | 'book-blue' | 'rug' | 'rug-border' | 'leaf' | 'leaf-light'; // oxfmt-ignore

/** Of corner posts, fascias, frames: dark grey powder coat. */
const METAL = { colour: '#2a2f33', roughness: 0.5, metalness: 0.15 } as const;
const MATT = { roughness: 0.9, metalness: 0 } as const;
const TEXTILE = { roughness: 1, metalness: 0 } as const;

export const materials: Readonly<Record<MaterialName, Material>> = {
  'cladding-standard-timber': board('standard-timber', 0.68),
  'cladding-standard-timber-light': board('standard-timber', 0.68, 'light'),
  'cladding-standard-timber-dark': board('standard-timber', 0.68, 'dark'),
  'cladding-cedar': board('cedar', 0.62),
  'cladding-cedar-light': board('cedar', 0.62, 'light'),
  'cladding-cedar-dark': board('cedar', 0.62, 'dark'),
  'cladding-composite': board('composite', 0.55),
  'cladding-composite-light': board('composite', 0.55, 'light'),
  'cladding-composite-dark': board('composite', 0.55, 'dark'),
  'roof-standard-felt': roof('standard-felt', 0.95, 'standard-felt'),
  'roof-shingle': roof('shingle', 0.92, 'shingle'),
  'roof-galvanized-steel': { ...roof('galvanized-steel', 0.42, 'galvanized-steel'), metalness: 0.7 },
  'roof-solar-panels': roof('solar-panels', 0.95, 'standard-felt'),
  'roof-rubber-membrane': roof('rubber-membrane', 0.8),
  'roof-living-roof': roof('living-roof', 1),
  trim: METAL,
  frame: { ...METAL, roughness: 0.42 },
  glass: { colour: '#c9d8da', roughness: 0.03, metalness: 0, opacity: 0.22 },
  handle: { colour: '#c9c8c4', roughness: 0.3, metalness: 0.9 },
  fascia: METAL,
  drip: { colour: '#3f464b', roughness: 0.4, metalness: 0.4 },
  gutter: { colour: '#3f464b', roughness: 0.45, metalness: 0.2 },
  panel: { colour: '#2b3148', roughness: 0.12, metalness: 0, texture: 'solar-panels' },
  'panel-rail': { colour: '#9aa0a6', roughness: 0.4, metalness: 0.8 },
  'sedum-light': { colour: '#8a9560', ...MATT },
  'sedum-dark': { colour: '#5c6b3f', ...MATT },
  concrete: { colour: '#bebebb', ...MATT, texture: 'concrete' },
  pad: { colour: '#8d8f8e', ...MATT },
  stone: { colour: '#d8d5cf', ...MATT },
  deck: { colour: '#a3927f', roughness: 0.75, metalness: 0, texture: 'decking' },
  'deck-frame': { colour: '#4d443b', roughness: 0.85, metalness: 0 },
  paving: { colour: '#bdb8b0', roughness: 0.85, metalness: 0, texture: 'paving' },
  brick: { colour: '#a98474', roughness: 0.92, metalness: 0, texture: 'brick' },
  'house-stone': { colour: '#cfc9bf', ...MATT },
  plaster: { colour: '#eceae5', ...MATT, texture: 'plasterboard' },
  ceiling: { colour: '#f7f6f3', ...MATT },
  'feature-plaster': { colour: '#c9a58a', roughness: 0.6, metalness: 0, texture: 'plaster-feature-wall' },
  'acoustic-felt': { colour: '#362c24', ...TEXTILE },
  'acoustic-panel': { colour: '#94795c', roughness: 0.5, metalness: 0, texture: 'acoustic-panels' },
  acoustic: { colour: '#be956f', roughness: 0.5, metalness: 0 },
  groove: { colour: '#b9b5aa', ...MATT },
  'tongue-groove': { colour: '#e9e6de', roughness: 0.6, metalness: 0 },
  luxury: { colour: '#516a5e', roughness: 0.7, metalness: 0 },
  moulding: { colour: '#dfdcd4', roughness: 0.6, metalness: 0 },
  skirting: { colour: '#f6f5f2', roughness: 0.5, metalness: 0 },
  floor: { colour: '#c9ac86', roughness: 0.45, metalness: 0, texture: 'oak-floor' },
  'white-plastic': { colour: '#fafaf9', roughness: 0.35, metalness: 0 },
  'dark-plastic': { colour: '#2c3032', roughness: 0.5, metalness: 0 },
  lamp: { colour: '#f7f3e8', roughness: 0.6, metalness: 0, emissive: '#ffe3b0' },
  'lamp-shade': { colour: '#262e29', roughness: 0.5, metalness: 0.2 },
  cable: { colour: '#22211f', roughness: 0.7, metalness: 0 },
  wood: { colour: '#be956f', roughness: 0.55, metalness: 0 },
  metal: { colour: '#3a3f42', roughness: 0.4, metalness: 0.6 },
  fabric: { colour: '#597977', ...TEXTILE },
  cushion: { colour: '#d29f78', ...TEXTILE },
  pale: { colour: '#eeebe4', ...MATT },
  screen: { colour: '#21282b', roughness: 0.2, metalness: 0 },
  seat: { colour: '#3a4b4c', ...TEXTILE },
  'book-green': { colour: '#416451', ...MATT },
  'book-rust': { colour: '#b56a45', ...MATT },
  'book-blue': { colour: '#395061', ...MATT },
  rug: { colour: '#e9e4da', ...TEXTILE },
  'rug-border': { colour: '#a9b0a5', ...TEXTILE },
  leaf: { colour: '#4c7053', ...MATT },
  'leaf-light': { colour: '#6f916b', ...MATT },
}; // oxfmt-ignore

function board(
  finish: FinishId<'cladding'>,
  roughness: number,
  tone: 'board' | 'light' | 'dark' = 'board',
): Material {
  const { print } = CLADDINGS[finish];
  return { colour: print[tone] ?? print.board, roughness, metalness: 0, texture: finish };
}

function roof(finish: FinishId<'roofing'>, roughness: number, texture?: TextureName): Material {
  const { surface } = ROOFINGS[finish].print;
  return { colour: surface, roughness, metalness: 0, ...(texture && { texture }) };
}
