import type { ReactNode, Ref } from 'react';
import { Money } from '#app/ui/prices/money';
import { OutsidePicture } from '#app/room/picture/outside-picture';
import type { Draft } from '#domain/design/draft/draft';
import { roomAndArea, roomDetails } from '#domain/design/draft/format-room';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { css, cx } from '#styled/css';

interface Props {
  name: string;
  draft: Draft;
  /** A picture of the view, in place of the drawing. */
  still?: ArrayBuffer | undefined;
  pricing: PricingConfiguration;
  /** One main action, and a menu of the others. */
  actions: ReactNode;
  /** The way to the photo of the garden it is kept with. */
  photo: ReactNode;
  /** Above the name. */
  state?: string;
  /** The room in the builder: larger than the others. */
  first?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A design: its picture, name, summary and today's price. */
export function DesignCard(props: Props) {
  const { name, draft, still, pricing, actions, photo, state, first, headingRef } = props;
  const price = priceDraft(draft, pricing);
  return (
    <article className={cx(card, first && wide)}>
      <OutsidePicture className={picture} draft={draft} sizes={pricing} still={still} />
      <div className={body}>
        {state && <p className={css({ textStyle: 'caption', color: 'accentInk' })}>{state}</p>}
        <h2 ref={headingRef} tabIndex={-1} className={heading} translate="no">
          {name}
        </h2>
        <p>{roomAndArea(draft, pricing)}</p>
        <p className={css({ color: 'textMuted' })}>{roomDetails(draft)}</p>
        <div>{photo}</div>
        <div className={last}>
          {price ? <Money amount={price.total} /> : <p>No price today</p>}
          <div className={css({ display: 'flex', gap: '2' })}>{actions}</div>
        </div>
      </div>
    </article>
  );
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  borderTop: '1px solid {colors.text}',
});

const picture = css({ aspectRatio: '3 / 2', flex: 'none' });

const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  paddingTop: '4',
  paddingBottom: '8',
  textStyle: 'small',
});

const wide = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: '12',
    marginBottom: '12',
    '& > div + div': { justifyContent: 'center', paddingBlock: '0' },
    // The price and its button stay with the words.
    '& > div + div > :last-child': { marginTop: '0' },
    '& h2': { textStyle: 'heading' },
  },
});

const heading = css({
  textStyle: 'subheading',
  marginBottom: '1',
  overflowWrap: 'anywhere',
  _focusVisible: { outline: 'none' },
});

const last = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  // At one height in a row of cards.
  marginTop: 'auto',
  paddingTop: '4',
});
