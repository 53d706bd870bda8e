import { pricingPage } from '#app/content/page-words/pricing-page';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css, cx } from '#styled/css';

/** Four rows of the final size while the prices load; without JavaScript they never do. */
export function ExtrasSkeleton() {
  return (
    <div className={root} aria-busy="true">
      <p className={css({ srOnly: true })}>{pricingPage.extras.loading}</p>
      {ROWS.map((width) => (
        <div key={width} className={row}>
          <Skeleton className={cx(width, onSunken)} />
          <Skeleton className={cx(price, onSunken)} />
        </div>
      ))}
    </div>
  );
}

const ROWS = [
  css({ width: '148px' }),
  css({ width: '104px' }),
  css({ width: '124px' }),
  css({ width: '152px' }),
];

const price = css({ width: '56px' });

/** The usual grey is this section's background. */
const onSunken = css({
  background:
    'linear-gradient(90deg, {colors.line} 30%, {colors.surface} 50%, {colors.line} 70%) 0 0 / 300% 100%',
});

const root = css({
  paddingTop: '29px',
  borderBottom: '0',
  '@media (scripting: none)': { display: 'none' },
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: '61px',
  borderBottom: '1px solid {colors.line}',
  _first: { borderTop: '1px solid {colors.text}' },
});
