import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { withoutScript } from '#app/content/page-words/without-script';
import { ROOM_TYPES } from '#domain/room/options/room-types';
import { startingPrice } from '#domain/design/estimate/starting-prices';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/** What is needed, and the starting prices in words, where live prices never come (`hiddenWithoutScript`). */
export function WithoutScript({ page }: { page: 'builder' | 'estimator' }) {
  const facts = useFacts();
  const { company } = facts;
  return (
    <noscript>
      <div className={place}>
        <p className={css({ textStyle: 'subheading' })}>{withoutScript[page]}</p>
        <p>{withoutScript.prices(facts)}</p>
        <ul>
          {ROOM_TYPES.map(({ id, name }) => (
            <li key={id} className={row}>
              <span>{name}</span>
              <span className={amount}>{`from ${startingPrice(id)}`}</span>
            </li>
          ))}
        </ul>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <a href="/contact" className={button()}>
            {withoutScript.contact}
          </a>
          <a href={phoneHref(company)} className={button({ variant: 'line' })}>
            {company.phone}
          </a>
        </div>
      </div>
    </noscript>
  );
}

/** For what only the program makes use of. */
export const hiddenWithoutScript = css({ '@media (scripting: none)': { display: 'none' } });

const place = css({
  display: 'grid',
  gap: '5',
  maxWidth: 'form',
  paddingTop: '4',
  paddingBottom: 'section',
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
  _first: { borderTop: '1px solid {colors.text}' },
});

const amount = css({
  color: 'price',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
