import { useRef } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { galleryPage } from '#app/content/page-words/gallery-page';
import { designShown } from '#domain/site/gallery/design-tag';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { useNear } from '#app/ui/screen/use-near';
import { css, cx } from '#styled/css';
import { GalleryPicture } from './gallery-picture';
import { kindOf } from './kind-of';
import { loadLightbox } from './lightbox/use-lightbox';
import { SHOT_SIZES, shotCaption, shotFrame } from './shot-styles';
import { shotId } from './use-gallery-address';

const BuildOne = lazyPart(async () => (await import('./build-one')).BuildOne);

type Props = { image: GalleryImage; first: boolean; onOpen: (id: string) => void };

/** One picture in the grid: a button that opens it large, and its caption, always visible. */
export function Shot({ image, first, onOpen }: Props) {
  const code = designShown(image);
  return (
    <figure>
      <button
        type="button"
        id={shotId(image.id)}
        className={cx(
          shotFrame,
          css({ cursor: 'zoom-in', _focusVisible: { outlineOffset: '4px' } }),
        )}
        aria-label={galleryPage.lightbox.open(image.title)}
        onPointerEnter={loadLightbox}
        onFocus={loadLightbox}
        onClick={() => onOpen(image.id)}
      >
        <GalleryPicture image={image} sizes={SHOT_SIZES} first={first} />
      </button>
      <figcaption className={shotCaption}>
        <b className={title}>{image.title}</b>
        <span className={css({ display: 'block' })}>{kindOf(image)}</span>
        {image.description && <p className={description}>{image.description}</p>}
        {code && <WayToBuild code={code} />}
      </figcaption>
    </figure>
  );
}

/** Its link, and the price list with it, come once its place is in sight. */
function WayToBuild({ code }: { code: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '0px');
  return (
    <div ref={place} className={build}>
      {near && (
        <ErrorBoundary part="way to build" instead={null} waiting={null}>
          <BuildOne code={code} />
        </ErrorBoundary>
      )}
    </div>
  );
}

const title = css({ display: 'block', textStyle: 'label', color: 'text', mb: '2px' });

/** Of the link's height before it comes. */
const build = css({ minHeight: 'target' });

const description = css({ mt: '6px', maxW: '62ch' });
