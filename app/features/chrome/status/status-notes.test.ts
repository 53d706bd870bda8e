import { describe, expect, it } from 'vitest';
import { notesOf } from './status-notes';

const none = { unsent: 0, attention: 0 };

describe('the status notes', () => {
  it('say nothing when nothing waits', () => {
    expect(notesOf({ quote: none, enquiry: none, newsletter: none, follow: none }, true)).toEqual(
      [],
    );
  });

  it('count each kind for itself, what waits before what is stuck', () => {
    const kinds = {
      quote: { unsent: 2, attention: 1 },
      enquiry: { unsent: 1, attention: 2 },
      newsletter: { unsent: 1, attention: 0 },
      follow: { unsent: 1, attention: 0 },
    };
    expect(notesOf(kinds, false).map(({ words }) => words)).toEqual([
      '2 quotes waiting for signal',
      '1 enquiry waiting for signal',
      '1 newsletter sign-up waiting for signal',
      '1 answer waiting for signal',
      '1 quote needs attention',
      '2 enquiries need attention',
    ]);
    expect(notesOf(kinds, true)[0]?.words).toBe('2 quotes waiting to be sent');
  });
});
