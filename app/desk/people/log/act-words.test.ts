import { expect, it } from 'vitest';
import { actWords } from './act-words';

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
  const said = actWords(what, about);
  expect(`${said.act} ${said.about}`.trim()).toBe(words);
});
