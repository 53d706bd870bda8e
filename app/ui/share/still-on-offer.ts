type MakeStill = () => Promise<Blob>;

let making: MakeStill | null = null;

/** While the view in 3-D is shown, it offers a picture of what is seen. Returns what takes the offer back. */
export function offerStill(make: MakeStill): () => void {
  making = make;
  return () => {
    if (making === make) making = null;
  };
}

/** A picture of the view as a file to share; null if there is no view, or this device cannot share or make one. */
export async function stillToShare(): Promise<File | null> {
  if (!making || !('canShare' in navigator)) return null;
  const empty = new File([], NAME, { type: 'image/jpeg' });
  if (!navigator.canShare({ files: [empty] })) return null;
  try {
    return new File([await making()], NAME, { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

const NAME = 'garden-room.jpg';
