/** What vite-imagetools makes of `…?as=picture`: one srcset per format, and the last as `img`. */
declare module '*as=picture' {
  const picture: {
    sources: Record<string, string>;
    img: { src: string; w: number; h: number };
  };
  export default picture;
}

/** A picture with its words, focal point and blurred stand-in (build/plugins/pictures.ts). */
declare module '*?picture' {
  const picture: import('#app/ui/picture').PictureData;
  export default picture;
}
