import type { PictureData } from '#app/content/picture-data';
import { Picture } from '#app/ui/pictures/picture';
import { css } from '#styled/css';
import close from '#app/media/hero-close.jpg?picture=close';
import dense from '#app/media/hero-close.jpg?picture=dense';
import wide from '#app/media/hero.jpg?picture=wide';

const PHONE = '(max-width: 639px)';

/**
 * The large picture on the first screen: the company's own, or the one that comes with the site, which is cropped closer
 * on phones, so that the room fills it.
 */
export function HeroPicture({ own }: { own: PictureData | null }) {
  if (own) return <Picture picture={own} sizes="100vw" className={css({ h: 'full' })} eager />;
  return (
    <picture className={frame}>
      <source
        media={PHONE}
        type="image/avif"
        srcSet={`${close.sources.avif}, ${dense.sources.avif}`}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={wide.sources.avif} sizes="100vw" />
      <img
        className={image}
        src={wide.img.src}
        width={wide.img.w}
        height={wide.img.h}
        fetchPriority="high"
        alt="Visualisation: a western red cedar garden room with wide sliding patio doors, lit warmly inside, beside an English lawn in low evening sun."
      />
    </picture>
  );
}

const frame = css({ display: 'block', h: 'full', overflow: 'hidden', bg: 'sunken' });

const image = css({
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  objectPosition: { base: '82% 50%', lg: '50% 66%' },
  '@media (min-width: 640px) and (max-width: 1023px)': { objectPosition: '90% 50%' },
});
