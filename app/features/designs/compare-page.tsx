import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { SelectField } from '#app/ui/fields/select-field';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import { css } from '#styled/css';
import { goLink, pageHead } from '#styled/recipes';
import { CompareTable } from './compare-table';
import { comparing } from './compared-ids';

interface Props {
  one: DesignRecord;
  other: DesignRecord;
  designs: readonly DesignRecord[];
}

/** Two designs side by side; either can be swapped for another. */
export function ComparePage({ one, other, designs }: Props) {
  const pricing = usePricing().pricing ?? fallbackPricing;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const show = (first: string, second: string) =>
    void navigate({
      to: '/designs',
      hash: comparing(first, second),
      replace: true,
      resetScroll: false,
    });
  const choices = designs.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  const head = pageHead();
  return (
    <>
      <div className={head.root}>
        <div className={head.main}>
          <h1 ref={heading} tabIndex={-1} className={`${head.title} ${noRing}`}>
            Compare two designs
          </h1>
        </div>
        <div className={head.rest}>
          <Link className={goLink()} to="/designs">
            <ArrowLeftIcon />
            <span>All my designs</span>
          </Link>
        </div>
      </div>
      <div className={pickers}>
        <SelectField
          label="First design"
          value={one.id}
          onChange={(event) => show(event.currentTarget.value, other.id)}
        >
          {choices}
        </SelectField>
        <SelectField
          label="Second design"
          value={other.id}
          onChange={(event) => show(one.id, event.currentTarget.value)}
        >
          {choices}
        </SelectField>
      </div>
      <ErrorBoundary part="comparison" of={`${one.id} ${other.id}`}>
        <CompareTable one={one} other={other} pricing={pricing} />
      </ErrorBoundary>
    </>
  );
}

/** The heading is focused so that it is read aloud; there is nothing to press, so no ring. */
const noRing = css({ _focusVisible: { outline: 'none' } });

const pickers = css({
  display: 'grid',
  // Matches the columns of the table below.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'gutter',
  maxWidth: 'panel',
  marginBottom: '6',
});
