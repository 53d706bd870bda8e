import type { Place } from '#domain/room/drawing/projection';

export type FaceName = 'front' | 'right' | 'back' | 'left' | 'top' | 'bottom';

/** A face of a block: which axis it looks along (across, behind or above), and which way. */
export interface Face {
  readonly name: FaceName;
  readonly axis: 0 | 1 | 2;
  readonly normal: Place;
  /**
   * Its corners, anticlockwise as seen from outside: 1 for the high end across, 2 for the one behind, 4
   * for the one above, added up.
   */
  readonly corners: readonly number[];
}

export const FACES: readonly Face[] = [
  { name: 'front', axis: 1, normal: [0, -1, 0], corners: [0, 1, 5, 4] },
  { name: 'right', axis: 0, normal: [1, 0, 0], corners: [1, 3, 7, 5] },
  { name: 'back', axis: 1, normal: [0, 1, 0], corners: [3, 2, 6, 7] },
  { name: 'left', axis: 0, normal: [-1, 0, 0], corners: [2, 0, 4, 6] },
  { name: 'top', axis: 2, normal: [0, 0, 1], corners: [4, 5, 7, 6] },
  { name: 'bottom', axis: 2, normal: [0, 0, -1], corners: [2, 3, 1, 0] },
];

/**
 * The triangles between faces whose edges are taken off: along each edge two, at each corner one. Indices
 * count the corners of all faces in order.
 */
export const BEVELS: readonly number[] = [...edges(), ...tips()];

/** Where an edge of one face is the same edge of another, which runs along it the other way. */
function edges(): number[] {
  return sides().flatMap(([from, to]) => {
    const other = sides().find(
      ([start, end]) =>
        start.face > from.face && start.corner === to.corner && end.corner === from.corner,
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
  readonly corner: number;
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
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => {
    const around = [0, 1, 2].flatMap((axis) =>
      vertices
        .filter((one) => one.corner === corner && FACES[one.face]?.axis === axis)
        .map(({ index }) => index),
    );
    const ends = (corner & 1) + ((corner >> 1) & 1) + (corner >> 2);
    return ends % 2 === 1 ? around : around.toReversed();
  });
}
