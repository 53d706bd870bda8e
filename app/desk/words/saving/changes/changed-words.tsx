import { diffWordsWithSpace } from 'diff';
import { css } from '#styled/css';

/** Shorter texts are taken in whole. */
const LONG = 60;
/** Of the longer text: with less in common, two texts are easier to read than one in shreds. */
const ALIKE = 0.4;
/** Characters that are left of what is the same beside a change. */
const AROUND = 60;

/** Two versions of a text as one, with what is gone and what is new marked; null where they are better read apart. */
export function wordDifferences(before: string, after: string) {
  if (Math.min(before.length, after.length) < LONG) return null;
  const parts = diffWordsWithSpace(before, after);
  const same = parts.filter(({ added, removed }) => !added && !removed);
  const length = same.reduce((sum, { value }) => sum + value.length, 0);
  if (length < ALIKE * Math.max(before.length, after.length)) return null;
  return parts.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'ins' as const, text: value };
    if (removed) return { kind: 'del' as const, text: value };
    return { kind: 'span' as const, text: shortened(value, index > 0, index < parts.length - 1) };
  });
}

/** The beginning and the end of a stretch, where something has changed beside it. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  const most = AROUND * (Number(isAfter) + Number(isBefore));
  if (text.length <= most + AROUND) return text;
  const start = isAfter ? text.slice(0, AROUND) : '';
  const end = isBefore ? text.slice(-AROUND) : '';
  return `${start} … ${end}`;
}

type Props = { parts: NonNullable<ReturnType<typeof wordDifferences>> };

export function ChangedWords({ parts }: Props) {
  return (
    <span>
      {parts.map(({ kind: Tag, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no names, and all change together
        <Tag key={index} className={Tag === 'ins' ? added : undefined}>
          {text}
        </Tag>
      ))}
    </span>
  );
}

const added = css({ background: 'accentSoft' });
