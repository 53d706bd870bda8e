import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { whyModularPage } from '#app/content/why-modular/page';
import { bandButton } from '#app/ui/buttons/band-button';
import { ClosingBand } from '#app/room/closing-band';
import { LinkButton } from '#app/ui/buttons/link-button';

const { heading, text, builderButton } = whyModularPage.closing;

/** Leads from the figures to a personal quote: the builder first, a conversation second. */
export function Closing() {
  return (
    <ClosingBand heading={heading} text={text}>
      <LinkButton to="/builder" className={bandButton.solid}>
        {builderButton}
      </LinkButton>
      <LinkButton to="/contact" variant="line" className={bandButton.line}>
        {BOOK_CONSULTATION}
      </LinkButton>
    </ClosingBand>
  );
}
