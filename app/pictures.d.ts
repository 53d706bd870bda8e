/** What vite-imagetools makes of `…?as=picture`: one srcset per format, and the last as `img`. */
declare module '*as=picture' {
  const picture: {
    sources: Record<string, string>;
    img: { src: string; w: number; h: number };
  };
  export default picture;
}
