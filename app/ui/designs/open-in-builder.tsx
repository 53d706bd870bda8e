import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import type { ButtonVariantProps } from '#styled/recipes';

const TakeOverDialog = lazy(async () => ({
  default: (await import('./take-over-dialog')).TakeOverDialog,
}));

type Props = Pick<ButtonVariantProps, 'variant' | 'size'> & {
  children: string;
  disabled?: boolean;
  /** Whether the builder holds a design that is kept nowhere else. */
  asks: boolean;
  /** Keeps the builder's own design among My designs. */
  onKeepOwn: () => Promise<unknown>;
  onOpen: () => void;
};

/** Puts a design into the builder; one that is there is never lost without a word. */
export function OpenInBuilder({ children, asks, onKeepOwn, onOpen, ...look }: Props) {
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
      <Button {...look} onClick={() => (asks ? setDialog('open') : onOpen())}>
        {children}
      </Button>
      {dialog !== 'unasked' && (
        <Suspense>
          <TakeOverDialog
            open={dialog === 'open'}
            onClose={close}
            onKeep={() => void keepThenOpen()}
            onReplace={onOpen}
          />
        </Suspense>
      )}
    </>
  );
}
