/** A placeholder that visitors or customers would see. */
export interface Placeholder {
  /** As written. */
  text: string;
  /** The built files that contain it. */
  shownIn: string[];
}

/** Patterns of placeholders for facts the company has yet to supply, wherever they appear. */
const STAND_INS: readonly RegExp[] = [
  // Ofcom's numbers for drama use, as displayed and as dialled.
  /\b01632[ \u00a0]?960\d{3}\b/g,
  /441632960\d{3}\b/g,
  // Reserved example domains; name@ is a hint showing how an address is written.
  /\b(?!name@)[\w.+-]+@example\.(?:com|org|net)\b/g,
  /\bExample [A-Z][a-z]+(?: [A-Z][a-z]+)*/g,
];

/** Searched only in the visible text: in code or a tag, brackets mean something else. */
const SAID: readonly RegExp[] = [
  // To be filled in by the company, such as "[VAT number]": domain/content/legal-tokens.ts.
  /\[(?=[^\]]*[a-z])[\w ,-]{3,60}\]/gi,
  /Sample words, not a client’s/g,
];

const IN_TAGS: readonly RegExp[] = [/\w+, coming soon\b/g];

/**
 * Finds every placeholder in the build, whatever its source.
 *
 * @param files the text of each built file by its path
 * @returns each placeholder once, the most frequent first
 */
export function findPlaceholders(files: ReadonlyMap<string, string>): Placeholder[] {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    for (const match of path.endsWith('.html') ? onPage(text) : matchesOf(text, STAND_INS)) {
      found.set(match, (found.get(match) ?? new Set()).add(path));
    }
  }
  return [...found]
    .map(([text, paths]) => ({ text, shownIn: [...paths].toSorted() }))
    .toSorted((a, b) => b.shownIn.length - a.shownIn.length || a.text.localeCompare(b.text));
}

function onPage(html: string): string[] {
  const said = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '<>');
  return [...matchesOf(html, [...STAND_INS, ...IN_TAGS]), ...matchesOf(said, SAID)];
}

function matchesOf(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim()));
}
