import { useFacts } from '#app/ui/company/use-facts';
import type { PictureData } from '#app/content/picture-data';
import { about } from '#app/content/page-words/about';
import workshop from '#app/media/about-workshop.jpg?picture';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { Founders } from './founders';
import { Story } from './story';
import { Values } from './values';

/** /about (specification §2): hero, founder story, two founders, three values, the closing band. */
export function About({ founders }: { founders: PictureData | null }) {
  const { title, lead } = about(useFacts());
  return (
    <>
      <div className={wrap()}>
        <PageHead title={title}>
          <p>{lead}</p>
        </PageHead>
      </div>
      <div className={cx(wrap(), pageGrid())}>
        <Picture
          picture={workshop}
          sizes="(min-width: 1440px) 1000px, (min-width: 1024px) 75vw, 100vw"
          className={whole}
          eager
        />
      </div>
      <Story />
      <Founders picture={founders} />
      <Values />
      <ClosingBand />
    </>
  );
}

/** Shows the bench from the tools on the wall to its edge: a wider crop would lose one or the other. */
const whole = css({
  aspectRatio: '8 / 5',
  marginInline: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
  gridColumn: { lg: '4 / -1' },
});
