import { useFacts } from '#app/ui/company/use-facts';
import { heroWords } from '#app/content/page-words/home-sections';
import { services } from '#app/content/company/services';
import { DimensionLine } from '#app/room/drawing/dimension-line';
import { css } from '#styled/css';

/**
 * What it costs; on wide screens below the width of the building in the hero picture, drawn under the part
 * of it that the notch leaves visible.
 */
export function HeroMeasure() {
  const { brief, lead } = heroWords(useFacts());
  const from = services[0]?.from ?? '';
  return (
    <>
      {/* One text: several would count as moving when another font arrives. */}
      <p className={below}>{`${brief}, ${from.toLowerCase()}.`}</p>
      <div className={place}>
        <DimensionLine label="5.6 m" strong />
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
