import type { ReactNode } from 'react';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { LinkButton } from '#app/ui/buttons/link-button';
import { useFacts } from '#app/ui/company/use-facts';
import { css } from '#styled/css';
import { money } from '#styled/recipes';
import { weeksWords } from '#domain/site/content/facts/fact-words';
import { startingPrice, typicalSize } from '#domain/design/estimate/starting-prices';
import type { RoomTypeId } from '#domain/room/options/room-types';

interface Props {
  roomType: RoomTypeId;
  /** The words of the link to the builder. */
  button: string;
  /** Its rows of live prices. */
  children: ReactNode;
}

/** What a room type costs at least, what that price is, live prices, and a link to get your own. */
export function StartingPrice({ roomType, button, children }: Props) {
  const company = useFacts();
  const { leadTimes } = company;
  return (
    <>
      <p className={money({ size: 'large' })}>{startingPrice(roomType)}</p>
      <p className={guide}>{pricingPage.guide(company)}</p>
      <dl className={facts}>
        <div>
          <dt>{pricingPage.typicalSize}</dt>
          <dd>{typicalSize(roomType)}</dd>
        </div>
        <div>
          <dt>{pricingPage.installation}</dt>
          <dd>{weeksWords(leadTimes.installationOf[roomType])}</dd>
        </div>
        {children}
      </dl>
      <LinkButton to="/builder" variant="line" className={css({ width: 'full', marginTop: '2' })}>
        {button}
      </LinkButton>
    </>
  );
}

const guide = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1', maxWidth: '40ch' });

const facts = css({
  textStyle: 'small',
  marginTop: '4',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderTop: '1px solid {colors.line}',
  },
  '& dt': { color: 'textMuted' },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});
