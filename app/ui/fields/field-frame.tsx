import { useId, type ReactNode } from 'react';
import { field } from '#styled/recipes';

export interface FieldWords {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Links a control to its label, hint and error. */
interface FieldTies {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type Props = FieldWords & { id?: string | undefined; children: (ties: FieldTies) => ReactNode };

/** A label, hint, control and error, linked by aria-describedby. */
export function FieldFrame({ label, hint, error, id, children }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const styles = field();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: inputId,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
