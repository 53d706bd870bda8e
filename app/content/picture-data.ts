/** A picture's files: AVIF for every browser of this site, and one JPEG for whatever else reads the page. */
export interface SizedPicture {
  /** A `srcset`; undefined while the sizes of an uploaded picture are being made. */
  sources: { avif?: string };
  /** The JPEG, with the pixels of the whole picture. */
  img: { src: string; w: number; h: number };
}

/** The result of a `…?picture` import: see build/pictures/pictures.ts. */
export interface PictureData extends SizedPicture {
  title: string;
  alt: string;
  /** CSS object-position that keeps the building in every crop. */
  focus: string;
  /** A data URL shown until the picture has loaded. */
  blur: string;
}
