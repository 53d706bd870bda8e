import { diffArrays } from 'diff';
import type { Change } from '#app/desk/frame/document/desk-document';

/** Something a document says: where it is, and what it is called. */
export interface SaidRow {
  /** "company.phone" */
  key: string;
  label: string;
  text: string;
}

/** What differs between two lists of what is said, in the order of the newer one, what is gone last. */
export function changedRows(before: readonly SaidRow[], after: readonly SaidRow[]): Change[] {
  const old = new Map(before.map(({ key, text }) => [key, text]));
  const kept = new Set(after.map(({ key }) => key));
  return [
    ...after.map(({ key, label, text }) => ({
      key,
      label,
      before: old.get(key) ?? '',
      after: text,
    })),
    ...before
      .filter(({ key }) => !kept.has(key))
      .map(({ key, label, text }) => ({ key, label, before: text, after: '' })),
  ].filter((change) => change.before !== change.after);
}

/**
 * What differs between two lists whose items have ids: of an item in both each row that was changed, of one that came or
 * went the whole as one change, and the order of those in both.
 */
export function changedItems<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  {
    nameOf,
    rowsOf,
  }: { nameOf: (item: Item) => string; rowsOf: (item: Item) => readonly SaidRow[] },
): Change[] {
  const isIn = (others: readonly Item[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return ({ id }: Item) => ids.has(id);
  };
  const inBoth = (items: readonly Item[], others: readonly Item[]) => items.filter(isIn(others));
  const rows = (items: readonly Item[], others: readonly Item[]) => {
    const isInBoth = isIn(others);
    return items.flatMap((item) => {
      const [name, said] = [nameOf(item), rowsOf(item)];
      if (!isInBoth(item)) return [{ key: item.id, label: name, text: inOne(said) }];
      return said.map(({ key, label, text }) => ({
        key: `${item.id}.${key}`,
        label: `${name}: ${label}`,
        text,
      }));
    });
  };
  const orderOf = (items: readonly Item[]) => items.map(nameOf).join('\n');
  const [old, now] = [inBoth(before, after), inBoth(after, before)];
  const isMoved = old.some(({ id }, place) => now[place]?.id !== id);
  return [
    ...changedRows(rows(before, after), rows(after, before)),
    ...(isMoved
      ? [{ key: 'order', label: 'Order', before: orderOf(old), after: orderOf(now) }]
      : []),
  ];
}

/** All that an item says: "what they say: It is warm." */
function inOne(rows: readonly SaidRow[]): string {
  return rows
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

/**
 * What differs between two texts of several paragraphs: each paragraph that was changed beside the one it was made from,
 * so that one more above moves none below.
 *
 * @param key of the text: "body"
 * @param label of the text: "Article"
 */
export function textChanges(
  { key, label }: Pick<Change, 'key' | 'label'>,
  before: string,
  after: string,
): Change[] {
  const changes: Change[] = [];
  let under = '';
  let removed: string[] = [];
  const add = (old: string, now: string) =>
    changes.push({
      key: `${key}.${changes.length}`,
      label: under === '' ? label : `${label}, under “${under}”`,
      before: old,
      after: now,
    });
  const flush = () => {
    for (const old of removed) add(old, '');
    removed = [];
  };
  for (const part of diffArrays(paragraphs(before), paragraphs(after))) {
    if (part.removed) {
      removed.push(...part.value);
      continue;
    }
    if (!part.added) flush();
    for (const paragraph of part.value) {
      under = headingOf(paragraph) ?? under;
      if (part.added) add(removed.shift() ?? '', paragraph);
    }
    flush();
  }
  flush();
  return changes;
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part !== '');
}

function headingOf(paragraph: string): string | undefined {
  return /^#+ (.+)$/.exec(paragraph)?.[1];
}
