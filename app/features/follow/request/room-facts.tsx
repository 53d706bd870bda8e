import { useMemo } from 'react';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { knownSizes } from '#app/pwa/quote-file/known-sizes';
import { OutsidePicture } from '#app/room/picture/outside-picture';
import type { FollowView } from '#domain/order/contracts/follow';
import type { Draft } from '#domain/design/draft/draft';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { vatWordsAt } from '#domain/design/estimate/vat-words';
import { inPence } from '#domain/text/in-pence';
import { pounds } from '#domain/text/money';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { css } from '#styled/css';
import { money } from '#styled/recipes';

/** The picture of the room as it was last quoted, its price and its reference. */
export function RoomFacts({ view }: { view: FollowView }) {
  const newest = view.quotes.at(-1);
  const totals = newest && quoteTotals(newest.content);
  const { estimatedPrice, serverPrice = estimatedPrice } = view;
  const figures = bothFigures({ estimatedPrice, serverPrice }, 'homeowner');
  const estimate = figures === '' ? 'Estimated price' : 'Estimated price, by our price list';
  const draft = useDraft(newest?.content.design ?? view.design ?? '');
  const sizes = knownSizes(usePricing().pricing);
  return (
    <div>
      {draft && <OutsidePicture className={picture} draft={draft} sizes={sizes} />}
      <dl className={facts}>
        <div>
          <dt>{totals ? `Written quote, ${vatWordsAt(totals.vatRate).included}` : estimate}</dt>
          <dd className={money()}>{totals ? inPence(totals.total) : pounds(serverPrice)}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className={reference}>{view.reference}</dd>
        </div>
      </dl>
      {figures !== '' && <p className={note}>{`${newest ? 'Your estimate: ' : ''}${figures}`}</p>}
    </div>
  );
}

/** The same object as long as the code is the same: the picture is painted once. */
function useDraft(code: string): Draft | null {
  return useMemo(() => {
    const shared = readShareCode(code);
    return shared.ok ? shared.draft : null;
  }, [code]);
}

const picture = css({ aspectRatio: '3 / 2' });

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10',
  rowGap: '3',
  marginTop: '4',
  '& dt': { textStyle: 'caption', color: 'textMuted' },
});

const note = css({ textStyle: 'small', color: 'textMuted', marginTop: '3' });

const reference = css({
  fontSize: '1.25rem',
  fontWeight: '560',
  lineHeight: '1.35',
  letterSpacing: '0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
