import { WithFigures } from '#app/ui/prices/with-figures';
import { useId, useState } from 'react';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { PictureTabs } from '#app/room/picture/picture-tabs';
import { viewsOf, type PictureView } from '#app/room/picture/picture-views';
import { RoomSheet } from '#app/room/picture/room-sheet';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { pounds } from '#domain/text/money';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { css, cx } from '#styled/css';
import { picture } from '#styled/recipes';
import { ComparedLine } from './compared-line';
import { compare } from './comparison';

const HeatingCompared = lazyPart(async () => (await import('./heating-compared')).HeatingCompared);

interface Props {
  one: DesignRecord;
  other: DesignRecord;
  pricing: PricingConfiguration;
}

/** Pictures in one scale, choices and price lines in two columns; identical rows are muted. */
export function CompareTable({ one, other, pricing }: Props) {
  const { choices, prices, difference } = compare(one.draft, other.draft, pricing);
  const designs = [one, other];
  const tabs = useId();
  const styles = picture({ place: 'pair' });
  const views = viewsOf(designs.map(({ draft }) => draft));
  const [chosenView, setChosen] = useState<PictureView>('outside');
  const view = views.includes(chosenView) ? chosenView : 'outside';
  return (
    <>
      <div className={cx(styles.head, tabRow)}>
        <PictureTabs
          name={tabs}
          styles={styles}
          views={views}
          shownView={view}
          onShow={setChosen}
        />
      </div>
      <table className={table}>
        <caption className={css({ srOnly: true })}>
          {`“${one.name}” beside “${other.name}”`}
        </caption>
        <thead>
          <tr>
            {designs.map(({ id, name, draft }, column) => (
              <th key={`${id} ${column}`} scope="col" className={top}>
                <RoomSheet
                  draft={draft}
                  beside={(column === 0 ? other : one).draft}
                  sizes={pricing}
                  view={view}
                  styles={styles}
                />
                <span translate="no">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {choices.map((row) => (
          <ComparedLine key={row.term} row={row} />
        ))}
        <ErrorBoundary part="heating compared" instead={null} waiting={null}>
          <HeatingCompared one={one.draft} other={other.draft} pricing={pricing} />
        </ErrorBoundary>
        {prices.map((row) => (
          <ComparedLine key={`price ${row.term}`} row={row} figures />
        ))}
        <ComparedLine
          row={{
            term: 'Estimated price',
            values: [totalOf(one, pricing), totalOf(other, pricing)],
            differs: true,
          }}
          figures
        />
      </table>
      <p className={verdict}>
        <WithFigures text={formatDifference(one.name, other.name, difference)} />
      </p>
    </>
  );
}

function totalOf({ draft }: DesignRecord, pricing: PricingConfiguration): string {
  const price = priceDraft(draft, pricing);
  return price ? pounds(price.total) : 'No price today';
}

function formatDifference(one: string, other: string, difference: number | null): string {
  if (difference === null)
    return 'One of them has no price today, so there is no difference to show.';
  if (difference === 0) return 'Both cost the same.';
  const [dearer, cheaper] = difference > 0 ? [other, one] : [one, other];
  return `“${dearer}” costs ${pounds(Math.abs(difference))} more than “${cheaper}”.`;
}

const table = css({
  width: '100%',
  maxWidth: 'panel',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  // Two equal columns with a gutter between them, from edge to edge.
  '& :is(thead th, td)': {
    paddingInline: '0 calc({spacing.gutter} / 2)',
    '& + &': { paddingInline: 'calc({spacing.gutter} / 2) 0' },
  },
  '& tbody': { borderTop: '1px solid {colors.line}', color: 'textMuted' },
  '& tbody[data-differs]': { color: 'text' },
  '& tbody[data-differs] td': { fontWeight: '560' },
  '& tbody[data-figures] td': { fontVariantNumeric: 'tabular-nums lining-nums' },
});

const top = css({
  verticalAlign: 'top',
  paddingBottom: '4',
  textStyle: 'label',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '& > div': { marginBottom: '3' },
});

const tabRow = css({ maxWidth: 'panel', marginBottom: '3' });

const verdict = css({
  textStyle: 'subheading',
  borderTop: '1px solid {colors.text}',
  maxWidth: 'panel',
  paddingTop: '4',
  paddingBottom: 'section',
});
