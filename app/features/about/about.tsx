import type { PictureData } from '#app/content/picture-data';
import type { AboutPage } from '#app/content/site-data';
import workshop from '#app/media/about-workshop.jpg?picture';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { Founders } from './founders';
import { Story } from './story';
import { Values } from './values';

type Props = {
  about: AboutPage;
  /** The company's photograph of the founders. */
  founders: PictureData | null;
};

/** /about (specification §2): hero, founder story, two founders, three values, the closing band. */
export function About({ about, founders }: Props) {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={about.title}>
          <p>{about.lead}</p>
        </PageHead>
      </div>
      <div className={cx(wrap(), pageGrid())}>
        <Picture
          picture={about.picture ?? workshop}
          sizes="(min-width: 1440px) 1000px, (min-width: 1024px) 75vw, 100vw"
          className={whole}
          eager
        />
      </div>
      <Story story={about.story} />
      <Founders founders={about.founders} picture={founders} />
      <Values values={about.values} />
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
