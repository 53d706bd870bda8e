import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { sendNow } from '#app/pwa/outbox/wake-outbox';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { exportEntry } from '#app/offline/outbox/export-entry';
import { saveFile } from '#app/ui/download/save-file';
import { useFacts } from '#app/ui/company/use-facts';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { useRequestFile } from '#app/pwa/quote-file/use-request-file';
import { useSave } from '#app/ui/download/use-save';

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

/** Downloads the request as a file, so that nobody depends on this device alone. */
export function DownloadButton({ id }: { id: string }) {
  return (
    <Button size="compact" variant="line" onClick={() => void download(id)}>
      Download a copy
    </Button>
  );
}

async function download(id: string) {
  const text = await exportEntry(id).catch(() => null);
  if (text === null) {
    return toast({ title: 'This request could not be read', variant: 'destructive' });
  }
  saveFile(new File([text], `quote-request-${id.slice(0, 8)}.json`, { type: 'application/json' }));
}

/** Downloads a request's quote as a file, with its reference once we have it. */
export function QuotePdfButton({ item }: { item: QuoteEntry }) {
  const make = useRequestFile(item, useFacts());
  const { busy, save } = useSave(make, 'The estimate could not be made');
  if (make === null) return null;
  return (
    <Button size="compact" variant="line" busy={busy} onClick={save}>
      {busy ? 'Making your estimate…' : 'Download your estimate (PDF)'}
    </Button>
  );
}

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog')).DeleteDialog);

/**
 * Deletes a request after asking. `received`: we have it, so only this device's record of it is deleted.
 */
export function DeleteButton({ id, isReceived = false }: { id: string; isReceived?: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="compact" variant="danger" onClick={ask}>
        {isReceived ? 'Remove from this list…' : 'Delete…'}
      </Button>
      {isAsked && (
        <ErrorBoundary part="delete dialog" asked waiting={null}>
          <DeleteDialog
            id={id}
            isReceived={isReceived}
            open={open}
            onClose={() => setOpen(false)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
