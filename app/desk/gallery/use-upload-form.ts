import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addGalleryImage, requestUploadAddress } from '#app/api/desk/gallery-admin';
import { sendFile, StorageError } from '#app/api/desk/send-file';
import { HttpError } from '#app/api/http';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { GALLERY_KEY } from '#app/pwa/gallery/gallery-key';
import { toast } from '#app/ui/toasts/toast';
import { EMPTY_FORM, faultOf, type ImageForm, wordsOf } from './image-words';
import { type BatchEnd, createUploadQueue, type QueuedUpload } from './upload-queue';

const words = galleryAdmin.upload;

interface Faults {
  title?: string | undefined;
  files?: string | undefined;
}

/** The upload card: its fields, the files waiting for a title, and the uploads in progress. */
export function useUploadForm() {
  const queryClient = useQueryClient();
  const [form, setForm] = useState<ImageForm>(EMPTY_FORM);
  const [faults, setFaults] = useState<Faults>({});
  /** Files chosen before there was a title, so they need not be chosen again. */
  const [chosenFiles, setChosenFiles] = useState<readonly File[]>([]);
  const [queue] = useState(() =>
    createUploadQueue({
      upload: uploadImage,
      onArrived: () => void queryClient.invalidateQueries({ queryKey: GALLERY_KEY }),
      onFailed: (error) => {
        toast({ ...words.failed, variant: 'destructive' });
        return reasonOf(error);
      },
      onEnd: ({ arrived, failed }: BatchEnd) => {
        if (arrived === 0 || failed > 0) return;
        toast(arrived === 1 ? words.done : words.allDone(arrived));
        setForm(EMPTY_FORM);
      },
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  useEffect(() => () => queue.close(), [queue]);

  function refuse(newFaults: Faults) {
    setFaults(newFaults);
    toast({
      title: 'Error',
      description: newFaults.files ?? newFaults.title,
      variant: 'destructive',
    });
  }

  return {
    form,
    faults,
    chosenFiles,
    queue,
    items,
    busy: items.some(({ state }) => state !== 'failed'),
    change(changes: Partial<ImageForm>) {
      setForm({ ...form, ...changes });
      if (changes.title !== undefined) setFaults({ ...faults, title: undefined });
    },
    /** Uploads the files, unless something is missing. */
    upload(files: readonly File[]): void {
      const fault = files.length === 0 ? words.noImage : firstFault(files);
      const title = form.title.trim() === '' ? words.noTitle : undefined;
      setChosenFiles(fault === undefined && title !== undefined ? files : []);
      if (fault !== undefined) return refuse({ files: fault });
      if (title !== undefined) return refuse({ title });
      setFaults({});
      queue.add(files, wordsOf(form, files.length));
    },
  };
}

function firstFault(files: readonly File[]): string | undefined {
  return files.map(faultOf).find((fault) => fault !== undefined);
}

/** The reason for a failed upload, as given by the server or by the lack of a connection. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return error.reason ?? words.storageFailed;
  if (error instanceof HttpError) return error.apiError?.error ?? error.message;
  return words.noConnection;
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * The three steps of an upload (specification §7). If the session ends between them, the administrator is
 * asked to sign in on the spot; if the upload address is lost halfway, a retry requests a new one.
 *
 * @throws HttpError, StorageError, TypeError without a connection; the signal's reason
 */
async function uploadImage(
  { file, words }: Pick<QueuedUpload, 'file' | 'words'>,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const address = await asAdmin(() => requestUploadAddress(file, signal));
  await sendFile(address, file, { signal, onProgress });
  const [objectPath = ''] = address.split('?');
  await asAdmin(() => addGalleryImage({ ...words, objectPath }, signal));
}
