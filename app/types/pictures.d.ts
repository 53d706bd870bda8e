/** The result of vite-imagetools for `…?as=picture`: one srcset per format, and the last one as `img`. */
declare module '*as=picture' {
  const picture: {
    sources: Record<string, string>;
    img: { src: string; w: number; h: number };
  };
  export default picture;
}

/**
 * A picture with its alt text, title, focal point and blurred placeholder (build/plugins/pictures.ts).
 */
declare module '*?picture' {
  const picture: import('#app/content/picture-data').PictureData;
  export default picture;
}
