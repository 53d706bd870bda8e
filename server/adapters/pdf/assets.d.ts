/** A source file, bundled as a data: URL. */
declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}
