import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import type { DeskQuery } from './desk-document';
import type { DocumentEditor } from './use-document';

interface ListedVersion {
  number: number;
  /** When it was saved, in words. */
  when: string;
  /** By whom and why, in words; empty for nothing. */
  about: string;
}

interface Props<Value, Edit> {
  editor: DocumentEditor<Value, Edit>;
  /** The newest, which is live, first. */
  versions: readonly ListedVersion[];
  /** How one of them is read: null where the document was not there. */
  query: (version: number) => DeskQuery<Value | null>;
  /** "these words" */
  what: string;
  /** Shows what would change if an earlier version were live again. */
  children: (live: Value, earlier: Value, version: number) => ReactNode;
}

/** How many to show at first: years of versions would bury the rest of the page. */
const FIRST = 10;

/** Every version of a document; each can be looked at, compared and restored. */
export function Versions<Value, Edit>({ versions, ...rest }: Props<Value, Edit>) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <VersionList versions={versions} onLook={setOpened} />
      {opened !== null && (
        <VersionDialog {...rest} version={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface ListProps {
  versions: readonly ListedVersion[];
  onLook: (number: number) => void;
}

function VersionList({ versions, onLook }: ListProps) {
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

type DialogProps<Value, Edit> = Omit<Props<Value, Edit>, 'versions'> & {
  version: number;
  onClose: () => void;
};

/** An earlier version compared with the live one, with an option to restore it. */
function VersionDialog<Value, Edit>(props: DialogProps<Value, Edit>) {
  const { editor, query, what, version, children, onClose } = props;
  const { live, take } = editor;
  const { data: earlier, isError } = useQuery(query(version));
  if (!live) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version}`}
      description={`What would change if ${what} were live again.`}
    >
      {isError && earlier === undefined && (
        <p role="alert">This version could not be loaded. Close this and try again.</p>
      )}
      {!isError && earlier === undefined && <Spinner label="Loading" />}
      {earlier === null && <p>It was taken away with this version.</p>}
      {earlier !== undefined && earlier !== null && (
        <div className={stack}>
          {children(live.value, earlier, version)}
          <div>
            <Button
              onClick={() => {
                take(live, earlier, `Version ${version} restored`);
                onClose();
                scrollTo({ top: 0 });
              }}
            >
              Restore version {version}
            </Button>
            <p className={muted}>
              It is put into the form, where you can still change it. Nothing is live before you
              save.
            </p>
          </div>
        </div>
      )}
    </Dialog>
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

const stack = css({ display: 'grid', gap: '6', textStyle: 'dense' });

const muted = css({ color: 'textMuted', marginTop: '2' });
