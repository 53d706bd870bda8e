/** A Markdown file's front matter cannot be parsed; the message names the line. */
export class FrontMatterError extends Error {
  constructor(line: string) {
    super(`Cannot read this line of the front matter: ${line}`);
    this.name = 'FrontMatterError';
  }
}

type Item = Record<string, string>;

/** `meta` is not validated: pass it to the schema for its kind. `body` is Markdown without its title. */
export type MarkdownFile = {
  readonly meta: Record<string, string | Item[]>;
  readonly body: string;
};

const LIST = /^(?<name>[a-z]+):$/;
const PAIR =
  /^(?<indent>| {2}- | {4})(?<name>[a-z]+): (?:'(?<single>[^']*)'|"(?<double>[^"\\]*)")$/;

/**
 * Splits a Markdown file into the front matter between two `---` lines and the body. The front matter is
 * the subset of YAML our files need: `key: 'text'` and lists of such pairs, always in quotes.
 *
 * @throws FrontMatterError at the first line that is neither
 */
export function parseFrontMatter(text: string): MarkdownFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new FrontMatterError(text.split('\n', 1)[0] ?? '');
  const [, head = '', body = ''] = parts;
  const meta: MarkdownFile['meta'] = {};
  let list: Item[] = [];
  for (const line of head.split('\n')) {
    const listName = LIST.exec(line)?.groups?.name;
    const { indent, name, single, double } = PAIR.exec(line)?.groups ?? {};
    const text = single ?? double ?? '';
    const item = list.at(-1);
    if (listName) meta[listName] = list = [];
    else if (name && indent === '') meta[name] = text;
    else if (name && indent === '  - ') list.push({ [name]: text });
    else if (name && item) item[name] = text;
    else throw new FrontMatterError(line);
  }
  return { meta, body: body.trim() };
}
