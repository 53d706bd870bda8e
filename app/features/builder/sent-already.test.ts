import { describe, expect, it } from 'vitest';
import type { UnsentQuote } from '#app/offline/outbox-entry';
import { newQuote } from '#app/offline/new-entry';
import { emptyDraft, type Draft } from '#domain/draft/draft';
import { draftReducer } from '#domain/draft/reducer';
import { sentAlready } from './sent-already';

const draft: Draft = {
  ...emptyDraft,
  roomType: 'office',
  shellSizeId: '4x4',
  windows: 2,
  patioGlass: true,
  features: ['underfloor-heating', 'air-conditioning'],
};

function entryFor(change: Partial<Parameters<typeof newQuote>[0]> = {}): UnsentQuote {
  const contact = { name: 'A', email: 'a@example.com', phone: '01632 960100' };
  const request = { ...contact, ...draft, roomType: 'office' as const, shellSizeId: '4x4' };
  return newQuote(
    { ...request, estimatedPrice: 30_000, ...change },
    '3d5a4e02-9d0f-4a7e-9d6d-0d6d6c1b2f10',
    0,
  );
}

describe('sentAlready', () => {
  it('finds the request for the same design, in whatever order its features were sent', () => {
    const entry = entryFor({ features: ['air-conditioning', 'underfloor-heating'] });
    expect(sentAlready(draft, [entry])).toBe(entry);
  });

  it('takes the newest', () => {
    const [newer, older] = [entryFor(), entryFor()];
    expect(sentAlready(draft, [newer, older])).toBe(newer);
  });

  it('does not mind a price that has changed since', () => {
    expect(sentAlready(draft, [entryFor({ estimatedPrice: 1 })])).not.toBeNull();
  });

  it.each([
    draftReducer(draft, { type: 'setWindows', windows: 3 }),
    draftReducer(draft, { type: 'setDoors', doors: 2 }),
    draftReducer(draft, { type: 'togglePatioGlass' }),
    draftReducer(draft, { type: 'toggleFeature', feature: 'full-electrics' }),
    draftReducer(draft, { type: 'chooseRoomType', roomType: 'extension' }),
    draftReducer(draft, { type: 'chooseShellSize', shellSizeId: '5x4' }),
    draftReducer(draft, { type: 'chooseFinish', category: 'roofing', id: 'shingle' }),
  ])('counts any change as another design', (other) => {
    expect(sentAlready(other, [entryFor()])).toBeNull();
  });

  it('passes over rows that cannot be read', () => {
    const unreadable = {
      unreadable: true as const,
      state: 'attention' as const,
      id: '1',
      createdAt: 0,
      lastProblem: { message: '' },
    };
    expect(sentAlready(draft, [unreadable])).toBeNull();
  });
});
