import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';

/** Pictures of the view in 3-D, made on this device as JPEGs. */
export interface Stills {
  /** The design that is shown. */
  readonly draft: Draft;
  /** What is seen now; absent while the stage shows another picture. */
  readonly asSeen?: (() => Promise<Blob>) | undefined;
  /** The whole room from outside, wherever one looks. */
  readonly portrait: () => Promise<Blob>;
}

let offered: Stills | null = null;
/** The last portrait, for whatever follows in this visit. */
let latest: { readonly draft: Draft; readonly portrait: ArrayBuffer } | null = null;

/** While the view in 3-D is there, it offers pictures. Returns what takes the offer back. */
export function offerStills(stills: Stills): () => void {
  offered = stills;
  return () => {
    if (offered === stills) offered = null;
  };
}

/**
 * A picture as a file to share; null if there is none, or this device cannot share or make one.
 *
 * @param kept with the design, where the view is not open
 */
export async function stillToShare(kept?: ArrayBuffer): Promise<File | null> {
  const make = offered?.asSeen;
  if ((!kept && !make) || !('canShare' in navigator)) return null;
  if (!navigator.canShare({ files: [fileOf([])] })) return null;
  try {
    const still = kept ?? (await make?.());
    return still ? fileOf([still]) : null;
  } catch {
    // The link is shared without a picture.
    return null;
  }
}

function fileOf(content: BlobPart[]): File {
  return new File(content, 'garden-room.jpg', { type: 'image/jpeg' });
}

/** A picture of a design from outside, as a JPEG, if the view shows it or has shown it; else null. */
export async function portraitOf(draft: Draft): Promise<ArrayBuffer | null> {
  if (latest && sameDesign(latest.draft, draft)) return latest.portrait;
  if (!offered || !sameDesign(offered.draft, draft)) return null;
  try {
    const portrait = await (await offered.portrait()).arrayBuffer();
    latest = { draft, portrait };
    return portrait;
  } catch {
    // The view could not draw one: a design does without.
    return null;
  }
}
