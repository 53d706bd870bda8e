import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface ListedVersion {
  number: number;
  /** When it was saved, in words. */
  when: string;
  /** By whom and why, in words; empty for nothing. */
  about: string;
}

interface Props {
  /** The newest, which is live, first. */
  versions: readonly ListedVersion[];
  onLook: (number: number) => void;
}

/** How many to show at first: years of versions would bury the rest of the page. */
const FIRST = 10;

/** Every version ever saved; each can be looked at. */
export function VersionList({ versions, onLook }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? versions : versions.slice(0, FIRST);
  return (
    <section className={section} aria-labelledby="versions">
      <h2 id="versions" className={heading}>
        Versions
      </h2>
      <ol className={list}>
        {shown.map(({ number, when, about }, index) => (
          <li key={number}>
            <span className={name}>Version {number}</span>
            <span>{when}</span>
            <span className={noted}>{about}</span>
            {index === 0 ? (
              <span className={live}>Live now</span>
            ) : (
              <Button
                variant="line"
                size="dense"
                aria-label={`Look at version ${number}`}
                onClick={() => onLook(number)}
              >
                Look at it
              </Button>
            )}
          </li>
        ))}
      </ol>
      {versions.length > shown.length && (
        <Button variant="line" size="dense" className={more} onClick={() => setAll(true)}>
          Show all {versions.length}
        </Button>
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

const name = css({ fontWeight: '560' });

const noted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const live = css({ fontWeight: '520', color: 'positive', paddingInline: '14px' });

const more = css({ marginTop: '4' });
