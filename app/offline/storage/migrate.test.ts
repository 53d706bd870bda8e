import { describe, expect, it } from 'vitest';
import { migrate, NewerRecordError, UnreadableRecordError } from './migrate';

const STEPS = {
  0: (record: Record<string, unknown>) => ({ ...record, windows: record['panes'] }),
  1: (record: Record<string, unknown>) => ({ ...record, doors: 1 }),
};

describe('migrate', () => {
  it('takes a record through every step between its version and the present one', () => {
    expect(migrate({ schema: 0, panes: 3 }, 2, STEPS)).toEqual({
      schema: 2,
      panes: 3,
      windows: 3,
      doors: 1,
    });
  });

  it('leaves a present record alone', () => {
    const record = { schema: 2, windows: 3 };
    expect(migrate(record, 2, STEPS)).toBe(record);
  });

  it('tells a record of a newer program apart', () => {
    expect(() => migrate({ schema: 3 }, 2, STEPS)).toThrow(NewerRecordError);
  });

  it.each([[null], ['text'], [[]], [{}], [{ schema: '1' }], [{ schema: -1 }], [{ schema: 0.5 }]])(
    'finds %j unreadable',
    (raw) => {
      expect(() => migrate(raw, 2, STEPS)).toThrow(UnreadableRecordError);
    },
  );

  it('finds a record unreadable whose step is missing', () => {
    expect(() => migrate({ schema: 0 }, 1, {})).toThrow('no step from version 0');
  });
});
