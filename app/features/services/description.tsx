import type { ServicePage } from '#app/content/site-data';
import { PageSection } from '#app/ui/page/page-section';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { StartingFrom } from './starting-from';

type Props = { roomType: RoomTypeId; page: ServicePage };

/** The description, with the starting price beside it. */
export function Description({ roomType, page }: Props) {
  const [first, ...rest] = page.description;
  return (
    <PageSection part="description">
      <div className={cx(pageGrid(), css({ rowGap: '10', alignItems: 'start' }))}>
        <div className={words}>
          <p className={opening}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className={css({ maxWidth: '62ch', marginTop: '6' })}>
              {paragraph}
            </p>
          ))}
        </div>
        <StartingFrom roomType={roomType} />
      </div>
    </PageSection>
  );
}

const words = css({ md: { gridColumn: '1 / span 5' }, lg: { gridColumn: '1 / span 7' } });

const opening = css({
  textStyle: 'quote',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  lineHeight: '1.24',
});
