import { company } from '#app/content/company';
import { BOOK_CONSULTATION } from '#app/content/consultation';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { bandButton } from './band-button';
import { PhoneIcon } from './icons/phone-icon';
import { LinkButton } from './link-button';

/** The two ways on from most pages: the consultation, and the telephone. */
export function ClosingActions() {
  return (
    <>
      <LinkButton to="/contact" className={bandButton.solid}>
        {BOOK_CONSULTATION}
      </LinkButton>
      <a href={company.phoneHref} className={cx(button({ variant: 'line' }), bandButton.line)}>
        <PhoneIcon />
        {company.phone}
      </a>
    </>
  );
}
