import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { fetchFollowPhoto } from '#app/api/follow';
import { dropPhotos } from '#app/offline/photos/photo-store';
import type { KeptPhoto } from '#app/offline/photos/photo-row';
import { useOnline } from '#app/pwa/use-online';
import { Button } from '#app/ui/buttons/button';
import { deviceName } from '#app/ui/screen/device-name';
import type { NamedPhoto } from '#domain/order/photos';
import { css } from '#styled/css';
import { PhotoPicture } from '#app/ui/pictures/photo-picture';
import { PhotoTile, tiles } from './photo-tile';
import { photosNote, shownPhotos, type ShownPhoto } from './shown-photos';

const loadDialog = () => import('#app/ui/dialog');
const Dialog = lazyPart(async () => (await loadDialog()).Dialog);

interface Props {
  token: string;
  namedPhotos: readonly NamedPhoto[];
  /** What waits on this device; null before it is read. */
  keptPhotos: readonly KeptPhoto[] | null;
  /** Whether the question itself has arrived. */
  isSent: boolean;
  /** What each shows, in their order; without them they are numbered. */
  names?: readonly string[] | undefined;
}

/** The photos of a question, each with what has become of it. They open large. */
export function QuestionPhotos({ token, namedPhotos, keptPhotos, isSent, names = [] }: Props) {
  const online = useOnline();
  const [large, setLarge] = useState<Large>();
  const photos = shownPhotos(namedPhotos, keptPhotos ?? [], { online, isSent });
  if (photos.length === 0) return null;
  const isComplete = photos.every(({ state }) => state === 'arrived');
  const note = photosNote(namedPhotos, keptPhotos, online, deviceName());
  return (
    <>
      <ul className={tiles} aria-label="Photos">
        {photos.map((photo, index) => (
          <ErrorBoundary key={photo.id} part="photo" instead={null}>
            <Photo
              token={token}
              photo={photo}
              alt={names[index] ?? `Photo ${index + 1} of ${photos.length}`}
              quiet={isComplete}
              onOpen={setLarge}
            />
          </ErrorBoundary>
        ))}
      </ul>
      {isSent && note && <p className={caption}>{note}</p>}
      {large && (
        <ErrorBoundary part="photo dialog" asked waiting={null}>
          <Dialog open onClose={() => setLarge(undefined)} title={large.alt}>
            <PhotoPicture {...large} className={whole} />
          </Dialog>
        </ErrorBoundary>
      )}
    </>
  );
}

interface Large {
  content: ArrayBuffer | Blob;
  alt: string;
}

interface PhotoProps extends Pick<Props, 'token'> {
  photo: ShownPhoto;
  alt: string;
  /** Nothing is said below it. */
  quiet: boolean;
  onOpen: (large: Large) => void;
}

function Photo({ token, photo: { id, content, state, words }, alt, quiet, onOpen }: PhotoProps) {
  const { data } = useQuery({
    queryKey: ['follow-photo', token, id],
    queryFn: ({ signal }) => fetchFollowPhoto(token, id, signal),
    enabled: state === 'arrived' && content === undefined,
    // It never changes, and is dropped from memory with the page.
    staleTime: Infinity,
    gcTime: 0,
  });
  const picture = content ?? data;
  return (
    <PhotoTile
      content={picture}
      alt={`${alt}: ${words}`}
      onOpen={() => picture && onOpen({ content: picture, alt })}
    >
      {!quiet && (
        <p className={caption} data-state={state}>
          {words}
        </p>
      )}
      {state === 'refused' && content && (
        <Button size="dense" variant="line" onClick={() => void dropPhotos([id])}>
          Dismiss
        </Button>
      )}
    </PhotoTile>
  );
}

const caption = css({
  textStyle: 'caption',
  color: 'textMuted',
  marginTop: '1',
  '&[data-state=refused]': { color: 'danger' },
});

const whole = css({
  width: '100%',
  maxHeight: 'calc(92svh - 160px)',
  objectFit: 'contain',
});
