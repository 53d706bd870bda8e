/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** The value an axis is pinned to, or the range to keep. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep; all of them by default. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
