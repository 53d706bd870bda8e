import { useState } from 'react';
import { sendNow } from '#app/pwa/outbox/wake-outbox';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';

/** Sends one request at once; the screen updates from the outbox. */
export function SendButton({
  id,
  solid,
  children,
}: {
  id: string;
  solid?: boolean;
  children: string;
}) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { remaining } = await sendNow(id);
      if (remaining > 0 && !navigator.onLine) {
        toast({
          title: 'There is no signal here',
          description: 'The request goes by itself as soon as there is.',
        });
      }
    } catch {
      toast({ title: 'This device could not be asked just now', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact"
      variant={solid ? 'solid' : 'line'}
      busy={busy}
      disabled={busy}
      onClick={() => void send()}
    >
      {children}
    </Button>
  );
}
