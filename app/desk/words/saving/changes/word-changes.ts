/** Something a document says: where it is, and what it is called. */
export interface SaidRow {
  /** "company.phone" */
  key: string;
  label: string;
  text: string;
}

/** A difference between two versions of a document; empty where there was nothing. */
export interface WordChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What differs between two lists of what is said, in the order of the newer one, what is gone last. */
export function changedRows(before: readonly SaidRow[], after: readonly SaidRow[]): WordChange[] {
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

/** The rows of a list whose items have ids, and the order in which those in both lists are shown. */
export function changedItems<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  {
    nameOf,
    rowsOf,
  }: { nameOf: (item: Item) => string; rowsOf: (item: Item) => readonly SaidRow[] },
): WordChange[] {
  const rows = (items: readonly Item[]) =>
    items.flatMap((item) =>
      rowsOf(item).map(({ key, label, text }) => ({
        key: `${item.id}.${key}`,
        label: `${nameOf(item)}: ${label}`,
        text,
      })),
    );
  const inBoth = (items: readonly Item[], others: readonly Item[]) =>
    items.filter(({ id }) => others.some((other) => other.id === id));
  const orderOf = (items: readonly Item[]) => items.map(nameOf).join('\n');
  const [old, now] = [inBoth(before, after), inBoth(after, before)];
  const isMoved = old.some(({ id }, place) => now[place]?.id !== id);
  return [
    ...changedRows(rows(before), rows(after)),
    ...(isMoved
      ? [{ key: 'order', label: 'Order', before: orderOf(old), after: orderOf(now) }]
      : []),
  ];
}
