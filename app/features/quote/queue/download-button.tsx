import { exportEntry } from '#app/offline/outbox/export-entry';
import { Button } from '#app/ui/buttons/button';
import { saveFile } from '#app/ui/download/save-file';
import { toast } from '#app/ui/toasts/toast';

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
