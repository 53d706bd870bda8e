import type { ReactNode } from 'react';
import { pageHead } from '#styled/recipes';

type Props = {
  title: string;
  /** A line or a mark above the title. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page: its title and the content beside it. */
export function PageHead({ title, above, children }: Props) {
  const styles = pageHead();
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        {above}
        <h1 id="page-heading" className={styles.title}>
          {title}
        </h1>
      </div>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
