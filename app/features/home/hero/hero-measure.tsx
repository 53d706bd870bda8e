import type { HomePage } from '#app/content/site-data';
import { services } from '#app/content/company/services';
import { DimensionLine } from '#app/room/drawing/dimension-line';
import { css } from '#styled/css';

/**
 * What it costs; on wide screens below the width of the building in the hero picture that comes with the site, drawn
 * under the part of it that the notch leaves visible. How wide a building is in another picture, nobody has measured.
 */
export function HeroMeasure({ home: { brief, lead, picture } }: { home: HomePage }) {
  const from = services[0]?.from ?? '';
  return (
    <>
      {/* One text: several would count as moving when another font arrives. */}
      <p className={below}>{`${brief}, ${from.toLowerCase()}.`}</p>
      <div className={place}>
        {picture === null && <DimensionLine label="5.6 m" strong />}
        <p className={css({ color: 'textMuted', mt: '18px', maxW: '34ch' })}>
          {lead} {from}.
        </p>
      </div>
    </>
  );
}

const below = css({ hideFrom: 'lg', textStyle: 'lead', mt: '3' });

const place = css({
  display: { base: 'none', lg: 'block' },
  position: 'absolute',
  left: '100%',
  right: '-71.43%',
  top: '158px',
});
