import { COUNT_IDS } from '#domain/room/options/counts';
import { FINISH_CATEGORIES, type FinishCategory } from '#domain/room/options/option-ids';
import type { Draft } from './draft';

/** The part of a design that differs between two drafts. */
export type DraftChange = 'roomType' | 'size' | 'openings' | 'features' | FinishCategory;

/** What changed first, in the order of the steps; null when the drafts describe the same room. */
export function changeBetween(before: Draft, after: Draft): DraftChange | null {
  if (before === after) return null;
  if (before.roomType !== after.roomType) return 'roomType';
  if (before.shellSizeId !== after.shellSizeId) return 'size';
  const openings = [...COUNT_IDS, 'placement'] as const;
  if (openings.some((key) => before[key] !== after[key])) return 'openings';
  if (before.features.join() !== after.features.join()) return 'features';
  const finish = FINISH_CATEGORIES.find((key) => before.finishes[key] !== after.finishes[key]);
  return finish ?? null;
}
