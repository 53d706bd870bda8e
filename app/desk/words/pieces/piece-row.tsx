import type { ReactNode } from 'react';
import { SortableRow } from '#app/desk/frame/sorted-list';
import { useNow } from '#app/desk/frame/use-now';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { css } from '#styled/css';
import { type Piece, publishWords } from './piece';
import { PublishField } from './publish-field';

interface Props {
  piece: Piece;
  name: string;
  about: string;
  /** The first thing that is wrong with it. */
  error: string | undefined;
  publishError: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
  onPublish: (publishAt: Piece['publishAt']) => void;
  /** Its boxes, while it is open. */
  children: ReactNode;
}

/** One piece of a list: its handle, what it says in short, whether visitors see it, and its form once it is opened. */
export function PieceRow({
  piece,
  name,
  about,
  error,
  publishError,
  isOpen,
  onOpen,
  onRemove,
  onPublish,
  children,
}: Props) {
  const now = useNow();
  return (
    <SortableRow id={piece.id} move={`Move ${name}`} className={row}>
      <div className={words}>
        <p className={title}>{name}</p>
        <p className={muted}>{[about, publishWords(piece, now)].filter(Boolean).join(' · ')}</p>
        {error && !isOpen && <p className={wrong}>{error}</p>}
      </div>
      <div className={actions}>
        <Button
          variant="line"
          size="dense"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Change'} ${name}`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <BinIcon />
        </IconButton>
      </div>
      {isOpen && (
        <div className={form}>
          {children}
          <PublishField publishAt={piece.publishAt} error={publishError} onChange={onPublish} />
        </div>
      )}
    </SortableRow>
  );
}

const row = css({
  gridTemplateColumns: { base: 'auto 1fr', sm: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    base: '"words words" "handle actions" "form form"',
    sm: '"handle words actions" ". form form"',
  },
});

const words = css({ gridArea: 'words', minWidth: '0', paddingBlock: '1' });

const title = css({ fontWeight: '560', overflowWrap: 'anywhere', lineClamp: 2 });

const muted = css({ textStyle: 'caption', color: 'textMuted', overflowWrap: 'anywhere' });

const wrong = css({ textStyle: 'caption', color: 'danger' });

const actions = css({ gridArea: 'actions', display: 'flex', gap: '1', justifySelf: 'end' });

const form = css({
  gridArea: 'form',
  display: 'grid',
  gap: '4',
  maxWidth: '46em',
  minWidth: '0',
  paddingTop: '3',
  paddingBottom: '5',
});
