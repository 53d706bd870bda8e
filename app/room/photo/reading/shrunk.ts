/** Which file is to be made how large, in pixels, once it is upright. */
export interface ToShrink {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

export interface Shrunk {
  readonly picture: ImageBitmap;
  /** The same as a JPEG, without what the camera wrote beside it. */
  readonly jpeg: ArrayBuffer;
}

/**
 * Makes a picture smaller and upright.
 *
 * @throws DOMException when this browser cannot read it or has no memory for it
 */
export async function shrunk({ file, width, height }: ToShrink): Promise<Shrunk> {
  const picture = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const sheet = new OffscreenCanvas(width, height);
  sheet.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await sheet.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
  return { picture, jpeg: await jpeg.arrayBuffer() };
}
