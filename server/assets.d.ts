/** A file of the sources, bundled as a data: URL. */
declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}
