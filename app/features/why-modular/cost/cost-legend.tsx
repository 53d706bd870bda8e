import { costComparison } from '#app/content/why-modular/cost-comparison';
import { css, cx } from '#styled/css';
import { fill } from './cost-fills';
import { SavingLine } from './saving-line';

const { legend } = costComparison;

/** The key to the bars' fills; the table says the same in words. */
export function CostLegend() {
  return (
    <div className={root} aria-hidden="true">
      <span className={entry}>
        <i className={cx(sample, fill.traditional)} />
        {legend.traditional}
      </span>
      <span className={entry}>
        <i className={cx(sample, fill.from)} />
        {legend.from}
      </span>
      <span className={entry}>
        <i className={cx(sample, fill.to)} />
        {legend.to}
      </span>
      <span className={entry}>
        <i className={sample}>
          <SavingLine />
        </i>
        {legend.savings}
      </span>
    </div>
  );
}

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  textStyle: 'caption',
  color: 'textMuted',
  marginBottom: '6',
});

const entry = css({ display: 'inline-flex', gap: '2', alignItems: 'center' });

const sample = css({ display: 'flex', width: '26px', height: '12px' });
