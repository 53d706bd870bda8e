import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { listen } from '#app/offline/coordination/announce';
import { DRAFT_MIGRATIONS, loadDraft, saveDraft } from './draft-store';
import { NewerRecordError } from '#app/offline/storage/migrate';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';
import { inTransaction } from '#app/offline/storage/transaction';

const draft: Draft = { ...emptyDraft, roomType: 'office', windows: 3 };
const wanted = { draft, step: 3 as const, updatedAt: 1_700_000_000_000 };

/** As the first released version of the app wrote it. */
const SCHEMA_1: Record<'schema' | 'revision' | 'updatedAt', number> & {
  step: 3;
  draft: Draft;
} = {
  schema: 1,
  revision: 7,
  updatedAt: 1_700_000_000_000,
  step: 3,
  draft: {
    roomType: 'garden-room',
    shellSizeId: '4x4',
    windows: 2,
    doors: 1,
    patioGlass: false,
    features: [],
    finishes: {
      cladding: 'cedar',
      roofing: 'standard-felt',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    },
  },
};

beforeEach(freshDatabase);

describe('draft store', () => {
  it('has no draft on a new device', async () => {
    expect(await loadDraft()).toBeNull();
  });

  it('gives back what was saved, and counts the saves', async () => {
    expect(await saveDraft(wanted, 0)).toEqual({ ok: true, revision: 1 });
    expect(await saveDraft({ ...wanted, step: 4 }, 1)).toEqual({ ok: true, revision: 2 });
    expect(await loadDraft()).toEqual({ ...wanted, step: 4, schema: 2, revision: 2 });
  });

  it('does not overwrite what another tab has saved since, and shows it', async () => {
    await saveDraft(wanted, 0);
    await saveDraft({ ...wanted, step: 4 }, 1);
    const result = await saveDraft({ ...wanted, step: 2 }, 1);
    expect(result).toMatchObject({ ok: false, conflict: true, stored: { revision: 2, step: 4 } });
    expect(await loadDraft()).toMatchObject({ step: 4 });
  });

  it('lets only one of two tabs win that save at the same time', async () => {
    const results = await Promise.all([saveDraft(wanted, 0), saveDraft({ ...wanted, step: 5 }, 0)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('announces a save, not a conflict', async () => {
    const heard = vi.fn<() => void>();
    const stop = listen('draft', heard);
    await saveDraft(wanted, 0);
    await saveDraft(wanted, 0);
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('reads the draft of an older program through the migrations', async () => {
    // An imagined version 0: the counts under one key, no patio glass.
    const { windows, doors, patioGlass: _later, ...rest } = draft;
    const old = { ...rest, counts: { windows, doors } };
    await plantRow(
      'drafts',
      { schema: 0, revision: 7, updatedAt: 1, step: 2, draft: old },
      'current',
    );
    const found = await loadDraft({
      ...DRAFT_MIGRATIONS,
      0: ({ draft: before, ...record }) => {
        const { counts, ...choices } = before as typeof old;
        return { ...record, draft: { ...choices, ...counts, patioGlass: false } };
      },
    });
    expect(found).toEqual({ schema: 2, revision: 7, updatedAt: 1, step: 2, draft });
  });

  it('takes up a draft of schema 1, whose openings had no place of their own', async () => {
    await plantRow('drafts', SCHEMA_1, 'current');
    expect(await loadDraft()).toEqual({ ...SCHEMA_1, schema: 2 });
    const placement = [{ kind: 'door' as const, wall: 'right' as const, at: 0.4 }];
    const placed = { ...wanted, draft: { ...SCHEMA_1.draft, placement } };
    expect(await saveDraft(placed, 7)).toEqual({ ok: true, revision: 8 });
    expect(await loadDraft()).toMatchObject({ draft: { placement } });
  });

  it.each([
    ['without a version', { draft }],
    [
      'with a broken draft',
      { ...wanted, schema: 2, revision: 1, draft: { ...draft, windows: 99 } },
    ],
    ['that is no object', 'text'],
  ])('sets a record %s aside instead of deleting it', async (_what, record) => {
    await plantRow('drafts', record, 'current');
    expect(await loadDraft()).toBeNull();
    const rows = await inTransaction('drafts', 'readonly', async (store) => ({
      keys: await store.getAllKeys(),
      values: await store.getAll(),
    }));
    expect(rows.keys).toEqual([expect.stringMatching(/^set-aside:/)]);
    expect(rows.values).toEqual([record]);
    expect(await saveDraft(wanted, 0)).toEqual({ ok: true, revision: 1 });
  });

  it('never touches the draft of a newer program', async () => {
    const newer = { schema: 3, revision: 5, unknown: true };
    await plantRow('drafts', newer, 'current');
    await expect(loadDraft()).rejects.toThrow(NewerRecordError);
    await expect(saveDraft(wanted, 0)).rejects.toThrow(NewerRecordError);
    expect(await storedRow('drafts', 'current')).toEqual(newer);
  });
});
