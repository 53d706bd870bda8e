import { formatMoment, STATE_WORDS } from '#app/desk/frame/requests/words';
import type { AuditAct, ShownEntry } from '#domain/order/contracts/admin/audit-log';
import type { CompanyAction } from '#domain/order/history/actions';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { REQUEST_STATES } from '#domain/order/request-states';
import { PAGE_NAMES, PAGES } from '#domain/site/content/page-words/page-words';

const WORDS: Readonly<Record<AuditAct, string>> = {
  'prices-saved': 'Saved the prices: version',
  'content-saved': 'Saved words of the site:',
  'article-removed': 'Removed an article',
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
  'invoice-made': 'Made an invoice for',
  'invoice-credited': 'Credited an invoice of',
  'payment-noted': 'Noted a payment of',
  'payment-undone': 'Undid a payment of',
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
  'calendar-made': 'Made a new address of the calendar',
  'calendar-revoked': 'Revoked their address of the calendar',
  'archive-taken': 'Took everything along in one file',
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
  reminders: 'reminders',
};

/** The steps that the company takes with an order. */
const STEPS: Readonly<Record<CompanyAction['kind'], string>> = {
  'times-offered': 'visit times offered',
  'visit-booked': 'visit booked',
  'visit-cancelled': 'visit cancelled',
  'visit-held': 'the visit took place',
  noted: 'note written',
  answered: 'question answered',
  'place-given': 'address of the garden',
  'link-renewed': 'link renewed',
  planned: 'dates told',
  'moved-on': 'moved on',
  'state-set': 'state set',
};

interface Said {
  act: string;
  about: string;
  /** What follows it: which step, and the like; empty for nothing. */
  more: string;
}

/** What was done, and to what, which may be a request with a link of its own. */
export function actWords({
  what,
  about,
  detail,
}: Pick<ShownEntry, 'what' | 'about' | 'detail'>): Said {
  // Another version's.
  if (!Object.hasOwn(WORDS, what)) return { act: what, about: about ?? '', more: detail ?? '' };
  const act = WORDS[what as AuditAct];
  const said = { act, about: aboutWords(what, about, act), more: '' };
  return detail === undefined ? said : { ...said, ...detailed(what as AuditAct, about, detail) };
}

function aboutWords(what: string, about: string | null, act: string): string {
  if (what === 'person-joined') return '';
  if (about === null) return unnamed(what, act);
  return named(about);
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

/** What is known of it beside that: entries of earlier versions have no detail. */
function detailed(what: AuditAct, about: string | null, detail: string): Partial<Said> {
  switch (what) {
    case 'picture-added':
    case 'picture-changed':
    case 'picture-removed':
    case 'article-removed':
      return { act: WORDS[what].replace(/ an? /, ' the '), about: '', more: `“${detail}”` };
    case 'content-saved':
      return { about: `the article “${detail}”` };
    case 'quote-removed':
      return { act: 'Removed the quote request', about: detail };
    case 'quote-opened':
    case 'quote-anonymised':
    case 'quote-drafted':
    case 'photo-sent':
      return { about: about ?? `${detail}, removed since` };
    case 'enquiry-opened':
    case 'enquiry-anonymised':
      return { about: `the enquiry of ${formatMoment(detail)}` };
    case 'enquiry-removed':
      return { act: 'Removed the enquiry of', about: formatMoment(detail) };
    case 'quote-changed':
    case 'enquiry-changed':
      return { more: changeWords(detail) };
    case 'order-step-taken':
      return { more: stepWords(detail) };
    case 'quote-sent':
      return { more: `version ${detail}` };
    case 'quote-mail-sent-again':
    case 'enquiry-mail-sent-again':
      return { more: detail === 'homeowner' ? 'to the homeowner' : 'to us' };
    default:
      return {};
  }
}

/** "state won", "notes" */
function changeWords(detail: string): string {
  const state = REQUEST_STATES.find((one) => detail === `state ${one}`);
  return state === undefined ? detail : `state “${STATE_WORDS[state]}”`;
}

/** "visit-booked", "moved-on workshop", "state-set won" */
function stepWords(detail: string): string {
  const [kind = '', to = ''] = detail.split(' ');
  if (kind === 'state-set') return changeWords(`state ${to}`);
  const stage = Object.entries(STAGE_WORDS).find(([one]) => one === to)?.[1];
  const step = Object.entries(STEPS).find(([one]) => one === kind)?.[1] ?? detail;
  return stage === undefined ? step : `${step}, “${stage}”`;
}
