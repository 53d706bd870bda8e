import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addGalleryImage, requestUploadAddress } from '#app/api/desk/gallery-admin';
import { sendFile } from '#app/api/desk/send-file';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { GALLERY_KEY } from '#app/pwa/gallery/gallery-key';
import { toast } from '#app/ui/toasts/toast';
import { SHARP_IMAGE_WIDTH } from '#domain/site/gallery/image-limits';
import { fitted } from './fitted';
import {
  checkedEdit,
  EMPTY_FORM,
  faultOf,
  type ImageForm,
  type WordFaults,
  wordsOf,
} from './image-words';
import { problemOf } from './upload-problem';
import { type BatchEnd, createUploadQueue, type QueuedUpload } from './upload-queue';

const words = galleryAdmin.upload;

type Faults = WordFaults & { files?: string };

/** The upload card: its fields, the files waiting for a title, and the uploads in progress. */
export function useUploadForm() {
  const queryClient = useQueryClient();
  const [form, setForm] = useState<ImageForm>(EMPTY_FORM);
  /** The form as it was uploaded last: it is emptied unless the next picture's words are begun meanwhile. */
  const uploaded = useRef(form);
  const [faults, setFaults] = useState<Faults>({});
  /** Files chosen before there was a title, so they need not be chosen again. */
  const [chosenFiles, setChosenFiles] = useState<readonly File[]>([]);
  /** The names of pictures that were uploaded and are too narrow to look sharp. */
  const [narrow, setNarrow] = useState<readonly string[]>([]);
  const [queue] = useState(() =>
    createUploadQueue({
      upload: async (item, options) => {
        const width = await uploadImage(item, options);
        if (width !== undefined && width < SHARP_IMAGE_WIDTH)
          setNarrow((names) => [...names, item.file.name]);
      },
      onArrived: () => void queryClient.invalidateQueries({ queryKey: GALLERY_KEY }),
      onFailed: (error) => {
        toast({ ...words.failed, variant: 'destructive' });
        return problemOf(error);
      },
      onEnd: ({ arrived, failed }: BatchEnd) => {
        if (arrived === 0 || failed > 0) return;
        toast(arrived === 1 ? words.done : words.allDone(arrived));
        setForm((shown) => (shown === uploaded.current ? EMPTY_FORM : shown));
      },
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  useEffect(() => () => queue.close(), [queue]);

  function refuse(newFaults: Faults) {
    setFaults(newFaults);
    toast({
      title: 'Error',
      description: newFaults.files ?? Object.values(newFaults)[0],
      variant: 'destructive',
    });
  }

  return {
    form,
    faults,
    chosenFiles,
    narrow,
    queue,
    items,
    busy: items.some(({ state }) => state !== 'failed'),
    change(changes: Partial<ImageForm>) {
      setForm({ ...form, ...changes });
      setFaults(
        Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes))),
      );
    },
    /** Uploads the files, unless something is missing. */
    upload(files: readonly File[]): void {
      const fault = files.length === 0 ? words.noImage : firstFault(files);
      const texts = wordsOf(form, files.length);
      const wrong =
        form.title.trim() === ''
          ? { title: words.noTitle }
          : Object.assign({}, ...texts.map((text) => checkedEdit(text).faults));
      const isWrong = Object.keys(wrong).length > 0;
      setChosenFiles(fault === undefined && isWrong ? files : []);
      if (fault !== undefined) return refuse({ files: fault });
      if (isWrong) return refuse(wrong);
      setFaults({});
      setNarrow([]);
      uploaded.current = form;
      queue.add(files, texts);
    },
  };
}

function firstFault(files: readonly File[]): string | undefined {
  return files.map(faultOf).find((fault) => fault !== undefined);
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * The three steps of an upload (specification §7), of a picture made to fit the server's limits. If the session ends
 * between them, the administrator is asked to sign in on the spot; if the upload address is lost halfway, a retry
 * requests a new one.
 *
 * @returns the picture's width in pixels, where this browser knows it
 * @throws UnusablePictureError, HttpError, StorageError; TypeError without a connection; the signal's reason
 */
async function uploadImage(
  { file, words }: Pick<QueuedUpload, 'file' | 'words'>,
  { signal, onProgress }: UploadOptions,
): Promise<number | undefined> {
  const { file: sent, width } = await fitted(file);
  const address = await asAdmin(() => requestUploadAddress(sent, signal));
  await sendFile(address, sent, { signal, onProgress });
  const [objectPath = ''] = address.split('?');
  await asAdmin(() => addGalleryImage({ ...words, objectPath }, signal));
  return width;
}
