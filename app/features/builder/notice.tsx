import type { ReactNode } from 'react';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';

/** Something one must know before going on, said aloud when it appears. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  const styles = answer({ tone: 'warning' });
  return (
    <div className={cx(styles.root, wide)} role="alert">
      <AttentionIcon />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

const wide = css({ maxWidth: 'none', marginTop: '0', marginBottom: '6' });
