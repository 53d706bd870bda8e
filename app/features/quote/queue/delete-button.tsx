import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/buttons/button';

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog')).DeleteDialog,
}));

/**
 * Deletes a request after asking. `received`: we have it, so only this device's record of it is deleted.
 */
export function DeleteButton({ id, received = false }: { id: string; received?: boolean }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="compact" variant="danger" onClick={ask}>
        {received ? 'Remove from this list…' : 'Delete…'}
      </Button>
      {asked && (
        <Suspense>
          <DeleteDialog id={id} received={received} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
