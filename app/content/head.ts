import { pageMeta } from './pages';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The title and description of one path, as they stand in the `<head>` of its prerendered page. */
export function headFor(path: string): string {
  const { title, description } = pageMeta(path);
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
  ].join('\n    ');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
