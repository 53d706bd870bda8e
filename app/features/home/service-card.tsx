import { Link } from '@tanstack/react-router';
import { homeSections } from '#app/content/page-words/home-sections';
import type { Service } from '#app/content/company/services';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import type { PictureData } from '#app/content/picture-data';
import { Picture } from '#app/ui/pictures/picture';
import { ServiceMark } from '#app/ui/marks/service-mark';
import { css, cx } from '#styled/css';
import { goLink, money } from '#styled/recipes';

type Props = {
  service: Service;
  text: string;
  picture: PictureData;
  /** Seven columns instead of five. */
  wide: boolean;
};

/** One service: its picture, mark, starting price and a link to its page. */
export function ServiceCard({ service, text, picture, wide }: Props) {
  const [from, price] = service.from.split(' ');
  const { button } = homeSections.services;
  return (
    <article className={cx(card, wide ? sevenColumns : fiveColumns)}>
      <Picture
        picture={picture}
        className={photo}
        sizes="(min-width: 1440px) 780px, (min-width: 1024px) 56vw, (min-width: 768px) 52vw, 112vw"
      />
      <div className={caption}>
        <ServiceMark service={service.id} className={mark} />
        <h3 className={title}>{service.name}</h3>
        <p className={priceText}>
          <span className={css({ display: 'block', textStyle: 'caption', color: 'textMuted' })}>
            {from}
          </span>{' '}
          <span className={money()}>{price}</span>
        </p>
      </div>
      <p className={words}>{text}</p>
      <Link to={service.to} className={cx(goLink(), more)}>
        <span>
          {button}
          <span className={css({ srOnly: true })}> about {service.name}</span>
        </span>
        <ArrowRightIcon />
      </Link>
    </article>
  );
}

const card = css({
  position: 'relative',
  display: 'grid',
  md: {
    gridColumn: 'span 4',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    '&:nth-child(n + 3)': { mt: { md: '12', lg: '72px' } },
  },
});

const sevenColumns = css({ lg: { gridColumn: 'span 7' } });
const fiveColumns = css({ lg: { gridColumn: 'span 5' } });

const photo = css({
  h: { base: '64vw', md: '32vw', lg: 'clamp(340px, 31vw, 460px)' },
});

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  alignItems: 'start',
  pt: '18px',
});

const mark = css({ w: { base: '40px', lg: '44px' }, h: { base: '40px', lg: '44px' } });

// A single line is centred on the mark.
const title = css({
  display: 'flex',
  flex: '1 1 7em',
  alignItems: 'center',
  minH: { base: '40px', lg: '44px' },
  textStyle: 'subheading',
});

const priceText = css({ ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' });

// Aligns the text with the name: past the mark and its gap.
const words = css({
  color: 'textMuted',
  maxW: '46ch',
  mt: { base: '3', lg: '2' },
  ml: { lg: '58px' },
});

// The whole card links to the service; its name is read out only once.
const more = css({
  justifySelf: 'start',
  mt: '6px',
  ml: { lg: '58px' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
