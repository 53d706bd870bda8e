import { useState } from 'react';
import { saveFile } from './save-file';
import { toast } from '#app/ui/toasts/toast';

/**
 * Makes a file and downloads it, one at a time; shows `failure` if it could not be made.
 *
 * @param make null while there is nothing to make
 */
export function useSave(make: (() => Promise<File>) | null, failure: string) {
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy || !make) return;
    setBusy(true);
    try {
      saveFile(await make());
    } catch {
      toast({ title: failure, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, save: () => void save() };
}
