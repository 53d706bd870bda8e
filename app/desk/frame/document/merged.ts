/**
 * Brings two edits of the same document together: my changes on top of what they saved. Where both changed the same
 * thing, mine wins, and the screen shows it as my change. Items of a list are known by their `id`; a list without ids
 * is one thing.
 */
export function merged<Value>(base: Value, mine: Value, theirs: Value): Value {
  return mergedUnknown(base, mine, theirs) as Value;
}

function mergedUnknown(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isList(base) && isList(mine) && isList(theirs)) return mergedLists(base, mine, theirs);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [key, mergedUnknown(base[key], mine[key], theirs[key])]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return mine;
}

interface Item {
  id: string;
}

function mergedLists(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): unknown[] {
  const isReordered = idsOf(mine) !== idsOf(base);
  const [first, second] = isReordered ? [mine, theirs] : [theirs, mine];
  const ids = new Set([...first, ...second].map(({ id }) => id));
  return [...ids].flatMap((id): unknown[] => {
    const [was, own, other] = [base, mine, theirs].map((list) => list.find((one) => one.id === id));
    if (was === undefined) return [own ?? other];
    // If I removed it, it goes. If they did, it stays only if I changed it.
    if (own === undefined) return [];
    if (other === undefined) return isSame(was, own) ? [] : [own];
    return [mergedUnknown(was, own, other)];
  });
}

function idsOf(list: readonly Item[]): string {
  return list.map(({ id }) => id).join('\n');
}

/** Both come from the same schema, so that their keys have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Item[] {
  return (
    Array.isArray(value) && value.every((one) => isRecord(one) && typeof one['id'] === 'string')
  );
}
