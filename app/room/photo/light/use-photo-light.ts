import { useDeferredValue, useMemo, useState } from 'react';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import { useFacts } from '#app/ui/company/use-facts';
import type { PhotoCamera } from '#domain/room/photo/photo-camera';
import {
  lightAround,
  softnessOf,
  USUAL_LIGHT,
  type PhotoLight,
} from '#domain/room/photo/photo-light';
import { setSun, sunOfPhoto, type PhotoSun } from '#domain/room/photo/photo-sun';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';
import { middlePixels, smallPixels } from './photo-pixels';

/** What somebody has said of the light; null as the photograph shows it. */
export interface LightChoice {
  readonly sun: PhotoSun | null;
  /** From 0, overcast, to 1. */
  readonly sunshine: number | null;
  /** Doublings of the light, and its warmth as in `PhotoLight`, on top of what the photograph shows. */
  readonly brightness: number;
  readonly warmth: number;
}

/** As the photograph shows it. */
export const AS_SEEN: LightChoice = { sun: null, sunshine: null, brightness: 0, warmth: 0 };

/** In which light a room stands in a photograph. */
export interface RoomLight extends PhotoLight {
  readonly sun: PhotoSun;
  /** Of its edges, in pixels of the photograph. */
  readonly softness: number;
}

/** Below so much light the sun of a photograph without an hour has set. */
const DARK = 0.15;

export interface UsePhotoLight {
  readonly light: RoomLight;
  readonly choice: LightChoice;
  readonly choose: (choice: LightChoice) => void;
}

/** The light of a photograph around the room, and what somebody has changed of it. */
export function usePhotoLight(
  photo: GardenPhoto,
  camera: PhotoCamera,
  shell: ShellMeasures,
  kept = AS_SEEN,
): UsePhotoLight {
  const [choice, choose] = useState(kept);
  const { county } = useFacts().company;
  const pixels = useMemo(() => smallPixels(photo), [photo]);
  const softness = useMemo(() => {
    const middle = middlePixels(photo);
    return middle ? softnessOf(middle) : 0;
  }, [photo]);
  // Looked for once the room has been pushed, not at every step.
  const settled = useDeferredValue(camera);
  const seen = useMemo(
    () => (pixels ? lightAround(pixels, settled, shell) : USUAL_LIGHT),
    [pixels, settled, shell],
  );
  const told = useMemo(() => sunOfPhoto(photo.taken, COUNTY_TOWNS[county]), [photo, county]);
  const light = useMemo((): RoomLight => {
    const isDusk = photo.taken === null && seen.level < DARK;
    return {
      level: seen.level * 2 ** choice.brightness,
      warmth: seen.warmth + choice.warmth,
      sunshine: choice.sunshine ?? seen.sunshine,
      sun: choice.sun ?? (isDusk ? setSun(told) : told),
      softness,
    };
  }, [seen, choice, told, softness, photo]);
  return { light, choice, choose };
}
