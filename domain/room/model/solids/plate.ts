import type { Place } from '#domain/room/drawing/projection';
import { heightAt, type Height } from './block';
import { cross, minus, unit } from './directions';
import { IN_ROOM, type Look, type Solid, type Span, type Triangles } from './solid';

/** What a plate is cut into: upright lines across, and heights from its foot to its top. */
interface Grid {
  readonly across: readonly number[];
  readonly heights: readonly Height[];
  readonly isHole: (column: number, row: number) => boolean;
}

interface PlateOptions {
  /** Its two broad faces that something else always hides; so are its outer edges. */
  readonly unseen: readonly ('front' | 'back')[];
}

/** A corner of a cell: on its right or left, at its top or foot, at the plate's back or front. */
type Corner = readonly [right: 0 | 1, top: 0 | 1, back: 0 | 1];

/** The corners of a face, anticlockwise as seen from outside. */
type Corners = readonly [Corner, Corner, Corner, Corner];

const BROAD: Readonly<Record<'front' | 'back', Corners>> = {
  front: [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]],
  back: [[1, 0, 1], [0, 0, 1], [0, 1, 1], [1, 1, 1]],
}; // oxfmt-ignore

/** The faces towards the cells on the left, on the right, below and above. */
const NARROW: readonly { readonly columns: number; readonly rows: number; readonly corners: Corners }[] = [
  { columns: -1, rows: 0, corners: [[0, 0, 1], [0, 0, 0], [0, 1, 0], [0, 1, 1]] },
  { columns: 1, rows: 0, corners: [[1, 0, 0], [1, 0, 1], [1, 1, 1], [1, 1, 0]] },
  { columns: 0, rows: -1, corners: [[0, 0, 1], [1, 0, 1], [1, 0, 0], [0, 0, 0]] },
  { columns: 0, rows: 1, corners: [[0, 1, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1]] },
]; // oxfmt-ignore

/** An upright plate with holes, as one solid: no face is left between two of its parts, where light might show. */
export function plate(
  look: Look,
  { across, heights, isHole }: Grid,
  behind: Span,
  { unseen }: PlateOptions,
): Solid[] {
  const [columns, rows] = [across.length - 1, heights.length - 1];
  if (columns < 1 || rows < 1 || !(behind[1] > behind[0])) return [];
  const isCell = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows;
  const isFilled = (column: number, row: number) => isCell(column, row) && !isHole(column, row);
  const draw: Solid['draw'] = (to, part) => {
    const broad = (['front', 'back'] as const).filter(
      (side) => part === 'all' || !unseen.includes(side),
    );
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        if (!isFilled(column, row)) continue;
        const place = ([right, top, back]: Corner): Place => {
          const [x, y] = [across[column + right] ?? 0, behind[back]];
          return [x, y, heightAt(heights[row + top] ?? 0, x, y)];
        };
        for (const side of broad) addFace(to, BROAD[side], place);
        for (const { columns: right, rows: up, corners } of NARROW) {
          const [next, above] = [column + right, row + up];
          const isOpen = !isFilled(next, above) && (part === 'all' || isCell(next, above));
          if (isOpen) addFace(to, corners, place);
        }
      }
    }
  };
  return [{ ...look, axes: IN_ROOM, draw }];
}

/** A face: u runs across or behind, v upwards or behind. */
function addFace(to: Triangles, corners: Corners, placeOf: (corner: Corner) => Place): void {
  const [a, b] = [placeOf(corners[0]), placeOf(corners[1])];
  const [c, d] = [placeOf(corners[2]), placeOf(corners[3])];
  const normal = unit(cross(minus(c, a), minus(d, b)));
  const isAcross = Math.abs(normal[0]) > 0.5;
  const isLevel = Math.abs(normal[2]) > 0.5;
  let last = 0;
  for (const place of [a, b, c, d]) {
    const u = isAcross ? place[1] : place[0];
    const v = isLevel ? place[1] : place[2];
    last = to.corner(place[0], place[1], place[2], normal[0], normal[1], normal[2], u, v);
  }
  const first = last - 3;
  to.triangle(first, first + 1, first + 2);
  to.triangle(first, first + 2, last);
}
