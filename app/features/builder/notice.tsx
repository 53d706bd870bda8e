import type { ReactNode } from 'react';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { TickIcon } from '#app/ui/icons/tick-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

interface Props {
  tone: 'neutral' | 'warning' | 'positive';
  title: string;
  /** Said aloud when it appears. */
  live?: boolean;
  children?: ReactNode;
}

/** Something to know about the design, above the step: what is so, and what can be done. */
export function Notice({ tone, title, live, children }: Props) {
  const styles = answer({ tone });
  return (
    <div className={cx(styles.root, wide)} role={live ? 'alert' : undefined}>
      {tone === 'warning' ? <AttentionIcon /> : <TickIcon />}
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginTop: '0', marginBottom: '6' });
