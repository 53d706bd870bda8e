import { css } from '#styled/css';
import { ChangedWords, wordDifferences } from './changed-words';
import type { WordChange } from './word-changes';

/** The differences: of a long text its words, otherwise old above new. */
export function ChangeList({
  changes,
  caption,
}: {
  changes: readonly WordChange[];
  caption: string;
}) {
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

function Difference({ before, after }: Pick<WordChange, 'before' | 'after'>) {
  const parts = wordDifferences(before, after);
  if (parts) return <ChangedWords parts={parts} />;
  return (
    <>
      {before === '' ? <span className={muted}>Nothing</span> : <del>{before}</del>}
      {after === '' ? <span className={muted}>Nothing</span> : <ins>{after}</ins>}
    </>
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
