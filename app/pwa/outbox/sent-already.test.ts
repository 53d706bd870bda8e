import { describe, expect, it } from 'vitest';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { newEntry } from '#app/offline/outbox/new-entry';
import { newId } from '#app/offline/storage/new-id';
import { aQuote } from '#app/offline/testing/quotes';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { draftReducer } from '#domain/design/draft/reducer';
import { placementOf, roomOf } from '#domain/room/geometry/room-of';
import { starterPricing } from '#domain/design/pricing/starter';
import { sentAlready } from './sent-already';

const draft: Draft = {
  ...emptyDraft,
  roomType: 'office',
  shellSizeId: '4x4',
  windows: 2,
  patioGlass: true,
  features: ['underfloor-heating', 'air-conditioning'],
};

function entryFor(change: Partial<CheckedRequest<'quote'>> = {}): UnsentQuote {
  const design = { ...draft, roomType: 'office' as const, shellSizeId: '4x4' };
  return newEntry('quote', { ...aQuote, ...design, ...change }, newId(), 0);
}

const roomFor = (any: Draft) => roomOf(any, starterPricing);

describe('sentAlready', () => {
  it('finds the request for the same design, in whatever order its features were sent', () => {
    const entry = entryFor({ features: ['air-conditioning', 'underfloor-heating'] });
    expect(sentAlready(draft, roomFor(draft), [entry])).toBe(entry);
  });

  it('takes the newest', () => {
    const [newer, older] = [entryFor(), entryFor()];
    expect(sentAlready(draft, roomFor(draft), [newer, older])).toBe(newer);
  });

  it('does not mind a price that has changed since', () => {
    expect(sentAlready(draft, roomFor(draft), [entryFor({ estimatedPrice: 1 })])).not.toBeNull();
  });

  it.each([
    draftReducer(draft, { type: 'setCount', id: 'windows', count: 3 }),
    draftReducer(draft, {
      type: 'place',
      placement: [{ kind: 'patio', wall: 'back', at: 0.8 }],
    }),
    draftReducer(draft, { type: 'setCount', id: 'doors', count: 2 }),
    draftReducer(draft, { type: 'setCount', id: 'patioGlass', count: 0 }),
    draftReducer(draft, { type: 'toggleFeature', feature: 'full-electrics' }),
    draftReducer(draft, { type: 'chooseRoomType', roomType: 'extension' }),
    draftReducer(draft, { type: 'chooseShellSize', shellSizeId: '5x4' }),
    draftReducer(draft, { type: 'chooseFinish', category: 'roofing', id: 'shingle' }),
  ])('counts any change as another design', (other) => {
    expect(sentAlready(other, roomFor(other), [entryFor()])).toBeNull();
  });

  it('knows the design again that says where the rule puts its openings, and one that does not', () => {
    const room = roomFor(draft);
    const placement = room ? placementOf(room) : [];
    expect(sentAlready(draft, room, [entryFor({ placement })])).not.toBeNull();
    expect(sentAlready({ ...draft, placement }, room, [entryFor()])).not.toBeNull();
  });

  it('passes over rows that cannot be read', () => {
    const unreadable = {
      unreadable: true as const,
      state: 'attention' as const,
      id: '1',
      createdAt: 0,
      lastProblem: { message: '' },
    };
    expect(sentAlready(draft, roomFor(draft), [unreadable])).toBeNull();
  });
});
