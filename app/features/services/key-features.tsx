import type { ServicePage } from '#app/content/site-data';
import { servicePageLabels } from '#app/content/service-pages/labels';
import { PageSection } from '#app/ui/page/page-section';
import type { PictureData } from '#app/content/picture-data';
import { Picture } from '#app/ui/pictures/picture';
import { SectionHead } from '#app/ui/page/section-head';
import { TickList } from '#app/ui/page/tick-list';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** "Key Features" beside a closer look: 5 columns, then 7. */
export function KeyFeatures({ page, picture }: { page: ServicePage; picture: PictureData }) {
  return (
    <PageSection part="key features" tone="sunken" data-below-first-screen>
      <SectionHead title={servicePageLabels.keyFeatures} />
      <div className={cx(pageGrid(), css({ rowGap: '8' }))}>
        <div className={words}>
          <TickList items={page.keyFeatures} className={ticks} />
        </div>
        <figure className={figure}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 56vw, 100vw"
            className={css({ aspectRatio: '8 / 5' })}
          />
          <figcaption className={caption}>{picture.title}</figcaption>
        </figure>
      </div>
    </PageSection>
  );
}

const words = css({ lg: { gridColumn: '1 / span 4' } });

const ticks = css({
  gap: '0',
  '& > li': { paddingBlock: '3', borderBottom: '1px solid {colors.line}' },
});

const figure = css({ lg: { gridColumn: '6 / -1' } });

const caption = css({ textStyle: 'caption', color: 'textMuted', marginTop: '10px' });
