import { expect, it } from 'vitest';
import { callNote } from './calls';
import { historyInWords } from './event-words';
import { withoutPeople } from './events';

const id = '00000000-0000-4000-8000-000000000001';

it('says what came of a call, and nothing that was written about it', () => {
  const at = '2026-11-24T10:00:00.000Z';
  const call = { outcome: 'message-left', at } as const;
  const what = { kind: 'noted', text: callNote(call, 'Secret'), call } as const;
  const event = { id, requestId: id, number: 1, at, by: 'company', what } as const;
  expect(historyInWords([event])).toBe(`${at} company: Called: left a message`);
  expect(historyInWords([withoutPeople(event)])).toBe(`${at} company: Called: left a message`);
  expect(withoutPeople(event).what).toEqual({ ...what, text: '' });
});

it('says of a question how many photos it has, and nothing that was written', () => {
  const event = (number: number, photos?: string[]) => {
    const at = '2026-11-24T10:00:00.000Z';
    const what = { kind: 'asked', text: 'Secret', ...(photos && { photos }) } as const;
    return { id, requestId: id, number, at, by: 'homeowner', what } as const;
  };
  expect(historyInWords([event(1), event(2, [id]), event(3, [id, id])]).split('\n')).toEqual([
    '2026-11-24T10:00:00.000Z homeowner: Question',
    '2026-11-24T10:00:00.000Z homeowner: Question with 1 photo',
    '2026-11-24T10:00:00.000Z homeowner: Question with 2 photos',
  ]);
});
