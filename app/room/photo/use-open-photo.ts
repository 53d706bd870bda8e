import { useEffect, useState } from 'react';
import {
  forgetPhoto,
  latestPhoto,
  type GardenPhotoToKeep,
} from '#app/pwa/garden-photos/keep-photo';
import { dropSharedPhoto, sharedPhoto } from '#app/pwa/garden-photos/shared-photo';
import { PhotoProblem, readPhoto, type GardenPhoto } from './reading/read-photo';

/** A photograph that is worked with, and how it was kept; null for a new one. */
export interface OpenPhoto {
  readonly photo: GardenPhoto;
  readonly kept: GardenPhotoToKeep | null;
  /** What was kept in front of the room. */
  readonly front: ImageBitmap | null;
}

/** What the dialog shows. */
export interface UseOpenPhoto {
  /** Null: one is to be chosen. */
  open: OpenPhoto | 'loading' | null;
  /** Whether one that was shared to the app waits while another is kept here. */
  isOffered: boolean;
  /** Why the shared one cannot be used. */
  problem: string | null;
  /** A new photograph, in place of the one before. */
  take: (photo: GardenPhoto) => void;
  /** Another is to be chosen; the one before is kept until then. */
  chooseOther: () => void;
  takeShared: () => void;
  dropShared: () => void;
  forget: () => Promise<void>;
}

/** @param of whose photo it is */
export function useOpenPhoto(of: string): UseOpenPhoto {
  const [open, setOpen] = useState<OpenPhoto | 'loading' | null>('loading');
  const [shared, setShared] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const [kept, waiting] = await Promise.all([latestPhoto(of), sharedPhoto()]);
      // One that the device can no longer read is as if there were none.
      const before = kept && (await reopened(kept).catch(() => null));
      if (isGone) return;
      if (before || !waiting) {
        setShared(waiting);
        setOpen(before);
      } else await read(waiting);
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [of]);
  /** It is gone from where it waited once it is here, or known to be of no use. */
  async function read(waiting: File) {
    setOpen('loading');
    try {
      setOpen({ photo: await readPhoto(waiting), kept: null, front: null });
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      setProblem(error.message);
      setOpen(null);
    }
    dropShared();
  }
  function dropShared() {
    setShared(null);
    void dropSharedPhoto();
  }
  return {
    open,
    isOffered: shared !== null,
    problem,
    take: (photo) => setOpen({ photo, kept: null, front: null }),
    chooseOther() {
      setProblem(null);
      setOpen(null);
    },
    takeShared: () => void (shared && read(shared)),
    dropShared,
    async forget() {
      await forgetPhoto(of);
      setOpen(null);
    },
  };
}

/** A photograph that was kept, to be worked with again. @throws DOMException when the device can no longer read it */
async function reopened(kept: GardenPhotoToKeep): Promise<OpenPhoto> {
  const { picture: jpeg, mask, focal, taken } = kept;
  const [picture, front] = await Promise.all([
    createImageBitmap(new Blob([jpeg])),
    mask ? createImageBitmap(new Blob([mask])) : null,
  ]);
  const { width, height } = picture;
  return { photo: { picture, width, height, jpeg, focal, taken }, kept, front };
}
