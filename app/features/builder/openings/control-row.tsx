import type { ReactNode } from 'react';
import { controlRow } from '#styled/recipes';

interface Props {
  /** Labels the control, which refers back to it. */
  id: string;
  /** Id of a switch: pressing the title presses it. */
  labelFor?: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** A label on the left, its counter or switch on the right. */
export function ControlRow({ id, labelFor, title, hint, children }: Props) {
  const styles = controlRow();
  return (
    <div className={styles.root}>
      <div>
        <h2 id={id} className={styles.title}>
          {labelFor === undefined ? title : <label htmlFor={labelFor}>{title}</label>}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
