import { useState } from 'react';
import { saveFile } from './save-file';
import { toast } from './toasts/toast';

/** Makes a file and hands it over; says so when it could not be made. One at a time. */
export function useSave(make: () => Promise<File>, failure: string) {
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy) return;
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
