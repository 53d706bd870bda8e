import { samplesLeft, type SampleLeft } from '#domain/site/content/samples-left';
import type { StoredContent } from '#domain/site/content/site-content';
import type { SettingName } from '#server/stores/orders/order-records';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';

/** Something that has to be settled before the site is shown to customers. */
interface Left {
  /** As a sentence would name it: "the telephone number". */
  what: string;
  why: SampleLeft['why'];
  /** Where the desk settles it: a path of the site. */
  at: string;
}

/** Settings that come with examples: an own one replaces them. */
const EXAMPLES: readonly (Left & { name: SettingName })[] = [
  {
    name: 'quote-terms',
    what: 'when a room is paid, and for how long a written quote is valid',
    why: 'unconfirmed',
    at: '/admin/board?set=terms',
  },
  {
    name: 'visit-calendar',
    what: 'how long a visit takes, the ways to the counties, and the notice',
    why: 'unconfirmed',
    at: '/admin/visits?set=calendar',
  },
];

/**
 * Everything between what is stored and a launch: the desk's list of words and pictures, then the settings that nobody
 * has saved.
 *
 * @param gallery the pictures that visitors see
 */
export function whatsLeft(
  content: StoredContent,
  gallery: readonly GalleryImage[],
  saved: ReadonlySet<SettingName>,
): Left[] {
  const words = samplesLeft(content, gallery).map(({ document, field, what, why }) => {
    return { what, why, at: deskAddress(document, field) };
  });
  const settings = EXAMPLES.filter(({ name }) => !saved.has(name));
  return [...words, ...settings.map(({ what, why, at }) => ({ what, why, at }))];
}

function deskAddress(document: SampleLeft['document'], field: string): string {
  if (document === 'gallery') return `/admin/gallery#photo-${field}`;
  return document === 'facts' ? `/admin/words?set=facts#fact-${field}` : `/admin/words/${document}`;
}
