import type { Drawing, Point, Role, Shape } from '#domain/room/drawing/shapes';

/** One element of the picture: a path, or a line of text. In sheet units, from the top left corner. */
export type DrawingPart = { role: Role } & (
  | { d: string }
  | { text: string; transform: string; size: number; anchor: 'start' | 'middle' | 'end' }
);

/** Parts drawn as one group: those of an opening, or those between two openings. */
export interface DrawingGroup {
  opening: string | undefined;
  parts: DrawingPart[];
}

/** Merges neighbouring strokes of one role into one path. */
export function drawingGroups({ box, scale, shapes }: Drawing): DrawingGroup[] {
  // A tenth of a pixel is precise enough; on paper, with its larger unit, a hundredth.
  const fine = scale > 24 ? 10 : 100;
  const round = (units: number) => Math.round(units * fine) / fine;
  const place = ([x, y]: Point) => `${round((x - box.x) * scale)} ${round((y - box.y) * scale)}`;
  const groups: DrawingGroup[] = [];
  for (const shape of shapes) {
    let group = groups.at(-1);
    if (!group || group.opening !== shape.opening)
      groups.push((group = { opening: shape.opening, parts: [] }));
    const part = partOf(shape, place, (metres) => round(metres * scale));
    const last = group.parts.at(-1);
    if (shape.type === 'lines' && last && 'd' in last && last.role === part.role)
      last.d += dOf(part);
    else group.parts.push(part);
  }
  return groups;
}

function dOf(part: DrawingPart): string {
  return 'd' in part ? part.d : '';
}

function partOf(
  shape: Shape,
  place: (point: Point) => string,
  length: (metres: number) => number,
): DrawingPart {
  const { role } = shape;
  const run = (points: readonly Point[]) => `M${points.map(place).join('L')}`;
  switch (shape.type) {
    case 'polygon':
      return {
        role,
        d: [shape.points, ...(shape.holes ?? [])].map((ring) => `${run(ring)}z`).join(''),
      };
    case 'lines':
      return { role, d: shape.runs.map(run).join('') };
    case 'arc': {
      const { centre, radius, from, to } = shape;
      const at = (degrees: number): Point => {
        const angle = (degrees * Math.PI) / 180;
        return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
      };
      const r = length(radius);
      return {
        role,
        d: `M${place(at(from))}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${place(at(to))}`,
      };
    }
    case 'text': {
      const turn = shape.angle === 0 ? '' : ` rotate(${Math.round(shape.angle * 10) / 10})`;
      return {
        role,
        text: shape.text,
        transform: `translate(${place(shape.at)})${turn}`,
        size: length(shape.size),
        anchor: shape.anchor,
      };
    }
  }
}
