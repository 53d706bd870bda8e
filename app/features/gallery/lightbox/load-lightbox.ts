/** Loads the lightbox on demand. */
export function loadLightbox() {
  return import('./lightbox');
}
