import type { ReactNode } from 'react';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

interface Props {
  title: string;
  /** What another notice warned about is over; announced politely. */
  over?: boolean;
  children?: ReactNode;
}

/** Something to know before continuing, announced when it appears. */
export function Notice({ title, over = false, children }: Props) {
  const styles = over ? answer({ tone: 'positive' }) : answer({ tone: 'warning' });
  return (
    <div className={cx(styles.root, wide)} role={over ? 'status' : 'alert'}>
      {over ? <TickIcon /> : <AttentionIcon />}
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginTop: '0', marginBottom: '6' });
