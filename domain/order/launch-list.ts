import { samplesLeft, type SampleLeft } from '#domain/site/content/samples-left';
import { vatClaims } from '#domain/site/content/facts/vat-claims';
import type { StoredContent } from '#domain/site/content/site-content';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { knowsBankHolidays } from './calendar/bank-holidays';
import type { LaunchItem } from './contracts/admin/content';

/** The settings that come with an example, which counts once somebody has saved it, changed or not. */
export const EXAMPLE_SETTINGS = ['quote-terms', 'visit-calendar'] as const;

type ExampleSetting = (typeof EXAMPLE_SETTINGS)[number];

const EXAMPLES: Readonly<Record<ExampleSetting, Pick<LaunchItem, 'what' | 'at'>>> = {
  'quote-terms': {
    what: 'when a room is paid, and for how long a written quote is valid',
    at: '/admin/board?set=terms',
  },
  'visit-calendar': {
    what: 'how long a visit takes, the ways to the counties, and the notice',
    at: '/admin/visits?set=calendar',
  },
};

const WHY: Readonly<Record<SampleLeft['why'], string>> = {
  'stand-in': 'a stand-in that reaches nobody',
  missing: 'not given yet',
  unconfirmed: 'to be confirmed',
  sample: 'shown as samples',
};

/** No matter of the desk: it is an environment variable of the server. */
const MAIL: LaunchItem = {
  id: 'mail',
  what: 'mail',
  why: 'not set up by whoever runs the server (MAIL_URL), so none leaves and each is kept as a file',
  at: null,
};

/** What the list is made from. */
export interface LaunchState {
  content: StoredContent;
  /** The pictures that visitors see. */
  gallery: readonly GalleryImage[];
  /** The settings that somebody has saved. */
  saved: ReadonlySet<string>;
  isMailSetUp: boolean;
  now: Date;
}

/**
 * Everything that has to be settled before the site is shown to customers: the one list of the desk and of
 * `npm run preflight`. The company's words and pictures come first, in the order of the desk's forms.
 */
export function launchList({
  content,
  gallery,
  saved,
  isMailSetUp,
  now,
}: LaunchState): LaunchItem[] {
  const words = samplesLeft(content, gallery).map(({ document, field, what, why }) => ({
    id: why === 'sample' ? `samples ${document}` : `${document} ${field} ${what}`,
    what,
    why: WHY[why],
    at: deskAddress(document, field),
  }));
  const onVat = vatClaims(content).map(({ document, field, what }) => ({
    id: `vat ${document} ${field}`,
    what,
    why: 'speaks of VAT, which you do not charge',
    at: deskAddress(document, field),
  }));
  const examples = EXAMPLE_SETTINGS.filter((name) => !saved.has(name)).map((id) => ({
    id,
    ...EXAMPLES[id],
    why: 'an example, to be confirmed',
  }));
  return [...words, ...onVat, ...examples, ...(isMailSetUp ? [] : [MAIL]), ...holidaysAhead(now)];
}

function deskAddress(document: SampleLeft['document'], field: string): string {
  if (document === 'gallery') return `/admin/gallery#photo-${field}`;
  const [kind, page] = document.split(':');
  if (kind === 'page') return `/admin/words/pages?page=${page}`;
  if (kind === 'legal') return `/admin/words/legal?page=${page}`;
  return document === 'facts' ? `/admin/words?set=facts#fact-${field}` : `/admin/words/${document}`;
}

/** No matter of the desk: a newer version of the program has them. */
function holidaysAhead(now: Date): LaunchItem[] {
  const year = now.getUTCFullYear() + 1;
  if (knowsBankHolidays(year)) return [];
  const what = `the bank holidays of ${year}`;
  const why = 'not known to this version of the program, which would offer visits on them';
  return [{ id: 'bank-holidays', what, why, at: null }];
}
