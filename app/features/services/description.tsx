import type { ServicePage } from '#app/content/service-pages/service-page';
import { PageSection } from '#app/ui/page/page-section';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { StartingFrom } from './starting-from';

/** The description, with the starting price beside it. */
export function Description({ page }: { page: ServicePage }) {
  const [first, ...rest] = page.description;
  return (
    <PageSection>
      <div className={cx(pageGrid(), css({ rowGap: '10', alignItems: 'start' }))}>
        <div className={words}>
          <p className={opening}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className={css({ maxWidth: '62ch', marginTop: '6' })}>
              {paragraph}
            </p>
          ))}
        </div>
        <StartingFrom roomType={page.roomType} />
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
