import { COUNTS, countValue, type CountId } from '#domain/room/options/counts';
import {
  FEATURE_IDS,
  FINISH_OPTIONS,
  type FeatureId,
  type FinishCategory,
  type FinishId,
} from '#domain/room/options/option-ids';
import type { Placement } from '#domain/room/geometry/openings/placement';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { emptyDraft, type Draft } from './draft';

export type DraftAction =
  | { type: 'chooseRoomType'; roomType: RoomTypeId }
  | { type: 'chooseShellSize'; shellSizeId: string }
  | { type: 'setCount'; id: CountId; count: number }
  | { type: 'toggleFeature'; feature: FeatureId }
  | { type: 'chooseFinish'; category: FinishCategory; id: FinishId }
  | { type: 'place'; placement: Placement }
  | { type: 'placeByRule' }
  | { type: 'replace'; draft: Draft }
  | { type: 'reset' };

/**
 * The next draft. Counts are clamped to the limits of specification §5; an action that changes nothing
 * returns the same object, so that nothing is saved.
 */
export function draftReducer(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'chooseRoomType':
      return withChange(draft, 'roomType', action.roomType);
    case 'chooseShellSize':
      return withChange(draft, 'shellSizeId', action.shellSizeId);
    case 'setCount':
      return withCount(draft, action.id, action.count);
    case 'toggleFeature':
      return { ...draft, features: toggled(draft.features, action.feature) };
    case 'chooseFinish':
      return withFinish(draft, action.category, action.id);
    case 'place':
      return withChange(draft, 'placement', action.placement);
    case 'placeByRule':
      return withChange(draft, 'placement', undefined);
    case 'replace':
      return action.draft;
    case 'reset':
      return emptyDraft;
  }
}

function withChange<K extends keyof Draft>(draft: Draft, key: K, value: Draft[K]): Draft {
  return draft[key] === value ? draft : { ...draft, [key]: value };
}

/** A finish from another category is ignored. */
function withFinish(draft: Draft, category: FinishCategory, id: FinishId): Draft {
  const options: readonly FinishId[] = FINISH_OPTIONS[category];
  if (draft.finishes[category] === id || !options.includes(id)) return draft;
  return { ...draft, finishes: { ...draft.finishes, [category]: id } };
}

/** A whole number within the limits; NaN leaves the count unchanged. */
function withCount(draft: Draft, id: CountId, wanted: number): Draft {
  if (Number.isNaN(wanted)) return draft;
  const { min, max } = COUNTS[id];
  const count = Math.min(max, Math.max(min, Math.round(wanted)));
  return withChange(draft, id, countValue(id, count));
}

/** Features stay in the order they are offered, whatever the order of the clicks. */
function toggled(features: readonly FeatureId[], feature: FeatureId): FeatureId[] {
  return FEATURE_IDS.filter((id) => features.includes(id) !== (id === feature));
}
