import { describe, expect, it } from 'vitest';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import { emptyDraft } from '#domain/design/draft/draft';
import { bounds } from '#domain/room/drawing/bounds';
import { overlap } from '#domain/room/furniture/area';
import { furnish } from '#domain/room/furniture/furnish';
import { drawElevation, elevatedSides } from '#domain/room/drawing/elevation';
import { drawPlan } from './plan';
import type { Drawing, Role } from '#domain/room/drawing/shapes';

const { finishes } = emptyDraft;
const sheet = { width: 480, height: 420, text: 13 };
const choices: RoomChoices = { ...emptyDraft, roomType: 'garden-room', windows: 0, doors: 1 };

/** The text of one role, without the no-break spaces. */
function words({ shapes }: Drawing, role: Role): string[] {
  return shapes.flatMap((shape) =>
    shape.type === 'text' && shape.role === role ? shape.text.replaceAll('\u00a0', ' ') : [],
  );
}

/** The number of shapes of one role that its patio glass is drawn with. */
function partsOfPatio({ shapes }: Drawing, role: Role): number {
  return shapes.filter((shape) => shape.opening === 'patio-1' && shape.role === role).length;
}

describe('drawPlan', () => {
  it('writes the area and the measures inside within the walls, and those outside around them', () => {
    const plan = drawPlan(buildRoom({ width: 4.4, depth: 3 }, choices), finishes, sheet);
    expect(words(plan, 'measure')).toEqual(['4.4 m outside', '3.0 m outside']);
    expect(words(plan, 'insideMeasure')).toEqual(['3.93 m', '2.53 m']);
    expect(words(plan, 'area')).toEqual(['10.0 m² inside']);
  });

  it('shows the sun on the floor, below the furniture', () => {
    const room = buildRoom({ width: 4, depth: 4 }, { ...choices, doors: 0, windows: 1, placement: [{ kind: 'window', wall: 'front', at: 1.5 }] }); // oxfmt-ignore
    const sunny = drawPlan(room, finishes, sheet, [], { altitude: Math.PI / 4, azimuth: 0 });
    const lit = sunny.shapes.filter(({ role }) => role === 'sunlight');
    // As worked out in domain/room/sun/sunlight.test.ts; the plan's depth goes up the sheet.
    const { x, y, width, height } = bounds(lit);
    expect([x, y, width, height].map((metres) => Math.round(metres * 1000))).toEqual([
      1555, -2100, 790, 966,
    ]);
    const plain = drawPlan(room, finishes, sheet);
    expect(plain.shapes.some(({ role }) => role === 'sunlight')).toBe(false);
    expect(plain.box).toEqual(sunny.box);
  });

  it('names the furniture with its measures and writes nothing over it', () => {
    const room = buildRoom({ width: 5, depth: 4 }, choices);
    const { pieces } = furnish(room, ['desk', 'sofa']);
    const plan = drawPlan(room, finishes, sheet, pieces);
    expect(words(plan, 'name')).toEqual(['Desk', 'Sofa']);
    expect(words(plan, 'measure')).toContain('2.1 × 0.9 m');
    expect(plan.description).toContain('Furnished to scale: desk, sofa.');
    for (const written of plan.shapes.filter(
      ({ role }) => role === 'area' || role === 'insideMeasure',
    )) {
      const { x, y, width, height } = bounds([written]);
      const own = { left: x, right: x + width, front: -y - height, back: -y };
      expect(pieces.some(({ area }) => overlap(own, area))).toBe(false);
    }
  });

  it('shows the partition of a dual-purpose room, with or without furniture', () => {
    const [one, two] = (['dual-purpose', 'office'] as const).map((roomType) => {
      const room = buildRoom({ width: 5, depth: 4 }, { ...choices, roomType });
      return drawPlan(room, finishes, sheet).shapes.filter(({ role }) => role === 'wall').length;
    });
    // On both sides of its doorway.
    expect(one).toBe((two ?? 0) + 2);
  });

  it('shows patio glass with as many panes as its elevation', () => {
    for (const width of [2.5, 3, 4]) {
      const room = buildRoom({ width, depth: 4 }, { ...choices, patioGlass: true });
      const wall = room.openings.find(({ kind }) => kind === 'patio')?.wall ?? 'front';
      const panes = partsOfPatio(drawElevation(room, wall, finishes, sheet), 'glass');
      expect(partsOfPatio(drawPlan(room, finishes, sheet), 'leaf')).toBe(panes);
    }
  });

  it('writes the links of a chain, which add up to the wall', () => {
    const room = buildRoom({ width: 6, depth: 4 }, { ...choices, doors: 2, patioGlass: true });
    const links = words(drawPlan(room, finishes, sheet), 'link').map(Number);
    // Three openings and the wall around them: seven links along the front.
    expect(links).toHaveLength(7);
    expect(links.reduce((sum, link) => sum + link, 0)).toBeCloseTo(6, 2);
    expect([links[1], links[3], links[5]].toSorted()).toEqual([0.9, 0.9, 2.4]);
  });

  it('leaves the chain out where its figures could not be read, and keeps the overall measures', () => {
    const room = buildRoom({ width: 8, depth: 6 }, { ...choices, windows: 8 });
    const small = drawPlan(room, finishes, { width: 300, height: 200, text: 13 });
    expect(words(small, 'link')).toEqual([]);
    expect(words(small, 'measure')).toEqual(['8.0 m outside', '6.0 m outside']);
  });

  it('says in words what stands in each wall', () => {
    const room = buildRoom({ width: 4, depth: 4 }, { ...choices, windows: 2, patioGlass: true });
    expect(drawPlan(room, finishes, sheet).description).toBe(
      'Plan, seen from above. 4.0 by 4.0 metres outside. Front wall: patio glass. ' +
        'Right wall: 1 door and 1 window. Back wall: closed. Left wall: 1 window.',
    );
  });

  it('shows the house that an extension meets, which has no elevation', () => {
    const room = buildRoom({ width: 4, depth: 4 }, { ...choices, roomType: 'extension' });
    const plan = drawPlan(room, finishes, sheet);
    expect(plan.shapes.some(({ role }) => role === 'house')).toBe(true);
    expect(plan.description).toContain('Back wall: the house.');
    expect(elevatedSides(room)).toEqual(['front', 'right', 'left']);
  });
});

describe('drawElevation', () => {
  it('writes length and height, and says them', () => {
    const room = buildRoom({ width: 4, depth: 3 }, choices);
    const front = drawElevation(room, 'front', finishes, sheet);
    // 0.15 floor + 2.5 inside + 0.2 roof + 3.3 m at 1 in 40: 2.9325, told to the centimetre above
    expect(words(front, 'measure')).toEqual(['4.0 m', '2.94 m']);
    expect(front.description).toContain('4.0 metres long and up to 2.94 metres high');
    // The high edge is seen behind the low one.
    expect(words(drawElevation(room, 'back', finishes, sheet), 'measure')[1]).toBe('2.94 m');
  });
});
