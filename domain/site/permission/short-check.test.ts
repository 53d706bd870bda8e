import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { ROOFINGS } from '#domain/room/options/roofings';
import { FINISH_OPTIONS } from '#domain/room/options/option-ids';
import { checkPermission } from './check-permission';
import { measuresOf } from './garden-of-room';
import { boundaryAnswer, checkShortly, placeByHeight, type ShortAnswers } from './short-check';

const room = (roofing: Draft['finishes']['roofing'] = 'standard-felt', depth = 4): Room =>
  buildRoom(
    { width: 5, depth },
    {
      ...emptyDraft,
      roomType: 'garden-room',
      finishes: { ...emptyDraft.finishes, roofing },
    },
  );

/** A flat-roofed garden room, 2.96 m high. */
const usual = room();
/** The same, only 2.4 m high, as no room of ours is yet. */
const low: Room = {
  ...usual,
  roof: { ...usual.roof, height: { front: 2.4, back: 2.3 }, highest: 2.4 },
};

const far: ShortAnswers = { boundary: 'far', home: 'house', land: 'none' };
const against = (of: Room, answers: ShortAnswers) => {
  const { verdict, findings } = checkShortly(of, answers);
  return [verdict, ...findings.filter((one) => one.verdict !== 'fine').map(({ id }) => id)];
};

describe('three questions about planning', () => {
  // [what, answers, verdict and the rules that are not simply met], worked out by hand.
  const examples: [string, Partial<ShortAnswers>, string[]][] = [
    ['away from boundaries', {}, ['fine']],
    ['near one, but low', { boundary: 'near' }, ['fine']],
    ['in the garden of a flat', { home: 'flat' }, ['apply', 'home']],
    ['of a house that was a barn', { home: 'converted' }, ['ask', 'home']],
    ['of a listed house', { land: 'listed' }, ['apply', 'listed']],
    ['on designated land', { land: 'designated' }, ['ask', 'designated-side', 'designated-far']],
    ['on land that may be anything', { land: 'unsure' }, ['ask', 'listed', 'designated-side']],
  ];

  it.each(examples)('a low room %s', (_what, answers, expected) => {
    expect(against(low, { ...far, ...answers })).toEqual(expected);
  });

  it('ask about the edge of a flat roof of our usual height', () => {
    expect(against(usual, far)).toEqual(['ask', 'eaves']);
    expect(against(usual, { ...far, boundary: 'near' })).toEqual(['apply', 'height', 'eaves']);
    expect(against(usual, { ...far, boundary: 'unsure' })).toEqual(['ask', 'height', 'eaves']);
  });

  it('have the first answered by a distance from a photo, as far as it reaches', () => {
    expect(boundaryAnswer({ least: 1.6, most: 2 })).toBe('near');
    expect(boundaryAnswer({ least: 2, most: 2.4 })).toBe('unsure');
    expect(boundaryAnswer({ least: 2.1, most: 2.4 })).toBe('far');
  });

  it('are never milder than the long form, whatever is sure', () => {
    const weight = { fine: 0, ask: 1, apply: 2 };
    for (const roofing of FINISH_OPTIONS.roofing) {
      for (const boundary of ['near', 'far'] as const) {
        for (const home of ['house', 'flat', 'converted'] as const) {
          const short = checkShortly(room(roofing), { boundary, home, land: 'none' });
          const long = checkPermission({
            building: 'detached', use: 'incidental', home, listed: 'no', land: 'none',
            position: 'behind', boundary: boundary === 'near' ? 1 : 5, fromHouse: 5,
            platform: 0, veranda: 'no', landAround: 500, covered: 0, nonCombustible: 'no',
            ...measuresOf(room(roofing)),
          }); // oxfmt-ignore
          if (long.kind !== 'outbuilding') throw new Error('Not an outbuilding');
          expect(weight[short.verdict]).toBe(weight[long.planning.verdict]);
        }
      }
    }
  });
});

describe('where a room may stand by its height', () => {
  it('is far from boundaries at our usual height, and anywhere when low', () => {
    expect(placeByHeight(usual)).toBe('far');
    expect(placeByHeight(low)).toBe('anywhere');
  });

  it('is nowhere under a slope, whose eaves are too high', () => {
    expect(ROOFINGS.shingle.fall).toBeGreaterThan(1 / 30);
    expect(placeByHeight(room('shingle'))).toBe('nowhere');
    expect(placeByHeight(room('galvanized-steel'))).toBe('nowhere');
  });

  it('is another question for an extension', () => {
    const extension = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, roomType: 'extension' });
    expect(placeByHeight(extension)).toBe('extension');
  });
});
