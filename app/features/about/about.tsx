import { about } from '#app/content/about';
import workshop from '#app/media/about-workshop.jpg?picture';
import { ClosingBand } from '#app/ui/closing-band';
import { PageHead } from '#app/ui/page-head';
import { WidePicture } from '#app/ui/wide-picture';
import { wrap } from '#styled/recipes';
import { Founders } from './founders';
import { Story } from './story';
import { Values } from './values';

/** /about (specification §2): hero, founder story, two founders, three values, the closing band. */
export function About() {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={about.title}>
          <p>{about.lead}</p>
        </PageHead>
      </div>
      <WidePicture picture={workshop} />
      <Story />
      <Founders />
      <Values />
      <ClosingBand />
    </>
  );
}
