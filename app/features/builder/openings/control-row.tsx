import type { ReactNode } from 'react';
import { controlRow } from '#styled/recipes';

interface Props {
  /** Labels the control, which refers back to it. */
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** A label on the left, its counter or switch on the right. */
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
