/** The fragment that opens two designs side by side; it contains only their local ids. */
export function comparing(one: string, other: string): string {
  return `compare=${one}.${other}`;
}

/** The two ids in such a fragment; null for any other. */
export function comparedIds(fragment: string): readonly [string, string] | null {
  const [, one, other] = /^compare=([\w-]+)\.([\w-]+)$/.exec(fragment) ?? [];
  return one && other ? [one, other] : null;
}
