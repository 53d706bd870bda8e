import type { AboutPage } from '#app/content/site-data';
import { PageSection } from '#app/ui/page/page-section';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** The founder story; the first paragraph is set as the lead. */
export function Story({ story: { heading, paragraphs } }: Pick<AboutPage, 'story'>) {
  const [first, ...rest] = paragraphs;
  return (
    <PageSection part="story">
      <div className={cx(pageGrid(), grid)}>
        <h2 className={title}>{heading}</h2>
        <div className={css({ lg: { gridColumn: '6 / -1' } })}>
          <p className={css({ textStyle: 'quote', marginBottom: '8' })}>{first}</p>
          <div className={columns}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </PageSection>
  );
}

const grid = css({ rowGap: '8', borderTop: '1px solid {colors.text}', paddingTop: '5' });

const title = css({ textStyle: 'heading', lg: { gridColumn: '1 / span 4' } });

const columns = css({
  display: 'grid',
  columnGap: 'gutter',
  rowGap: '4',
  gridTemplateColumns: { md: '1fr 1fr' },
  '& > p': { maxWidth: '62ch' },
});
