/** A picture that this browser can make nothing of; the message says why, for whoever chose it. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

/** How a picture is drawn anew. */
interface Redraw {
  /** Its longest side afterwards, in pixels; a shorter one stays as it is. */
  longest: number;
  mostBytes: number;
  /** Of the JPEG, from 0 to 1: tried one after the other until it is small enough. */
  qualities: readonly number[];
}

interface Redrawn {
  content: Blob;
  /** Pixels. */
  width: number;
}

/**
 * A picture drawn anew: upright, on white, as a JPEG with nothing of what the camera wrote beside it, such as the place.
 *
 * @throws UnusablePictureError
 */
export async function redrawn(
  picture: File,
  { longest, mostBytes, qualities }: Redraw,
): Promise<Redrawn> {
  const canvas = await opened(picture, async (image) => {
    // Browsers turn it as the camera was held.
    await image.decode();
    return drawn(image, longest);
  });
  if (canvas === undefined) throw new UnusablePictureError(unreadable(picture));
  for (const quality of qualities) {
    const content = await asJpeg(canvas, quality);
    if (content !== null && content.size <= mostBytes) return { content, width: canvas.width };
  }
  throw new UnusablePictureError(
    `“${picture.name}” is too large for this browser. Choose a smaller one.`,
  );
}

/** The size of a picture in pixels, which is known before it is decoded; undefined where this browser cannot read it. */
export function sizeOfPicture(
  picture: File,
): Promise<{ width: number; height: number } | undefined> {
  return opened(picture, async (image) => {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
}

/** Whether it is what iPhones keep photos as, which few browsers read. Not every system names the type of such a file. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** What `read` makes of a picture; undefined where it fails. */
async function opened<Value>(
  picture: File,
  read: (image: HTMLImageElement) => Promise<Value>,
): Promise<Value | undefined> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    return await read(image);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function unreadable({ name, type }: File): string {
  return isHeic({ name, type })
    ? `“${name}” is a HEIC picture, which this browser cannot read. In your phone’s settings, choose Camera, Formats and “Most Compatible” and take it again, or choose it in Safari.`
    : `“${name}” cannot be read here. Choose a JPEG or PNG picture, or take the photo from here.`;
}

function drawn(image: HTMLImageElement, longest: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What is transparent would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((done) => {
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
