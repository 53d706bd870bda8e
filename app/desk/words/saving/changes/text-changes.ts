import { diffArrays } from 'diff';
import type { WordChange } from './word-changes';

/**
 * What differs between two texts of several paragraphs: each paragraph that was changed beside the one it was made from,
 * so that one more above moves none below.
 *
 * @param key of the text: "body"
 * @param label of the text: "Article"
 */
export function textChanges(
  { key, label }: Pick<WordChange, 'key' | 'label'>,
  before: string,
  after: string,
): WordChange[] {
  const changes: WordChange[] = [];
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
