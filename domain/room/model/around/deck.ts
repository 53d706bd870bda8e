import type { WallSide } from '#domain/room/geometry/walls';
import { BOARD, deckOf, type Deck } from '#domain/room/scene/outside/props/deck';
import { doorsOnGround, stepBy } from '#domain/room/scene/outside/props/steps';
import { plotAround } from '#domain/room/scene/outside/plot';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid } from '#domain/room/model/solids/solid';
import { onWall, type Subject } from '#domain/room/model/subject';

/** Metres: the boards' thickness, the space between two, a board on its texture, and the frame's set-back. */
const [THICK, JOINT, ON_TEXTURE, BACK] = [0.028, 0.008, 0.146, 0.02];

const look = (material: Look['material']): Look => ({ material, role: 'ground' });

/** The deck before patio glass, and a step before each door that does not open onto it. */
export function deckAndSteps(subject: Subject): Solid[] {
  const { room } = subject;
  const deck = deckOf(room, plotAround(room));
  const beside = (side: WallSide, solids: Solid[]) => put(solids, onWall(side, subject));
  return [
    ...(deck ? beside(deck.patio.wall, boards(deck, subject.detail === 'phone')) : []),
    ...doorsOnGround(room, deck).flatMap((door) => {
      const [[from, near, low], [to, out, high]] = stepBy(room, door);
      return beside(
        door.wall,
        block(look('stone'), [from, to], [-out, -near], [low, high], { bevel: 0.012 }),
      );
    }),
  ];
}

/** Boards along the wall on their frame. */
function boards({ from, to, out, top }: Deck, plain: boolean): Solid[] {
  const frame = block(
    look('deck-frame'),
    [from + BACK, to - BACK],
    [BACK - out, 0],
    [0, top - THICK],
    { grain: 'across' },
  );
  const count = plain ? 1 : Math.ceil(out / BOARD - 1e-6);
  const step = plain ? out : BOARD;
  return [
    ...frame,
    ...Array.from({ length: count }, (_, n) => n).flatMap((n) => {
      const end = Math.min(out, (n + 1) * step) - (n === count - 1 ? 0 : JOINT);
      return block(look('deck'), [from, to], [-end, -n * step], [top - THICK, top], {
        grain: 'across',
        uv: (u, v) => [(-u / BOARD) * ON_TEXTURE, v + n * 0.71],
      });
    }),
  ];
}
