import { block } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';

/** A rectangle on a wall: along it, and above the ground. Metres. */
export interface Hole {
  readonly along: Span;
  readonly high: Span;
}

export function inset({ along, high }: Hole, by: number): Hole {
  return { along: [along[0] + by, along[1] - by], high: [high[0] + by, high[1] - by] };
}

/** Four bars around a rectangle, within it; what they meet hides their outer sides and ends. */
export function bars(
  look: Look,
  { along: [from, to], high: [low, top] }: Hole,
  wide: number,
  into: Span,
): Solid[] {
  const level = { grain: 'across' } as const;
  const left: Span = [from, from + wide];
  const right: Span = [to - wide, to];
  const between: Span = [from + wide, to - wide];
  return [
    ...block(look, left, into, [low, top], { unseen: ['left', 'top', 'bottom'] }),
    ...block(look, right, into, [low, top], { unseen: ['right', 'top', 'bottom'] }),
    ...block(look, between, into, [low, low + wide], {
      ...level,
      unseen: ['bottom', 'left', 'right'],
    }),
    ...block(look, between, into, [top - wide, top], {
      ...level,
      unseen: ['top', 'left', 'right'],
    }),
  ];
}

/** Two panes and the space between them, as one. */
export function glass(look: Omit<Look, 'material'>, { along, high }: Hole, into: number): Solid[] {
  return block({ ...look, material: 'glass' }, along, [into - 0.012, into + 0.012], high);
}
