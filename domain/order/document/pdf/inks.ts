import type { Role } from '#domain/room/drawing/shapes';
import { CLADDINGS } from '#domain/room/options/claddings';
import type { Finishes } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';

/** How a shape is painted. Widths in points. */
export type Ink =
  | { fill: string; opacity?: number }
  | { stroke: string; width: number; dash?: readonly [length: number, space: number] };

const [INK, FAINT, MUTED, METAL] = ['#17211c', '#838077', '#484e46', '#33393e'];
const [EDGE, MARK, INSIDE] = ['#5e6661', '#ad5b2e', '#224b38'];

/** The inks of a drawing with these finishes, in print. */
export function inksOf({ cladding, roofing }: Finishes): Record<Role, Ink> {
  const { board, light = board, dark = board, joint } = CLADDINGS[cladding].print;
  const { surface, seam } = ROOFINGS[roofing].print;
  return {
    wall: { fill: INK },
    room: { fill: '#ffffff' },
    sunlight: { fill: '#f6e7b0' },
    frame: { fill: METAL },
    sill: { stroke: FAINT, width: 0.4 },
    pane: { stroke: INK, width: 0.6 },
    door: { fill: METAL },
    leaf: { stroke: INK, width: 0.5 },
    swing: { stroke: FAINT, width: 0.4 },
    furniture: { fill: '#e4eee8' },
    furnitureLine: { stroke: '#5d7a6c', width: 0.4 },
    cladding: { fill: board },
    claddingLight: { fill: light },
    claddingDark: { fill: dark },
    boards: { stroke: joint, width: 0.25 },
    trim: { fill: METAL },
    roof: { fill: surface },
    roofLines: { stroke: seam, width: 0.25 },
    panel: { fill: '#2f3d58' },
    panelLines: { stroke: '#697686', width: 0.25 },
    fascia: { fill: METAL },
    foundation: { fill: '#bebebb' },
    glass: { fill: '#c5d8dd' },
    glint: { fill: '#ffffff', opacity: 0.5 },
    handle: { stroke: '#c0bdb7', width: 0.7 },
    opens: { stroke: '#49585c', width: 0.3, dash: [2, 1.5] },
    shade: { fill: '#031a1b', opacity: 0.2 },
    shadow: { fill: '#11241c', opacity: 0.13 },
    edge: { stroke: EDGE, width: 0.35 },
    ground: { stroke: INK, width: 0.75 },
    earth: { stroke: FAINT, width: 0.3 },
    mesh: { stroke: '#d5d1c8', width: 0.35 },
    house: { fill: '#ebdad1' },
    hatch: { stroke: FAINT, width: 0.25 },
    person: { fill: '#75847c' },
    outline: { stroke: INK, width: 0.5 },
    hidden: { stroke: FAINT, width: 0.4, dash: [2.5, 2] },
    nearer: { stroke: MARK, width: 0.5, dash: [1, 2] },
    offset: { stroke: MARK, width: 0.5, dash: [4, 2] },
    diagonal: { stroke: INSIDE, width: 0.45, dash: [6, 1.5] },
    peg: { fill: MARK },
    dimension: { stroke: FAINT, width: 0.4 },
    tick: { stroke: INK, width: 0.6 },
    measure: { fill: MUTED },
    insideLine: { stroke: INSIDE, width: 0.4 },
    insideMeasure: { fill: INSIDE },
    link: { fill: MUTED },
    name: { fill: INK },
    area: { fill: INSIDE },
  };
}
