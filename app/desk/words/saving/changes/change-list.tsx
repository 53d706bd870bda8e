import { useQuery } from '@tanstack/react-query';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
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

function Difference({ before: old, after: now }: Pick<WordChange, 'before' | 'after'>) {
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
