import type { PictureData } from '#app/content/picture-data';
import type { AboutPage } from '#app/content/site-data';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { LevelDrawing } from './level-drawing';
import { SquareDrawing } from './square-drawing';

type Props = Pick<AboutPage, 'founders'> & { picture: PictureData | null };

/**
 * The two founders in the company's photograph of them; until it has given one, the tools on their desks. No names.
 */
export function Founders({ founders, picture }: Props) {
  return (
    <PageSection part="founders" tone="sunken" data-below-first-screen>
      <SectionHead title={founders.heading} />
      <div className={cx(pageGrid(), css({ rowGap: '12' }))}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1440px) 1320px, 100vw"
            className={styles.picture}
          />
        )}
        {[founders.builder, founders.sales].map(({ role, text }, index) => (
          <article key={role} className={index === 0 ? styles.wide : styles.narrow}>
            {picture === null && (index === 0 ? <LevelDrawing /> : <SquareDrawing />)}
            <h3 className={styles.role}>{role}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}

const styles = {
  picture: css({ aspectRatio: { base: '4 / 3', md: '2 / 1' }, md: { gridColumn: '1 / -1' } }),
  wide: css({ md: { gridColumn: '1 / span 4' }, lg: { gridColumn: '1 / span 7' } }),
  narrow: css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '8 / -1' } }),
  role: css({ textStyle: 'subheading', marginTop: '5', marginBottom: '2' }),
  text: css({ color: 'textMuted', maxWidth: '46ch' }),
};
