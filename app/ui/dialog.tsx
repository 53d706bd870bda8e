import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '#styled/css';
import { dialog, iconButton } from '#styled/recipes';
import { CloseIcon } from './icons/close-icon';

type Props = {
  size?: 'wide' | 'small';
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** "alertdialog" for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes when it closes; left out for where it was before. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/**
 * A modal dialog with scrim, focus trap and Escape; a bottom sheet on phones. It hangs in the body, so that a menu
 * may close over it. It includes Ark's state
 * machine, so load it on demand: `lazyPart(async () => (await import('#app/ui/dialog')).Dialog)`.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  role,
  size,
  finalFocus,
  children,
}: Props) {
  const opener = useOpener(open);
  // Both calls written out, so that the build can evaluate them.
  const styles = size === 'small' ? dialog({ size: 'small' }) : dialog();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      finalFocusEl={finalFocus ?? opener}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger className={cx(iconButton(), styles.close)} aria-label="Close">
                <CloseIcon />
              </Ark.CloseTrigger>
            </div>
            {description && (
              <Ark.Description className={styles.text}>{description}</Ark.Description>
            )}
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** What had the focus as it opened: Ark looks a frame later, when Tab may have moved it on. */
function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current instanceof HTMLElement ? opener.current : null);
}
