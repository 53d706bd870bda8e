import { LEGAL_NAMES, type LegalName } from '#domain/content/legal-pages';

/** Which screen of the words is asked for; null for the first one. */
export type WordsPlace =
  | { set: 'facts' | 'articles' }
  | { set: 'article'; id: string }
  | { set: 'legal'; page: LegalName };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the search parameters of /admin/words, ignoring unknown values. */
export function readWordsSearch({ set, id, page }: Record<string, unknown>): WordsPlace | null {
  if (set === 'facts' || set === 'articles') return { set };
  if (set === 'article' && typeof id === 'string' && ID.test(id)) return { set, id };
  const legal = LEGAL_NAMES.find((name) => name === page);
  return set === 'legal' && legal !== undefined ? { set, page: legal } : null;
}
