import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import type { Change } from '#app/desk/frame/document/desk-document';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { css } from '#styled/css';

/** The differences: of a long text its words, otherwise old above new. */
export function ChangeList({ changes, caption }: { changes: readonly Change[]; caption: string }) {
  if (changes.length === 0) return <p className={muted}>No differences.</p>;
  return (
    <dl className={list} aria-label={caption}>
      {changes.map(({ key, label, before, after }) => (
        <div key={key} className={row}>
          <dt>{label}</dt>
          <dd>
            <Difference before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture of the gallery, which is stored by its id, by its title. */
function useSaid() {
  const { data } = useQuery(galleryQuery);
  return (text: string) => {
    const id = /^gallery (\S+)$/.exec(text)?.[1];
    if (id === undefined) return text;
    const title = data?.find((image) => image.id === id)?.title;
    return title === undefined ? 'A picture of the gallery' : `“${title}” of the gallery`;
  };
}

function Difference({ before: old, after: now }: Pick<Change, 'before' | 'after'>) {
  const said = useSaid();
  const [before, after] = [said(old), said(now)];
  const parts = wordDifferences(before, after);
  if (parts) return <ChangedWords parts={parts} />;
  return (
    <>
      {before === '' ? <span className={muted}>Nothing</span> : <del>{before}</del>}
      {after === '' ? <span className={muted}>Nothing</span> : <ins>{after}</ins>}
    </>
  );
}

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

type WordsProps = { parts: NonNullable<ReturnType<typeof wordDifferences>> };

function ChangedWords({ parts }: WordsProps) {
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

const muted = css({ color: 'textMuted' });

const list = css({ borderTop: '1px solid {colors.lineStrong}' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: '4',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& dd': { display: 'grid' },
  '& del': { color: 'textMuted' },
  '& ins': { fontWeight: '560', textDecoration: 'none' },
});

const added = css({ background: 'accentSoft' });
