import { Link } from '@tanstack/react-router';
import { homeSections } from '#app/content/page-words/home-sections';
import corner from '#app/media/gallery-01.jpg?picture';
import boards from '#app/media/gallery-02.jpg?picture';
import inside from '#app/media/gallery-03.jpg?picture';
import dusk from '#app/media/gallery-04.jpg?picture';
import after from '#app/media/gallery-06.jpg?picture';
import livingRoof from '#app/media/gallery-08.jpg?picture';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { LinkButton } from '#app/ui/buttons/link-button';
import { sampleGallery } from '#app/content/gallery/sample-gallery';
import type { TeaserPicture } from '#app/content/site-data';
import { Picture } from '#app/ui/pictures/picture';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { goLink, wrap } from '#styled/recipes';

/** Shown while the gallery has the samples; the first and the last are the largest on phones. */
const BUILT_IN: readonly TeaserPicture[] = [
  corner,
  inside,
  { ...boards, ...designOf('gallery-02.jpg') },
  dusk,
  livingRoof,
  after,
];

/** What the sample of this file shows, where the builder makes it. */
function designOf(file: string): Pick<TeaserPicture, 'design'> {
  const design = sampleGallery.find((sample) => sample.file === file)?.design;
  return design === undefined ? {} : { design };
}

type Props = {
  pictures?: readonly TeaserPicture[];
  /** Says which of them are not photographs; '' when all are. */
  note?: string;
};

const { heading, lead, noteAllSamples, build, button } = homeSections.gallery;

/** Up to six gallery pictures and a link to all of them. */
export function GalleryTeaser({ pictures = BUILT_IN, note = noteAllSamples }: Props) {
  return (
    <section className={css({ py: 'section' })} aria-labelledby="gallery-heading">
      <div className={wrap()}>
        <SectionHead id="gallery-heading" title={heading} lead={lead} />
        <div className={mosaic} data-few={pictures.length < BUILT_IN.length || undefined}>
          {pictures.map((picture, index) => (
            <div key={picture.img.src} className={tile}>
              <Link to="/gallery" className={css({ display: 'block', minH: '0' })}>
                <Picture
                  picture={picture}
                  className={css({ w: 'full', h: 'full' })}
                  sizes={index === 0 ? LARGE : SMALL}
                />
              </Link>
              {picture.design && (
                <Link to="/shared" hash={picture.design} className={cx(goLink(), notch)}>
                  <span>
                    {build}
                    <span data-price-of={picture.design} />
                  </span>
                  <ArrowRightIcon />
                </Link>
              )}
            </div>
          ))}
        </div>
        <div className={foot}>
          <p className={css({ textStyle: 'small', color: 'textMuted' })}>{note}</p>
          <LinkButton to="/gallery" variant="line">
            {button}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

const LARGE = '(min-width: 1440px) 1080px, (min-width: 768px) 75vw, 100vw';
const SMALL = '(min-width: 1440px) 530px, (min-width: 768px) 38vw, 72vw';

const mosaic = css({
  display: 'grid',
  gap: { base: '2', md: '3' },
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
  // Fewer fill their rows, whatever their number.
  '&[data-few]': { display: 'flex', flexWrap: 'wrap' },
  '&[data-few] > div': { flex: '1 1 260px', height: 'clamp(240px, 30vw, 430px)' },
});

const tile = css({
  display: 'grid',
  position: 'relative',
  aspectRatio: { base: '4 / 3', md: 'auto' },
  minH: { md: 'clamp(200px, 22vw, 330px)' },
  _first: {
    gridColumn: { base: '1 / -1', md: 'span 2' },
    gridRow: { md: 'span 2' },
    aspectRatio: { base: '3 / 2', md: 'auto' },
  },
  _last: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    aspectRatio: { base: '3 / 2', md: 'auto' },
  },
});

/** A notch in the picture's lower corner. */
const notch = css({
  position: 'absolute',
  left: '0',
  // All of a phone's small picture: beside it nothing would be left but a sliver.
  right: { base: '0', md: 'auto' },
  bottom: '0',
  maxW: 'full',
  pt: { md: '2' },
  pr: { base: '2', md: '4' },
  bg: 'canvas',
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  mt: '28px',
});
