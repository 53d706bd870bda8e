import { useId, type ComponentProps, type ReactNode } from 'react';
import { field } from '#styled/recipes';

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: string; error?: string };

/** A labelled text box. Hint and error are tied to it by aria-describedby. */
export function TextField({ label, hint, error, id, ...input }: Props) {
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
      <input
        {...input}
        id={inputId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
