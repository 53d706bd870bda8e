import { exportEntry } from '#app/offline/outbox/export-entry';
import { Button } from '#app/ui/buttons/button';
import { saveFile } from '#app/ui/save-file';
import { toast } from '#app/ui/toasts/toast';
import { quietButton } from './quiet-button';

/** Downloads the request as a file, so that nobody depends on this device alone. */
export function DownloadButton({ id, quiet }: { id: string; quiet?: boolean }) {
  if (quiet) {
    return (
      <button type="button" className={quietButton} onClick={() => void download(id)}>
        Download a copy
      </button>
    );
  }
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
