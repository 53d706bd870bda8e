import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { photoPath } from '#app/api/desk/orders';
import { type NamedPhoto, arrivedWords } from '#domain/order/photos';
import { css } from '#styled/css';

const Dialog = lazyPart(async () => (await import('#app/ui/dialog')).Dialog);

interface Props {
  /** Of the request. */
  id: string;
  photos: readonly NamedPhoto[] | undefined;
  /** What each shows, in their order: said below it. Without them they are numbered. */
  names?: readonly string[] | undefined;
}

/** The photos of a question or a note: those that have arrived open large. */
export function AskedPhotos({ id, photos = [], names }: Props) {
  const [large, setLarge] = useState<{ src: string; alt: string }>();
  const here = photos
    .map(({ id: photo, state }, index) => ({ id: photo, state, name: names?.[index] }))
    .filter(({ state }) => state === 'arrived');
  const refused = photos.filter(({ state }) => state === 'refused').length;
  const notes = [
    arrivedWords(photos),
    refused > 0 ? `${refused} could not be used` : undefined,
  ].filter((note) => note !== undefined);
  return (
    <>
      {here.length > 0 && (
        <ul className={grid} aria-label="Photos">
          {here.map((photo, index) => {
            const src = photoPath(id, photo.id);
            const alt = photo.name ?? `Photo ${index + 1} of ${here.length}`;
            return (
              <li key={photo.id}>
                <button type="button" className={square} onClick={() => setLarge({ src, alt })}>
                  <img src={src} alt={alt} loading="lazy" className={image} />
                </button>
                {photo.name && <p className={caption}>{photo.name}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {notes.length > 0 && <p className={caption}>{notes.join('. ')}.</p>}
      {large && (
        <ErrorBoundary part="photo dialog" asked waiting={null}>
          <Dialog open onClose={() => setLarge(undefined)} title={large.alt}>
            <img src={large.src} alt={large.alt} className={whole} />
          </Dialog>
        </ErrorBoundary>
      )}
    </>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 112px))',
  gap: '2',
  marginTop: '2',
});

const square = css({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  background: 'sunken',
  borderRadius: 'control',
  overflow: 'hidden',
  cursor: 'zoom-in',
});

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });

const caption = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1' });

const whole = css({ width: '100%', maxHeight: 'calc(92svh - 160px)', objectFit: 'contain' });
