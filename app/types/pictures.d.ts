/**
 * A picture with its alt text, title, focal point and blurred placeholder (build/pictures).
 */
declare module '*?picture' {
  const picture: import('#app/content/picture-data').PictureData;
  export default picture;
}

declare module '*?picture=wide' {
  const picture: import('#app/content/picture-data').SizedPicture;
  export default picture;
}

declare module '*?picture=close' {
  const picture: import('#app/content/picture-data').SizedPicture;
  export default picture;
}

declare module '*?picture=dense' {
  const picture: import('#app/content/picture-data').SizedPicture;
  export default picture;
}

declare module '*?picture=swatch' {
  const picture: import('#app/content/picture-data').SizedPicture;
  export default picture;
}
