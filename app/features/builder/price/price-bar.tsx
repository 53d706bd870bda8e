import { memo, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ChevronUpIcon } from '#app/ui/icons/arrows/chevron-up-icon';
import { IconButton } from '#app/ui/buttons/icon-button';
import { css, cx } from '#styled/css';
import { priceBar } from '#styled/recipes';
import type { BuilderView } from '#app/features/builder/builder-view';
import { NextButton } from '#app/features/builder/navigation/next-button';
import { PriceDetails } from './price-details';
import { PriceFigure, priceLabel } from './price-figure';
import { useFormInView } from './use-form-in-view';
import { StartOver } from '#app/features/builder/start-over';
import { yearOpened } from '#app/features/builder/year/year-opened';

const YearChange = lazyPart(
  async () => (await import('#app/features/builder/year/year-change')).YearChange,
);

const SHEET_ID = 'price-lines';

/** Back, the price that expands into its lines, and next: always in sight beside the choices. */
export const PriceBar = memo(function PriceBar(view: BuilderView) {
  const { draft, pricing, step, goTo } = view;
  // Lines expanded on one step must not cover the next.
  const [openOn, setOpenOn] = useState<number | null>(null);
  const open = openOn === step;
  const away = useFormInView(step === 6) && !open;
  const saysYear = useSyncExternalStore(yearOpened.subscribe, yearOpened.get, () => false);
  const styles = priceBar();
  return (
    <section
      className={cx(styles.root, open && overChat)}
      aria-label="Running price"
      data-away={away || undefined}
    >
      {open && (
        <div id={SHEET_ID} className={styles.sheet}>
          <ErrorBoundary part="price details" of={view.price} asked>
            <PriceDetails {...view} />
          </ErrorBoundary>
          <StartOver draft={draft} />
        </div>
      )}
      {saysYear && (
        <ErrorBoundary part="change a year" of={view.draft} instead={null} waiting={null}>
          <YearChange {...view} />
        </ErrorBoundary>
      )}
      <div className={styles.row}>
        <IconButton
          label="Back"
          lined
          size="large"
          disabled={step === 1}
          onClick={() => void goTo(step - 1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        <button
          type="button"
          className={styles.price}
          aria-expanded={open}
          aria-controls={open ? SHEET_ID : undefined}
          onClick={() => setOpenOn(open ? null : step)}
          onKeyDown={(event) => event.key === 'Escape' && setOpenOn(null)}
        >
          <span className={styles.label}>
            {priceLabel(pricing)}
            {pricing.status !== 'loading' && <ChevronUpIcon />}
          </span>
          <ErrorBoundary part="price" of={view.price} instead="Not known">
            <PriceFigure {...view} size="bar" />
          </ErrorBoundary>
        </button>
        <NextButton {...view} />
      </div>
    </section>
  );
});

/** Keeps the chat button from showing over its lines. */
const overChat = css({ zIndex: 'menu' });
