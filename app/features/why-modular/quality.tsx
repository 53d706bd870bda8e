import { useFacts } from '#app/ui/company/use-facts';
import { qualityPoints, whyModularPage } from '#app/content/why-modular/page';
import cedar from '#app/media/gallery-02.jpg?picture';
import { PageSection } from '#app/ui/page/page-section';
import { Picture } from '#app/ui/pictures/picture';
import { SectionHead } from '#app/ui/page/section-head';
import { TickList } from '#app/ui/page/tick-list';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

const { heading, text } = whyModularPage.quality;

/** The "No Compromise on Quality" card: a detail that can be checked, and what we guarantee. */
export function Quality() {
  const points = qualityPoints(useFacts());
  return (
    <PageSection part="quality">
      <SectionHead title={heading} />
      <div className={cx(pageGrid(), css({ rowGap: '8', alignItems: 'end' }))}>
        <figure className={css({ lg: { gridColumn: '1 / span 7' } })}>
          <Picture
            picture={cedar}
            sizes="(min-width: 1024px) 56vw, 100vw"
            className={css({ aspectRatio: '8 / 5' })}
          />
          <figcaption className={caption}>{cedar.title}</figcaption>
        </figure>
        <div className={css({ lg: { gridColumn: '9 / -1', paddingBottom: '8' } })}>
          <p className={css({ textStyle: 'lead', marginBottom: '6' })}>{text}</p>
          <TickList items={points} />
        </div>
      </div>
    </PageSection>
  );
}

const caption = css({ textStyle: 'caption', color: 'textMuted', marginTop: '10px' });
