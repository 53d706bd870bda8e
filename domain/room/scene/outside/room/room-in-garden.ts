import type { Part } from '#domain/room/scene/scene';
import { pools, poolsOnDeck } from '#domain/room/scene/outside/light/pools';
import { deckOf, deckShadow } from '#domain/room/scene/outside/props/deck';
import { propsBy } from '#domain/room/scene/outside/props/props';
import { path } from '#domain/room/scene/outside/props/steps';
import type { RoomView } from '#domain/room/scene/outside/view';
import { castShadow, slab, supports } from './ground';
import { roof, roofFromBelow } from './roof';
import { walls } from './walls';

/** The room and what stands by it, in painting order. */
export function roomInGarden(view: RoomView): Part[] {
  const { plot, room, visible } = view;
  const deck = deckOf(room, plot);
  const { behind, before } = propsBy(view);
  return [
    ...castShadow(view),
    ...(deck ? deckShadow(view, deck) : []),
    ...path(view, plot, deck),
    ...pools(view, deck),
    ...behind.flatMap(({ parts }) => parts),
    ...supports(view),
    ...roofFromBelow(view),
    ...walls(view),
    ...slab(view),
    ...roof(view),
    ...before.flatMap(({ name, parts }) =>
      name === 'deck' && deck && visible.includes(deck.patio.wall)
        ? [...parts, ...poolsOnDeck(view, deck)]
        : parts,
    ),
  ];
}
