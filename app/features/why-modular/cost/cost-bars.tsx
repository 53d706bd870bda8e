import { css, cx } from '#styled/css';
import type { BarLengths } from './chart-scale';
import { fill } from './cost-fills';
import { SavingLine } from './saving-line';

/** One row drawn to scale: traditional above, modular below, and the saving measured beside it. */
export function CostBars({ lengths }: { lengths: BarLengths }) {
  return (
    <div aria-hidden="true">
      <div className={bar}>
        <Part className={fill.traditional} share={lengths.traditional} />
      </div>
      <div className={cx(bar, css({ marginTop: '5px' }))}>
        <Part className={fill.from} share={lengths.from} />
        <Part className={fill.to} share={lengths.upTo} />
        <Part share={lengths.saving}>
          <SavingLine />
        </Part>
      </div>
    </div>
  );
}

function Part({
  className,
  share,
  children,
}: {
  className?: string;
  share: number;
  children?: React.ReactNode;
}) {
  return (
    <span className={cx(part, className)} style={{ width: `${share}%` }}>
      {children}
    </span>
  );
}

const bar = css({ display: 'flex', height: '14px' });

const part = css({ display: 'flex', flex: 'none' });
