import { useFacts } from '#app/ui/company/use-facts';
import { about } from '#app/content/page-words/about';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { LevelDrawing } from './level-drawing';
import { SquareDrawing } from './square-drawing';

/** The two founders, shown by what they do and the tools on their desks; no names, no faces. */
export function Founders() {
  const { founders } = about(useFacts());
  return (
    <PageSection tone="sunken" data-below-first-screen>
      <SectionHead title={founders.heading} />
      <div className={cx(pageGrid(), css({ rowGap: '12' }))}>
        {founders.cards.map(({ role, text }, index) => (
          <article key={role} className={index === 0 ? styles.wide : styles.narrow}>
            {index === 0 ? <LevelDrawing /> : <SquareDrawing />}
            <h3 className={styles.role}>{role}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}

const styles = {
  wide: css({ md: { gridColumn: '1 / span 4' }, lg: { gridColumn: '1 / span 7' } }),
  narrow: css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '8 / -1' } }),
  role: css({ textStyle: 'subheading', marginTop: '5', marginBottom: '2' }),
  text: css({ color: 'textMuted', maxWidth: '46ch' }),
};
