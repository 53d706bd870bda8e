import * as z from 'zod/mini';
import { fieldErrors } from '#domain/order/contracts/answers';
import {
  checkPermission,
  type Between,
  type PermissionCheck,
} from '#domain/site/permission/check-permission';
import { gardenSchema, type Garden } from '#domain/site/permission/garden';
import type { KnownOfRoom } from '#domain/site/permission/garden-of-room';

/** Every answer as entered in its field. */
export type Answers = Record<keyof Garden, string>;

/** The most common answers; the homeowner has to measure distances and areas. */
export const USUAL_ANSWERS: Answers = {
  building: 'detached',
  use: 'incidental',
  home: 'house',
  listed: 'no',
  land: 'none',
  position: 'behind',
  boundary: '',
  fromHouse: '',
  roof: 'flat',
  height: '',
  eaves: '',
  platform: '0',
  veranda: 'no',
  footprint: '',
  floor: '',
  landAround: '',
  covered: '0',
  nonCombustible: 'no',
};

const MEASURES: readonly (keyof Garden)[] = [
  'boundary',
  'fromHouse',
  'height',
  'eaves',
  'platform',
  'footprint',
  'floor',
  'landAround',
  'covered',
];

/** A design's measures as answers. */
export function answersOf(measures: KnownOfRoom): Partial<Answers> {
  return Object.fromEntries(
    Object.entries(measures).map(([field, value]) => [field, String(value)]),
  );
}

/** Errors in the answers, by field. */
export type AnswerErrors = Partial<Record<keyof Garden, string>>;

/**
 * The result of the rules for these answers, or the errors in them. None of the rules apply to an
 * extension, so it needs no further answers; "2,5" is read as 2.5.
 *
 * @param between where the distance to the boundary was measured in a photo
 */
export function judge(
  answers: Answers,
  between?: Between,
): { check: PermissionCheck; errors?: undefined } | { errors: AnswerErrors; check?: undefined } {
  if (answers.building === 'extension') return { check: { kind: 'extension' } };
  const values = Object.entries(answers).map(([field, typed]) => [
    field,
    MEASURES.some((measure) => measure === field) ? measured(field, typed) : typed,
  ]);
  const read = z.safeParse(gardenSchema, Object.fromEntries(values));
  return read.success
    ? { check: checkPermission(read.data, between) }
    : { errors: fieldErrors(read.error) };
}

function measured(field: string, typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return field === 'landAround' ? null : Number.NaN;
  return Number(text);
}
