/** The fragment that opens two designs side by side; it holds nothing but where they lie here. */
export function comparing(one: string, other: string): string {
  return `compare=${one}.${other}`;
}

/** The two ids of such a fragment, null when it is none. */
export function comparedIds(fragment: string): readonly [string, string] | null {
  const [, one, other] = /^compare=([\w-]+)\.([\w-]+)$/.exec(fragment) ?? [];
  return one && other ? [one, other] : null;
}
