import { describe, expect, it } from 'vitest';
import { buildRoom, type RoomChoices } from '#domain/geometry/room';
import { emptyDraft } from '#domain/draft/draft';
import { drawElevation, elevatedSides } from '#domain/drawing/elevation';
import { drawPlan } from './plan';
import type { Drawing, Role } from '#domain/drawing/shapes';

const { finishes } = emptyDraft;
const sheet = { width: 480, height: 420, text: 13 };
const choices: RoomChoices = { ...emptyDraft, roomType: 'garden-room', windows: 0, doors: 1 };

/** The text of one role, without the no-break spaces. */
function words({ shapes }: Drawing, role: Role): string[] {
  return shapes.flatMap((shape) =>
    shape.type === 'text' && shape.role === role ? shape.text.replaceAll('\u00a0', ' ') : [],
  );
}

describe('drawPlan', () => {
  it('writes width, depth and area', () => {
    const plan = drawPlan(buildRoom({ width: 4.4, depth: 3 }, choices), finishes, sheet);
    expect(words(plan, 'measure')).toEqual(['4.4 m', '3.0 m']);
    expect(words(plan, 'area')).toEqual(['13.2 m²']);
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
    expect(words(small, 'measure')).toEqual(['8.0 m', '6.0 m']);
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
    // 0.15 floor + 2.5 inside + 0.2 roof + 3 m at 1 in 40
    expect(words(front, 'measure')).toEqual(['4.0 m', '2.925 m']);
    expect(front.description).toContain('4.0 metres long and up to 2.925 metres high');
    expect(words(drawElevation(room, 'back', finishes, sheet), 'measure')[1]).toBe('2.85 m');
  });
});
