import { expect, it } from 'vitest';
import { actWords } from './act-words';

/** As the log shows it. */
function saidOf(entry: Parameters<typeof actWords>[0]): string {
  const { act, about, more } = actWords(entry);
  const start = `${act} ${about}`.trim();
  return [start, more].filter(Boolean).join(about ? ': ' : ' ');
}

it.each([
  ['prices-saved', '12', 'Saved the prices: version 12'],
  ['content-saved', 'facts', 'Saved words of the site: company facts'],
  ['content-saved', 'article:1', 'Saved words of the site: an article'],
  ['content-saved', 'page:garden-rooms', 'Saved words of the site: Garden Rooms'],
  ['content-saved', 'legal:privacy', 'Saved words of the site: privacy'],
  ['setting-saved', 'mail-texts', 'Saved a setting: wording of emails'],
  ['quote-sent', 'MGR-7K4Q', 'Sent a written quote for MGR-7K4Q'],
  ['quote-sent', null, 'Sent a written quote for a removed request'],
  ['quote-removed', null, 'Removed a quote request'],
  ['enquiry-opened', null, 'Was first to open an enquiry'],
  ['enquiry-removed', null, 'Removed an enquiry'],
  ['person-joined', 'Test Person', 'Used their link'],
  ['person-removed', 'Test Person', 'Removed Test Person'],
  ['of-another-version', null, 'of-another-version'],
])('%s of %s: %s', (what, about, words) => {
  expect(saidOf({ what, about })).toBe(words);
});

it.each([
  ['picture-removed', null, 'Cedar at dusk', 'Removed the picture “Cedar at dusk”'],
  ['picture-changed', null, 'Cedar', 'Changed the picture “Cedar”'],
  ['article-removed', 'article:1', 'Larch greys', 'Removed the article “Larch greys”'],
  ['content-saved', 'article:1', 'Larch', 'Saved words of the site: the article “Larch”'],
  ['quote-removed', null, 'MGR-7K4Q', 'Removed the quote request MGR-7K4Q'],
  ['quote-opened', 'MGR-7K4Q', 'MGR-7K4Q', 'Was first to open MGR-7K4Q'],
  ['quote-opened', null, 'MGR-7K4Q', 'Was first to open MGR-7K4Q, removed since'],
  ['quote-changed', 'MGR-7K4Q', 'state won', 'Changed state or notes of MGR-7K4Q: state “Won”'],
  ['quote-changed', 'MGR-7K4Q', 'notes', 'Changed state or notes of MGR-7K4Q: notes'],
  ['order-step-taken', 'MGR-7K4Q', 'visit-booked', 'Took a step with MGR-7K4Q: visit booked'],
  [
    'order-step-taken',
    'MGR-7K4Q',
    'moved-on workshop',
    'Took a step with MGR-7K4Q: moved on, “In the workshop”',
  ],
  ['order-step-taken', 'MGR-7K4Q', 'state-set lost', 'Took a step with MGR-7K4Q: state “Lost”'],
  ['order-step-taken', 'MGR-7K4Q', 'of-later', 'Took a step with MGR-7K4Q: of-later'],
  ['quote-sent', 'MGR-7K4Q', '2', 'Sent a written quote for MGR-7K4Q: version 2'],
  ['quote-mail-sent-again', 'MGR-7K4Q', 'company', 'Sent a mail again for MGR-7K4Q: to us'],
  ['of-another-version', null, 'else', 'of-another-version else'],
])('%s of %s, %s: %s', (what, about, detail, words) => {
  expect(saidOf({ what, about, detail })).toBe(words);
});

it('an enquiry has no name, and is told by when it came', () => {
  const said = saidOf({ what: 'enquiry-removed', about: null, detail: '2026-11-19T12:00:00.000Z' });
  expect(said).toMatch(/^Removed the enquiry of Thu,? 19 Nov 2026/);
});
