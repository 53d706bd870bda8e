export type FaceName = 'front' | 'right' | 'back' | 'left' | 'top' | 'bottom';

/** A corner of a block: the low (0) or the high (1) end of each axis. */
export type Corner = readonly [across: 0 | 1, behind: 0 | 1, above: 0 | 1];

/** The faces of a block with their corners, anticlockwise as seen from outside. */
export const FACES: readonly { readonly name: FaceName; readonly corners: readonly Corner[] }[] = [
  { name: 'front', corners: [[0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]] },
  { name: 'right', corners: [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]] },
  { name: 'back', corners: [[1, 1, 0], [0, 1, 0], [0, 1, 1], [1, 1, 1]] },
  { name: 'left', corners: [[0, 1, 0], [0, 0, 0], [0, 0, 1], [0, 1, 1]] },
  { name: 'top', corners: [[0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]] },
  { name: 'bottom', corners: [[0, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]] },
]; // prettier-ignore

/**
 * The triangles between faces whose edges are taken off: along each edge two, at each corner one. Indices
 * count the corners of all faces in order.
 */
export const BEVELS: readonly number[] = [...edges(), ...tips()];

/** Where an edge of one face is the same edge of another, which runs along it the other way. */
function edges(): number[] {
  return sides().flatMap(([from, to]) => {
    const other = sides().find(
      ([start, end]) => start.face > from.face && isSame(start, to) && isSame(end, from),
    );
    if (!other) return [];
    const [start, end] = other;
    // The strip runs against both faces, so that each edge is used once each way.
    return [to.index, from.index, end.index, to.index, end.index, start.index];
  });
}

interface Vertex {
  readonly face: number;
  readonly index: number;
  readonly corner: Corner;
}

function sides(): (readonly [Vertex, Vertex])[] {
  return FACES.flatMap(({ corners }, face) => {
    const vertices = corners.map((corner, n): Vertex => ({ face, index: 4 * face + n, corner }));
    return vertices.flatMap((vertex, n) => {
      const next = vertices[(n + 1) % vertices.length];
      return next ? [[vertex, next] as const] : [];
    });
  });
}

/** At each corner the three faces that meet there; at every other corner they go round the other way. */
function tips(): number[] {
  const vertices = sides().map(([vertex]) => vertex);
  const ends = [0, 1] as const;
  const corners = ends.flatMap((x) => ends.flatMap((y) => ends.map((z): Corner => [x, y, z])));
  return corners.flatMap((corner) => {
    const [x, y, z] = corner;
    const on = (...names: readonly FaceName[]) =>
      vertices
        .filter((one) => one.corner.every((end, axis) => end === corner[axis]))
        .filter(({ face }) => names.some((name) => FACES[face]?.name === name))
        .map(({ index }) => index);
    const around = [...on('left', 'right'), ...on('front', 'back'), ...on('bottom', 'top')];
    return (x + y + z) % 2 === 1 ? around : around.toReversed();
  });
}

function isSame(one: Vertex, other: Vertex): boolean {
  return one.corner.every((end, axis) => end === other.corner[axis]);
}
