import { css } from '#styled/css';
import wide from '#app/media/hero.jpg?w=1024;1440;1920&format=avif;webp;jpeg&quality=43&as=picture';
import close from '#app/media/hero-close.jpg?aspect=6:5&position=right&w=480;720&format=avif;webp&quality=43&as=picture';
// Three image pixels per page pixel: the loss from lower quality is too small to see.
import dense from '#app/media/hero-close.jpg?aspect=6:5&position=right&w=1080&format=avif;webp&quality=33&as=picture';

/** The last format has no set of its own for a single width. */
const largest = (format: string) => dense.sources[format] ?? `${dense.img.src} ${dense.img.w}w`;

const PHONE = '(max-width: 639px)';

/** The large picture on the first screen: cropped closer on phones, so that the room fills it. */
export function HeroPicture() {
  return (
    <picture className={frame}>
      {Object.entries(close.sources).map(([format, srcSet]) => (
        <source
          key={format}
          media={PHONE}
          type={`image/${format}`}
          srcSet={`${srcSet}, ${largest(format)}`}
          sizes="100vw"
        />
      ))}
      {Object.entries(wide.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="100vw" />
      ))}
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
