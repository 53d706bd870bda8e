import sheet from '#app/drawings.css?url';

let added: Promise<void> | undefined;

/**
 * Resolves when the rules of drawings are there, so that none is ever shown without them. Ask for it
 * together with the code that draws.
 *
 * @throws when the sheet cannot be had; another call tries again
 */
export function drawingSheet(): Promise<void> {
  added ??= addSheet().catch((error: unknown) => {
    added = undefined;
    throw error;
  });
  return added;
}

function addSheet(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The sheet of the drawings could not be loaded'));
    });
    document.head.append(link);
  });
}
