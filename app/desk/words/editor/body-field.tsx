import { useId } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Spinner } from '#app/desk/frame/page/spinner';
import { usePatience } from '#app/desk/words/saving/patient-fields';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';

/** Apart: it is the desk's largest part, and one screen needs it. */
const RichText = lazyPart(async () => (await import('./rich-text')).RichText);

interface Props {
  label: string;
  hint?: string;
  /** Markdown. */
  value: string;
  error: string | undefined;
  /** Words to put in by a press: "{email}", each with what it says now. */
  tokens?: readonly (readonly [token: string, says: string])[];
  onChange: (markdown: string) => void;
}

/** A text with headings, lists, links, tables and pictures, kept as Markdown. */
export function BodyField({ label, hint, error: wrong, ...text }: Props) {
  const id = useId();
  const { error, onBlur } = usePatience(text.value, wrong);
  const styles = field();
  return (
    <div className={cx(styles.root, narrow)} onBlur={onBlur}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint} Escape leads from the text to its buttons.
      </p>
      <ErrorBoundary
        part="text editor"
        waiting={<Spinner label="Loading the editor" className={waiting} />}
      >
        <RichText {...text} id={id} isWrong={error !== undefined} />
      </ErrorBoundary>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}

// A table may be wider than a phone, and scrolls by itself.
const narrow = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

const waiting = css({ border: '1px solid {colors.lineStrong}', minHeight: '320px' });
