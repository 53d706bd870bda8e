/** The package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** The value to which an axis is pinned. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
