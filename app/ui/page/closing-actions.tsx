import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { bandButton } from '#app/ui/buttons/band-button';
import { PhoneIcon } from '#app/ui/icons/phone-icon';
import { LinkButton } from '#app/ui/buttons/link-button';

/** The two calls to action on most pages: book a consultation, or telephone. */
export function ClosingActions() {
  const { company } = useFacts();
  return (
    <>
      <LinkButton to="/contact" className={bandButton.solid}>
        {BOOK_CONSULTATION}
      </LinkButton>
      <a href={phoneHref(company)} className={cx(button({ variant: 'line' }), bandButton.line)}>
        <PhoneIcon />
        {company.phone}
      </a>
    </>
  );
}
