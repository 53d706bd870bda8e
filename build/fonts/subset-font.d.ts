/** The package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** The value to which an axis is pinned, or what is left of it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep; all of them when not given. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
