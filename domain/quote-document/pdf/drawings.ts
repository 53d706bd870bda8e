import type { Drawing, Sheet } from '#domain/drawing/shapes';
import type { Block } from './block';
import { columns } from './page';
import { drawShapes } from './shapes';
import { tag, type Paper } from './tagged';
import { STYLES, write } from './type';

/** Makes a drawing for a sheet, in points. */
type DrawingMaker = (sheet: Sheet) => Drawing;

const TYPE = 6.8;
const CAPTION = 13;

/** The room from outside on the left and its plan on the right. */
export function drawingsBlock(
  paper: Paper,
  { view, plan }: Record<'view' | 'plan', DrawingMaker>,
  highest: number,
): Block {
  return rowBlock(
    paper,
    [
      { make: view, ...columns(1, 7) },
      { make: plan, ...columns(8, 5) },
    ],
    highest,
  );
}

/** Its sides, two in a row, all to one scale. */
export function elevationsBlocks(
  paper: Paper,
  elevations: readonly DrawingMaker[],
  highest: number,
): Block[] {
  const places = [columns(1, 6), columns(7, 6)];
  const cells = elevations.map((make, index) => ({
    make,
    ...(places[index % 2] ?? columns(1, 6)),
  }));
  const scales = cells.map(({ make, width }) => make(sheetOf(width, highest)).scale);
  const scale = Math.min(...scales);
  return [cells.slice(0, 2), cells.slice(2)]
    .filter((row) => row.length > 0)
    .map((row) => rowBlock(paper, row, highest, scale));
}

/** Drawings in a row on a common baseline, as high as the tallest, captions below. */
function rowBlock(
  paper: Paper,
  row: readonly { make: DrawingMaker; x: number; width: number }[],
  highest: number,
  scale?: number,
): Block {
  const cells = row.map(({ make, x, width }) => {
    const drawing = make({ ...sheetOf(width, highest), scale });
    const right = drawing.box.width * drawing.scale;
    const down = drawing.box.height * drawing.scale;
    return { drawing, x, left: x + (width - right) / 2, right, down };
  });
  const height = Math.max(...cells.map(({ down }) => down)) + CAPTION;
  return {
    height,
    draw(parent, y) {
      for (const { drawing, x, left, right, down } of cells) {
        const top = y + height - CAPTION - down;
        tag(paper, parent, 'Figure', () => drawShapes(paper.pdf, drawing, left, top), {
          alt: drawing.description,
          bbox: [left, top, left + right, top + down],
        });
        tag(paper, parent, 'Caption', () =>
          write(paper.pdf, drawing.title, STYLES.label, { x, baseline: y + height - 1 }),
        );
      }
    },
  };
}

function sheetOf(width: number, highest: number): Sheet {
  return { width, height: highest - CAPTION, text: TYPE };
}
