import { css } from '#styled/css';
import { DimensionLine } from '#app/ui/dimension-line';

/** The width of the building in the hero picture, drawn under what the notch leaves of it. */
export function HeroMeasure() {
  return (
    <div className={place}>
      <DimensionLine label="5.6 m" strong />
      <p className={css({ color: 'textMuted', mt: '18px', maxW: '34ch' })}>
        Modular, fully insulated rooms, drawn around your garden and on site for two to four weeks.
        From £28,000.
      </p>
    </div>
  );
}

const place = css({
  display: { base: 'none', lg: 'block' },
  position: 'absolute',
  left: '100%',
  right: '-71.43%',
  top: '158px',
});
