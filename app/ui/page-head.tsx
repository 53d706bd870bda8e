import type { ReactNode } from 'react';
import { pageHead } from '#styled/recipes';

/** The head of an inner page: its title and what stands beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const styles = pageHead();
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
