import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { pricedChoices } from '#domain/testing/arbitraries';
import { shapedRoom } from '#domain/testing/rooms';
import type { Finishes } from '#domain/room/options/option-ids';
import { drawAxonometric } from './axonometric';
import { bounds } from './bounds';
import { drawElevation, elevatedSides } from './elevation';
import { onPlan } from './plan/on-plan';
import { drawPegOut } from './plan/peg-out';
import { drawPlan } from './plan/plan';
import type { Drawing, Point, Shape, Sheet } from './shapes';

const CRUMB = 1e-6;
/** Number of random rooms for every drawing; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 40);
const timeout = Math.max(30_000, numRuns * 100);

const sheet: fc.Arbitrary<Sheet> = fc.record({
  width: fc.integer({ min: 300, max: 900 }),
  height: fc.integer({ min: 180, max: 700 }),
  text: fc.constantFrom(11, 13),
});

const anyRoom = fc.tuple(shapedRoom, pricedChoices).map(([{ shell, choices }, { finishes }]) => ({
  room: buildRoom(shell, { ...choices, finishes }),
  finishes,
}));

function everyDrawing(room: Room, finishes: Finishes, paper: Sheet): Drawing[] {
  return [
    drawPlan(room, finishes, paper),
    ...elevatedSides(room).map((side) => drawElevation(room, side, finishes, paper)),
    drawAxonometric(room, finishes, paper),
    drawPegOut(room, finishes, { north: 30 }, paper),
  ];
}

describe('any drawing of any room', () => {
  it(
    'is made of places that exist, all of them within its box, which fits its sheet',
    { timeout },
    () => {
      fc.assert(
        fc.property(anyRoom, sheet, ({ room, finishes }, paper) => {
          const faults = everyDrawing(room, finishes, paper).flatMap((drawing) =>
            faultOf(drawing, paper),
          );
          expect(faults).toEqual([]);
        }),
        { numRuns },
      );
    },
  );

  it('shows each opening in the plan just where its elevation shows it', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, sheet, ({ room, finishes }, paper) => {
        const plan = drawPlan(room, finishes, paper);
        const walls = elevatedSides(room);
        const faces = walls.map((side) => drawElevation(room, side, finishes, paper));
        const seen = faces.flatMap(({ shapes }) => idsOf(shapes));
        expect(idsOf(plan.shapes).toSorted()).toEqual(seen.toSorted());
        for (const [index, side] of walls.entries()) {
          const { shapes } = faces[index] ?? plan;
          for (const opening of room.walls[side].openings) {
            const face = bounds(shapes.filter((shape) => isFrame(shape, opening.id)));
            expect(face.x).toBeCloseTo(opening.at, 6);
            expect(face.width).toBeCloseTo(opening.width, 6);
            const cut = plan.shapes.find((shape) => isFloor(shape, opening.id));
            const corners: Point[] = [
              onPlan(side, room, face.x, 0),
              onPlan(side, room, face.x + face.width, -room.wallThickness),
            ];
            expect(cut && bounds([cut])).toEqual(
              bounds([{ type: 'polygon', role: 'room', points: corners }]),
            );
          }
        }
      }),
      { numRuns },
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(anyRoom, sheet, ({ room, finishes }, paper) => {
        expect(everyDrawing(room, finishes, paper)).toEqual(everyDrawing(room, finishes, paper));
      }),
      { numRuns: 4 },
    );
  });
});

function faultOf({ title, box, scale, shapes }: Drawing, paper: Sheet): string[] {
  const taken = bounds(shapes);
  const isWithin =
    taken.x >= box.x - CRUMB &&
    taken.y >= box.y - CRUMB &&
    taken.x + taken.width <= box.x + box.width + CRUMB &&
    taken.y + taken.height <= box.y + box.height + CRUMB;
  const fits = box.width * scale < paper.width * 1.01 && box.height * scale < paper.height * 1.01;
  return [
    ...(Object.values(taken).every(Number.isFinite) ? [] : [`${title}: no place`]),
    ...(isWithin ? [] : [`${title}: out of its box`]),
    ...(fits ? [] : [`${title}: larger than its sheet`]),
  ];
}

function idsOf(shapes: readonly Shape[]): string[] {
  return [...new Set(shapes.flatMap(({ opening }) => opening ?? []))];
}

function isFrame({ role, opening }: Shape, id: string): boolean {
  return role === 'frame' && opening === id;
}

function isFloor({ role, opening }: Shape, id: string): boolean {
  return role === 'room' && opening === id;
}
