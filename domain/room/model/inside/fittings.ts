import { has, pendantOf, platesOf, SPOT, spotsOf, unitOf } from '#domain/room/scene/inside/fitted';
import type { Place } from '#domain/room/drawing/projection';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid } from '#domain/room/model/solids/solid';
import { turned } from '#domain/room/model/solids/turned';
import { insideOf, onWall, type Subject } from '#domain/room/model/subject';

const look = (material: Look['material']): Look => ({ material, role: 'fitting' });

/** How far a plate stands out of its wall. Metres. */
const PLATE = 0.009;

/** What the chosen features put into the room: lamps, sockets and the unit on the wall. */
export function fittings(subject: Subject): Solid[] {
  const inside = insideOf(subject.room);
  const unit = unitOf(inside);
  return [
    ...(has(subject, 'lights and sockets') ? electrics(subject) : []),
    ...(has(subject, 'unit on the wall') && unit ? airConditioner(unit) : []),
  ];
}

/** Where lamps are, with the electrics: downlights, and the lamp on a cable. */
export function lampsIn(subject: Subject): { kind: 'spot' | 'pendant'; at: Place }[] {
  if (!has(subject, 'lights and sockets')) return [];
  const inside = insideOf(subject.room);
  const pendant = pendantOf(inside, subject.pieces);
  return [
    ...spotsOf(inside).map((at) => ({ kind: 'spot' as const, at })),
    ...(pendant ? [{ kind: 'pendant' as const, at: pendant }] : []),
  ];
}

function electrics(subject: Subject): Solid[] {
  const inside = insideOf(subject.room);
  const { wallThickness: t } = subject.room;
  return [
    ...lampsIn(subject).flatMap(({ kind, at }) =>
      kind === 'spot' ? spot(at) : pendant(at, inside.high),
    ),
    ...platesOf(inside).flatMap(({ side, plate: [from, to, low, high] }) =>
      put(
        block(
          look('white-plastic'),
          [from, to],
          [t, t + PLATE],
          [inside.low + low, inside.low + high],
          { bevel: 0.003 },
        ),
        onWall(side, subject),
      ),
    ),
  ];
}

/** A white ring in the ceiling with its lamp. */
function spot([x, y, high]: Place): Solid[] {
  return [
    turned(look('white-plastic'), [x, y, high - 0.006], [[SPOT * 0.9, 0], [SPOT, 0.006]], 12),
    turned(look('lamp'), [x, y, high - 0.008], [[SPOT * 0.68, 0], [SPOT * 0.7, 0.003]], 8),
  ]; // oxfmt-ignore
}

/** A shade like a bell on its cable: open below, so that the lamp in it is seen. */
function pendant([x, y, low]: Place, ceiling: number): Solid[] {
  const shade: [number, number][] = [
    [0.21, 0.002], [0.24, 0], [0.236, 0.02], [0.19, 0.1], [0.11, 0.17], [0.04, 0.2], [0.02, 0.24],
    [0, 0.24],
  ]; // oxfmt-ignore
  return [
    turned(look('lamp-shade'), [x, y, low], shade, 24),
    turned(look('lamp'), [x, y, low - 0.012], [[0.12, 0], [0.18, 0.006], [0.19, 0.013]], 20),
    turned(look('cable'), [x, y, low + 0.23], [[0.005, 0], [0.005, ceiling - low - 0.23]], 6),
    turned(look('white-plastic'), [x, y, ceiling - 0.025], [[0.04, 0], [0.05, 0.025]], 14),
  ]; // oxfmt-ignore
}

function airConditioner({
  left,
  right,
  front,
  back,
  low,
  high,
}: NonNullable<ReturnType<typeof unitOf>>): Solid[] {
  const slot = (from: number, to: number) =>
    block(
      look('dark-plastic'),
      [left + 0.05, right - 0.05],
      [back - 0.02, back + 0.002],
      [low + from, low + to],
    );
  return [
    ...block(look('white-plastic'), [left, right], [front, back], [low, high], {
      bevel: 0.025,
      grain: 'across',
    }),
    ...slot(0.052, 0.064),
    ...slot(0.084, 0.09),
  ];
}
