import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { EditorParts } from '#app/features/admin/prices/fields/editor-parts';
import { pricingVersions } from '#app/features/admin/prices/price-queries';
import { formatTime } from '#app/features/admin/prices/format-time';
import { VersionDialog } from './version-dialog';

/** How many to show at first: years of versions would bury the rest of the page. */
const FIRST = 10;

/** Every pricing ever saved; each can be viewed, compared and restored. */
export function Versions({ editor }: Pick<EditorParts, 'editor'>) {
  const { data = [] } = useQuery(pricingVersions);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = all ? data : data.slice(0, FIRST);
  return (
    <section className={section} aria-labelledby="versions">
      <h2 id="versions" className={heading}>
        Versions
      </h2>
      <ol className={list}>
        {shown.map(({ version, savedAt, note, by }, index) => (
          <li key={version}>
            <span className={number}>Version {version}</span>
            <span>{by === undefined ? formatTime(savedAt) : `${formatTime(savedAt)}, ${by}`}</span>
            <span className={noted}>{note}</span>
            {index === 0 ? (
              <span className={live}>Live now</span>
            ) : (
              <Button
                variant="line"
                size="dense"
                aria-label={`Look at version ${version}`}
                onClick={() => setOpened(version)}
              >
                Look at it
              </Button>
            )}
          </li>
        ))}
      </ol>
      {data.length > shown.length && (
        <Button variant="line" size="dense" className={more} onClick={() => setAll(true)}>
          Show all {data.length}
        </Button>
      )}
      {opened !== null && (
        <VersionDialog version={opened} editor={editor} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

const section = css({ marginTop: '12', borderTop: '1px solid {colors.text}', paddingTop: '4' });

const heading = css({ textStyle: 'subheading', marginBottom: '3' });

const list = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '120px 200px 1fr auto' },
    alignItems: 'center',
    columnGap: '4',
    minHeight: '52px',
    paddingBlock: '5px',
    borderBottom: '1px solid {colors.line}',
    '& > :last-child': {
      gridRow: { base: '1 / span 2', md: 'auto' },
      gridColumn: { base: '2', md: 'auto' },
    },
  },
});

const number = css({ fontWeight: '560' });

const noted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const live = css({ fontWeight: '520', color: 'positive', paddingInline: '14px' });

const more = css({ marginTop: '4' });
