import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { RemoveSubscriber } from './remove-subscriber';
import { Subscribers } from './subscribers';

/** Opens the newsletter addresses over the enquiries: they are few and seldom looked at. */
export function NewsletterList() {
  const [open, setOpen] = useState(false);
  const [asked, ask] = useState<{ id: string; email: string }>();
  const close = () => {
    setOpen(false);
    ask(undefined);
  };
  return (
    <>
      <Button variant="line" size="dense" onClick={() => setOpen(true)}>
        Newsletter list
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={asked === undefined ? 'Newsletter list' : 'Remove this address?'}
      >
        {asked === undefined ? (
          <Subscribers onRemove={ask} />
        ) : (
          <RemoveSubscriber subscriber={asked} onDone={() => ask(undefined)} />
        )}
      </Dialog>
    </>
  );
}
