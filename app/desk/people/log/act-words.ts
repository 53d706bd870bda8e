import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import { PAGE_NAMES, PAGES } from '#domain/site/content/page-words/page-words';

const WORDS: Readonly<Record<AuditAct, string>> = {
  'prices-saved': 'Saved the prices: version',
  'content-saved': 'Saved words of the site:',
  'setting-saved': 'Saved a setting:',
  'picture-added': 'Added a picture',
  'picture-changed': 'Changed a picture',
  'picture-removed': 'Removed a picture',
  'pictures-ordered': 'Put the pictures in order',
  'quote-changed': 'Changed state or notes of',
  'quote-opened': 'Was first to open',
  'quote-anonymised': 'Made anonymous:',
  'quote-removed': 'Removed a quote request',
  'quote-mail-sent-again': 'Sent a mail again for',
  'order-step-taken': 'Took a step with',
  'quote-drafted': 'Wrote at a written quote for',
  'quote-sent': 'Sent a written quote for',
  'photo-sent': 'Added photos to a note on',
  'enquiry-changed': 'Changed state or notes of',
  'enquiry-opened': 'Was first to open',
  'enquiry-anonymised': 'Made anonymous:',
  'enquiry-removed': 'Removed an enquiry',
  'enquiry-mail-sent-again': 'Sent a mail again for',
  'subscriber-removed': 'Removed a newsletter address',
  'person-invited': 'Invited',
  'person-invited-again': 'Made a new link for',
  'person-joined': 'Used their link',
  'person-removed': 'Removed',
  'password-changed': 'Changed their own password',
  'passkey-added': 'Added a passkey of their own:',
  'passkey-removed': 'Removed a passkey of their own:',
  'device-signed-out': 'Signed out a device:',
};

/** What the names of documents and settings stand for. */
const NAMES: Readonly<Record<string, string>> = {
  facts: 'company facts',
  testimonials: 'testimonials',
  questions: 'questions and answers',
  'legal:privacy': 'privacy',
  'legal:terms': 'terms',
  'legal:cookies': 'cookies',
  'quote-terms': 'terms of quotes',
  'visit-calendar': 'calendar of visits',
  'mail-texts': 'wording of emails',
};

/** What was done, and to what, where that is not a request with a link of its own. */
export function actWords(what: string, about: string | null): { act: string; about: string } {
  // Another version's.
  if (!Object.hasOwn(WORDS, what)) return { act: what, about: about ?? '' };
  const act = WORDS[what as AuditAct];
  if (what === 'person-joined') return { act, about: '' };
  if (about === null) return { act, about: unnamed(what, act) };
  return { act, about: named(about) };
}

/** A document, a setting, or what goes by its own name. */
function named(about: string): string {
  if (about.startsWith('article:')) return 'an article';
  const page = PAGE_NAMES.find((name) => about === `page:${name}`);
  return page ? PAGES[page].title : (NAMES[about] ?? about);
}

/** What has no name, or has lost it; empty where the words say all. */
function unnamed(what: string, act: string): string {
  if (!/( of| for| open| with| on|:)$/.test(act)) return '';
  return what.startsWith('enquiry-') ? 'an enquiry' : 'a removed request';
}
