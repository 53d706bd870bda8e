/** The large view comes with the first wish for it. */
export function loadLightbox() {
  return import('./lightbox');
}
