import type { Drawing, Sheet } from '#domain/room/drawing/shapes';
import type { RoomDrawings, Still } from '#domain/order/document/room-drawings';
import type { Block } from './block';
import { columns } from './page';
import { drawShapes } from './shapes';
import { tag, type Paper } from './tagged';
import { STYLES, write } from './type';

/** Makes a drawing for a sheet, in points. */
type DrawingMaker = (sheet: Sheet) => Drawing;

const TYPE = 6.8;
const CAPTION = 13;

/** The room from outside on the left, as a picture where there is one, and its plan on the right. */
export function drawingsBlock(
  paper: Paper,
  { view, still, plan }: RoomDrawings,
  highest: number,
): Block {
  const [left, right] = [columns(1, 7), columns(8, 5)];
  return rowBlock(paper, [
    still ? pictured(paper, still, left, highest) : drawn(paper, view, left, highest),
    drawn(paper, plan, right, highest),
  ]);
}

/** A picture across the page, as high as its shape and the page allow. */
export function pictureBlock(paper: Paper, still: Still, highest: number): Block {
  return rowBlock(paper, [pictured(paper, still, columns(1, 12), highest)]);
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
    .map((row) =>
      rowBlock(
        paper,
        row.map(({ make, ...place }) => drawn(paper, make, place, highest, scale)),
      ),
    );
}

/** A figure in a row: its caption, and its size in points. */
interface Cell {
  title: string;
  description: string;
  left: number;
  width: number;
  height: number;
  /** Where the caption begins. */
  x: number;
  draw: (left: number, top: number) => void;
}

type Place = ReturnType<typeof columns>;

function drawn(
  { pdf }: Paper,
  make: DrawingMaker,
  { x, width: most }: Place,
  highest: number,
  scale?: number,
): Cell {
  const drawing = make({ ...sheetOf(most, highest), scale });
  const width = drawing.box.width * drawing.scale;
  const height = drawing.box.height * drawing.scale;
  const { title, description } = drawing;
  const draw = (left: number, top: number) => drawShapes(pdf, drawing, left, top);
  return { title, description, x, left: x + (most - width) / 2, width, height, draw };
}

/** As large as its place allows. */
function pictured(
  { pdf }: Paper,
  { jpeg, ...words }: Still,
  { x, width: most }: Place,
  highest: number,
): Cell {
  const picture = pdf.openImage(jpeg);
  const shape = picture.width / picture.height;
  const width = Math.min(most, (highest - CAPTION) * shape);
  const size = { width, height: width / shape };
  const draw = (left: number, top: number) => pdf.image(picture, left, top, size);
  return { ...words, ...size, x, left: x, draw };
}

/** Figures in a row on a common baseline, as high as the tallest, captions below. */
function rowBlock(paper: Paper, cells: readonly Cell[]): Block {
  const height = Math.max(...cells.map((cell) => cell.height)) + CAPTION;
  return {
    height,
    draw(parent, y) {
      for (const { title, description, x, left, ...cell } of cells) {
        const top = y + height - CAPTION - cell.height;
        tag(paper, parent, 'Figure', () => cell.draw(left, top), {
          alt: description,
          bbox: [left, top, left + cell.width, top + cell.height],
        });
        tag(paper, parent, 'Caption', () =>
          write(paper.pdf, title, STYLES.label, { x, baseline: y + height - 1 }),
        );
      }
    },
  };
}

function sheetOf(width: number, highest: number): Sheet {
  return { width, height: highest - CAPTION, text: TYPE };
}
