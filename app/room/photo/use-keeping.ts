import { useEffect, useState } from 'react';
import {
  keepSoon,
  type GardenPhotoToKeep,
  type KeptStanding,
} from '#app/pwa/garden-photos/keep-photo';
import type { Front } from './front/use-front';
import type { LightChoice } from './light/use-photo-light';
import type { GardenPhoto } from './reading/read-photo';

interface Keeping {
  of: string;
  photo: GardenPhoto;
  /** As it was opened; null for a new one. */
  kept: GardenPhotoToKeep | null;
  standing: KeptStanding;
  light: LightChoice;
  front: Front;
}

/** Keeps a photograph on the device with every change of what is done in it. */
export function useKeeping({ of, photo, kept, standing, light, front }: Keeping): void {
  const mask = useMask(front, kept?.mask);
  useEffect(() => {
    const isSame = kept?.standing === standing && kept.light === light && kept.mask === mask;
    if (isSame) return;
    const { jpeg: picture, focal, taken } = photo;
    keepSoon({ of, picture, focal, taken, standing, light, mask });
  }, [of, photo, kept, standing, light, mask]);
}

/** What stands in front of the room, as a PNG after each stroke. */
function useMask({ mask, strokes }: Front, before: ArrayBuffer | undefined) {
  const [png, setPng] = useState(before);
  useEffect(() => {
    if (strokes === 0) return undefined;
    let isOver = false;
    async function write() {
      const made = await (await mask.toPng())?.arrayBuffer();
      if (!isOver) setPng(made);
    }
    void write();
    return () => {
      isOver = true;
    };
  }, [mask, strokes]);
  return png;
}
