import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

interface Props {
  /** In the middle of a sentence: "the facts". */
  what: string;
  /** The one that is live now. */
  version: number;
  /** Whether what was typed can be saved. */
  canKeep?: boolean;
  onKeep: () => void;
  onDrop: () => void;
  /** What somebody else has changed. */
  children: ReactNode;
}

/** Somebody else has saved: their changes and the options. Our edit is still there. */
export function ConflictAnswer({ what, version, canKeep = true, onKeep, onDrop, children }: Props) {
  const styles = answer({ tone: 'warning' });
  return (
    <div className={cx(styles.root, wide)} role="alert">
      <AttentionIcon />
      <div className={body}>
        <p className={styles.title}>
          Somebody else has saved {what}: version {version} is live now
        </p>
        <p>Your changes are still here, and none of them is saved. This is what was saved:</p>
        {children}
        <div className={acts}>
          <Button size="dense" disabled={!canKeep} onClick={onKeep}>
            Put my changes on top of it
          </Button>
          <Button variant="line" size="dense" onClick={onDrop}>
            Drop my changes
          </Button>
        </div>
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginBlock: '4' });

const body = css({ flex: '1', display: 'grid', gap: '3', minWidth: '0' });

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
