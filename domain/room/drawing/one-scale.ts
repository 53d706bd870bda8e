import type { Drawing, Sheet } from './shapes';

type Draw = (sheet: Sheet) => Drawing;

/** Measures may reappear at a scale smaller than a drawing's own; each round makes room for them. */
const ROUNDS = 3;

/**
 * A drawing at a scale at which the others also fit a sheet of the same size, so that of two rooms or walls
 * side by side the larger one looks larger. Its box is the whole sheet.
 */
export function atOneScale(sheet: Sheet, own: Draw, ...others: readonly Draw[]): Drawing {
  const all = [own, ...others];
  let scale = Math.min(...all.map((draw) => draw(sheet).scale));
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = { ...sheet, scale };
    scale *= Math.min(1, ...all.map((draw) => shareThatFits(draw(at), sheet)));
  }
  return onWholeSheet(own({ ...sheet, scale }), sheet);
}

function shareThatFits({ box, scale }: Drawing, { width, height }: Sheet): number {
  return Math.min(width / (box.width * scale), height / (box.height * scale));
}

/** Centres the drawing on its sheet. */
function onWholeSheet(drawing: Drawing, sheet: Sheet): Drawing {
  const { box, scale } = drawing;
  const [width, height] = [sheet.width / scale, sheet.height / scale];
  const x = box.x - (width - box.width) / 2;
  const y = box.y - (height - box.height) / 2;
  return { ...drawing, box: { x, y, width, height } };
}

/**
 * Drawings of one scale, each on a sheet of its own, whose grounds (y = 0) are at the same height when the
 * sheets lie in a row. What is left over is above them.
 */
export function onOneGround(sheet: Sheet, draws: readonly Draw[]): Drawing[] {
  const [first] = draws;
  if (!first) return [];
  let { scale } = atOneScale(sheet, first, ...draws.slice(1));
  const rowAt = () => {
    const drawn = draws.map((draw) => draw({ ...sheet, scale }));
    const top = Math.min(...drawn.map(({ box }) => box.y));
    const bottom = Math.max(...drawn.map(({ box }) => box.y + box.height));
    return { drawn, bottom, height: bottom - top };
  };
  for (let round = 0; round < ROUNDS; round += 1)
    scale *= Math.min(1, sheet.height / (rowAt().height * scale));
  const { drawn, bottom } = rowAt();
  const height = sheet.height / scale;
  return drawn.map((drawing) => {
    const { box } = onWholeSheet(drawing, sheet);
    return { ...drawing, box: { ...box, y: bottom - height } };
  });
}
