import type { Place } from '#domain/drawing/projection';
import { heightAt, type Height } from './block';
import { cross, minus, unit } from './directions';
import type { Look, Shape, Solid, Span } from './solid';

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

/** An upright plate with holes, as one solid: no face is left between two of its parts, where light might show. */
export function plate(look: Look, grid: Grid, behind: Span, { unseen }: PlateOptions): Solid[] {
  const columns = grid.across.length - 1;
  const rows = grid.heights.length - 1;
  if (columns < 1 || rows < 1 || !(behind[1] > behind[0])) return [];
  const isFilled = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && !grid.isHole(column, row);
  const place = (column: number, row: number, end: 0 | 1): Place => {
    const [x, y] = [grid.across[column] ?? 0, behind[end]];
    return [x, y, heightAt(grid.heights[row] ?? 0, x, y)];
  };
  return [
    {
      ...look,
      shape: (part) => {
        const shape: Shape = { positions: [], normals: [], uvs: [], triangles: [] };
        const isShown = (side: 'front' | 'back') => part === 'all' || !unseen.includes(side);
        for (let column = 0; column < columns; column += 1) {
          for (let row = 0; row < rows; row += 1) {
            if (!isFilled(column, row)) continue;
            const [right, above] = [column + 1, row + 1];
            const corner = place;
            if (isShown('front'))
              addQuad(shape, [
                corner(column, row, 0),
                corner(right, row, 0),
                corner(right, above, 0),
                corner(column, above, 0),
              ]);
            if (isShown('back'))
              addQuad(shape, [
                corner(right, row, 1),
                corner(column, row, 1),
                corner(column, above, 1),
                corner(right, above, 1),
              ]);
            const isOpen = (c: number, r: number) =>
              !isFilled(c, r) && (part === 'all' || (c >= 0 && r >= 0 && c < columns && r < rows));
            if (isOpen(column - 1, row))
              addQuad(shape, [
                corner(column, row, 1),
                corner(column, row, 0),
                corner(column, above, 0),
                corner(column, above, 1),
              ]);
            if (isOpen(right, row))
              addQuad(shape, [
                corner(right, row, 0),
                corner(right, row, 1),
                corner(right, above, 1),
                corner(right, above, 0),
              ]);
            if (isOpen(column, row - 1))
              addQuad(shape, [
                corner(column, row, 1),
                corner(right, row, 1),
                corner(right, row, 0),
                corner(column, row, 0),
              ]);
            if (isOpen(column, above))
              addQuad(shape, [
                corner(column, above, 0),
                corner(right, above, 0),
                corner(right, above, 1),
                corner(column, above, 1),
              ]);
          }
        }
        return shape;
      },
    },
  ];
}

type Quad = readonly [Place, Place, Place, Place];

/** A face by its corners, anticlockwise as seen from outside; u runs across or behind, v upwards or behind. */
function addQuad({ positions, normals, uvs, triangles }: Shape, corners: Quad): void {
  const first = positions.length / 3;
  const [a, b, c, d] = corners;
  const normal = unit(cross(minus(c, a), minus(d, b)));
  const [alongX, , up] = normal;
  for (const [x, y, z] of corners) {
    positions.push(x, y, z);
    normals.push(...normal);
    uvs.push(Math.abs(alongX) > 0.5 ? y : x, Math.abs(up) > 0.5 ? y : z);
  }
  for (const corner of [0, 1, 2, 0, 2, 3]) triangles.push(first + corner);
}
