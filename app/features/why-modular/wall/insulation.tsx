import { insulation } from '#app/content/why-modular/insulation';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import { InsulationClaim } from './insulation-claim';
import { LayerList } from './layer-list';
import { WallSection } from './wall-section';
import { wallStyles } from './wall-styles';

/** The wall around 125 mm of PIR: a section, its key, and the resulting figures. */
export function Insulation() {
  return (
    <PageSection part="insulation" tone="sunken">
      <SectionHead title={insulation.heading} lead={insulation.lead} />
      <div className={cx(pageGrid(), css({ rowGap: '8', alignItems: 'start' }))}>
        <div className={css({ nav: { gridColumn: '1 / span 7' } })}>
          <WallSection
            id="wall"
            scale={2.6}
            height={440}
            side={74}
            className={cx(wallStyles.drawing, css({ mdDown: { display: 'none' } }))}
          />
          <WallSection
            id="slim-wall"
            scale={1.36}
            height={230}
            side={15}
            className={cx(wallStyles.drawing, css({ md: { display: 'none' } }))}
          />
        </div>
        <div className={css({ nav: { gridColumn: '8 / -1', paddingLeft: 'gutter' } })}>
          <LayerList />
        </div>
      </div>
      <InsulationClaim />
    </PageSection>
  );
}
