import { galleryPage } from '#app/content/page-words/gallery-page';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css, cx } from '#styled/css';
import { EARLY_PICTURES, EarlyPicture } from './early-picture';
import { shotCaption, shotFrame, shotGrid, shotPlace } from './shot-styles';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholders for the pictures, with a spinner until they arrive. */
export function GallerySkeleton() {
  return (
    <div className={shotGrid} aria-busy="true">
      {PLACES.map((index) => (
        <div key={index} className={shotPlace(index, PLACES.length)}>
          <div className={shotFrame}>
            <Skeleton shape="block" className={css({ h: 'full' })} />
            {index < EARLY_PICTURES && <EarlyPicture />}
          </div>
          <div className={cx(shotCaption, css({ minH: '60px' }))}>
            {index === 0 ? <Spinner /> : <CaptionSkeleton />}
          </div>
        </div>
      ))}
    </div>
  );
}

function Spinner() {
  return (
    <output className={spinner}>
      <span className={ring} aria-hidden="true" />
      {galleryPage.loading}
    </output>
  );
}

function CaptionSkeleton() {
  return (
    <>
      <Skeleton className={css({ w: '60%', my: '3px' })} />
      <Skeleton className={css({ w: '30%', mt: '8px' })} />
    </>
  );
}

const spinner = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'small' });

const ring = css({
  w: '20px',
  h: '20px',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn 0.9s linear infinite',
});
