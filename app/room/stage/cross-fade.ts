const FADE_MS = 220;

/** Lays a copy of the picture as it is now over it and fades the copy out. */
export function crossFade(canvas: HTMLCanvasElement): void {
  if (canvas.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  copy.ariaHidden = 'true';
  copy.style.pointerEvents = 'none';
  canvas.after(copy);
  const fading = copy.animate({ opacity: [1, 0] }, FADE_MS);
  fading.addEventListener('finish', () => copy.remove());
  fading.addEventListener('cancel', () => copy.remove());
}
