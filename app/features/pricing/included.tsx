import { useFacts } from '#app/ui/company/use-facts';
import { pricingIncluded } from '#app/content/page-words/pricing-included';
import { MinusIcon } from '#app/ui/icons/minus-icon';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { TickList } from '#app/ui/page/tick-list';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';

/** What a "From" price includes, and what it does not. */
export function Included() {
  const { heading, lead, included, notIncluded } = pricingIncluded(useFacts());
  return (
    <PageSection part="included">
      <SectionHead title={heading} lead={lead} />
      <div className={cx(pageGrid(), css({ rowGap: '10' }))}>
        <div
          className={css({ md: { gridColumn: '1 / span 4' }, lg: { gridColumn: '1 / span 5' } })}
        >
          <h3 className={title}>{included.heading}</h3>
          <TickList items={included.items} />
        </div>
        <div className={css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '7 / -1' } })}>
          <h3 className={title}>{notIncluded.heading}</h3>
          <ul className={list}>
            {notIncluded.items.map((item) => (
              <li key={item} className={line}>
                <MinusIcon className={minus} />
                {item}
              </li>
            ))}
          </ul>
          <p className={note}>{notIncluded.lead}</p>
        </div>
      </div>
    </PageSection>
  );
}

const title = css({ textStyle: 'subheading', marginBottom: '4' });

const list = css({ display: 'grid', gap: '2px', textWrap: 'balance' });

const line = css({ display: 'flex', gap: '10px', paddingBlock: '3px' });

const minus = css({ color: 'textMuted', marginTop: '2px' });

const note = css({ textStyle: 'small', color: 'textMuted', marginTop: '5', maxWidth: '50ch' });
