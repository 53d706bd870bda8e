import { useState } from 'react';
import type { NewPhoto } from '#app/offline/photos/photo-row';
import { newPhoto } from './new-photo';
import { UnusablePictureError } from './redrawn';

export interface ChosenPhotos {
  photos: readonly NewPhoto[];
  /** How many pictures are being made into photos. */
  busy: number;
  fault: string | undefined;
  setFault: (fault: string | undefined) => void;
  /** Makes photos of pictures, as far as there is room. */
  add: (pictures: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  /** Leaves out those that were sent; more may have been chosen meanwhile. */
  removeSent: (ids: readonly string[]) => void;
}

/** The photos that a form has, before it is sent. They are in memory alone. */
export function useChosenPhotos(most: number, earlier: readonly NewPhoto[] = []): ChosenPhotos {
  const [photos, setPhotos] = useState(earlier);
  const [busy, setBusy] = useState(0);
  const [fault, setFault] = useState<string>();

  async function add(pictures: readonly File[]) {
    const room = Math.max(0, most - photos.length - busy);
    const taken = pictures.slice(0, room);
    const faults = new Set<string>();
    if (taken.length < pictures.length) {
      faults.add(`There is room for ${most} photos, so not all of these were taken.`);
    }
    setFault([...faults].join(' ') || undefined);
    setBusy((count) => count + taken.length);
    // One after the other: each takes a phone 50 MB while it is drawn.
    for (const picture of taken) {
      try {
        const photo = await newPhoto(picture);
        setPhotos((before) => [...before, photo]);
      } catch (error) {
        if (!(error instanceof UnusablePictureError)) throw error;
        faults.add(error.message);
        setFault([...faults].join(' '));
      } finally {
        setBusy((count) => count - 1);
      }
    }
  }

  return {
    photos,
    busy,
    fault,
    setFault,
    add,
    remove(id) {
      setPhotos((before) => before.filter((photo) => photo.id !== id));
      setFault(undefined);
    },
    removeSent(ids) {
      setPhotos((before) => before.filter((photo) => !ids.includes(photo.id)));
      setFault(undefined);
    },
  };
}
