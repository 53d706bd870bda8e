import type { ReactNode } from 'react';
import { controlRow } from '#styled/recipes';

interface Props {
  /** Names the control; the control points back at it. */
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** What is counted or switched on the left, its control on the right. */
export function ControlRow({ id, title, hint, children }: Props) {
  const styles = controlRow();
  return (
    <div className={styles.root}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
