import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import type { ServicePage } from '#app/content/site-data';
import { Actions } from '#app/ui/buttons/actions';
import { LinkButton } from '#app/ui/buttons/link-button';
import type { PictureData } from '#app/content/picture-data';
import { Picture } from '#app/ui/pictures/picture';
import { ServiceMark } from '#app/ui/marks/service-mark';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css } from '#styled/css';

type Props = { roomType: RoomTypeId; page: ServicePage; picture: PictureData };

/** The service's mark, title and subtitle; the whole picture beside them, out to the edge. */
export function ServiceHero({ roomType, page, picture }: Props) {
  return (
    <div className={root}>
      <div className={words}>
        <ServiceMark service={roomType} className={mark} />
        <h1 id="page-heading" className={css({ textStyle: 'title' })}>
          {page.title}
        </h1>
        <p className={subtitle}>{page.subtitle}</p>
        <Actions>
          <LinkButton to="/contact">{BOOK_CONSULTATION}</LinkButton>
        </Actions>
      </div>
      <Picture picture={picture} sizes="(min-width: 1024px) 60vw, 100vw" className={frame} eager />
    </div>
  );
}

// The text starts at the page's margin, the picture ends at the window's edge.
const root = css({
  display: 'grid',
  lg: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: '12',
    alignItems: 'end',
    paddingLeft: 'max({spacing.margin}, calc(50vw - 672px))',
  },
});

const words = css({
  paddingInline: { base: 'margin', lg: '0' },
  paddingBlock: { base: '10', lg: '56px' },
  paddingBottom: { base: 'block', lg: '56px' },
});

const mark = css({
  width: { base: '56px', lg: '72px' },
  height: 'auto',
  marginLeft: '-4px',
  marginBottom: '6',
});

const subtitle = css({
  textStyle: 'lead',
  color: 'textMuted',
  maxWidth: '36ch',
  marginTop: '5',
  marginBottom: '8',
});

// As high as the text beside it, or in the picture's own proportions when stacked.
const frame = css({ aspectRatio: { base: '8 / 5', lg: 'auto' }, alignSelf: { lg: 'stretch' } });
