import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { stagePanel } from '#styled/recipes';

interface Props {
  title: string;
  /** Name of the button that closes it. */
  closing: string;
  /** What has the focus first; otherwise its heading. */
  first?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is opened on the stage, over the choices: it takes the focus, gives it back, and Escape closes it.
 */
export function StagePanel({ title, closing, first, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    (first ?? heading).current?.focus({ preventScroll: true });
    return () => {
      // Not from another button, which has opened something else.
      if (opener instanceof HTMLElement && document.activeElement === document.body) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [first]);
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  const styles = stagePanel();
  return (
    <section aria-label={title} data-stage-panel="" className={styles.panel}>
      <div className={styles.head}>
        {/* The step's own heading is hidden with its choices. */}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <IconButton label={closing} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
