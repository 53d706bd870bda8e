/** The result of a `…?picture` import: see build/plugins/pictures.ts. */
export interface PictureData {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  title: string;
  alt: string;
  /** CSS object-position that keeps the building in every crop. */
  focus: string;
  /** A data URL shown until the picture has loaded. */
  blur: string;
}
