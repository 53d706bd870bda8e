import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import type { ButtonVariantProps } from '#styled/recipes';

const TakeOverDialog = lazyPart(async () => (await import('./take-over-dialog')).TakeOverDialog);

type Props = Pick<ButtonVariantProps, 'variant' | 'size'> & {
  children: string;
  /** For screen readers, where several are on a page. */
  label?: string;
  disabled?: boolean;
  /** Whether the builder holds a design that is saved nowhere else. */
  asks: boolean;
  /** Saves the builder's own design to My designs. */
  onKeepOwn: () => Promise<unknown>;
  onOpen: () => void;
};

/** Opens a design in the builder, asking first if the one there would be lost. */
export function OpenInBuilder({ children, label, asks, onKeepOwn, onOpen, ...look }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = () => setDialog('closed');
  const keepThenOpen = async () => {
    close();
    try {
      await onKeepOwn();
    } catch {
      toast({
        title: 'Your own design could not be saved',
        description: 'It is still in the builder, and nothing was opened.',
        variant: 'destructive',
      });
      return;
    }
    onOpen();
  };
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => (asks ? setDialog('open') : onOpen())}>
        {children}
      </Button>
      {dialog !== 'unasked' && (
        <ErrorBoundary part="take over dialog" asked waiting={null}>
          <TakeOverDialog
            open={dialog === 'open'}
            onClose={close}
            onKeep={() => void keepThenOpen()}
            onReplace={onOpen}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
