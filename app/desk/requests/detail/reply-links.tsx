import { PhoneIcon } from '#app/ui/icons/phone-icon';
import { dialled } from '#domain/text/phone-number';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

interface Props {
  phone: string;
  email: string;
  subject: string;
  /** Where something else on the page is to be done first. */
  quiet: boolean;
}

/** Links to call or write back; nothing for an anonymised request. */
export function ReplyLinks({ phone, email, subject, quiet }: Props) {
  if (phone === '' || email === '') return null;
  const words = `?subject=${encodeURIComponent(subject)}`;
  return (
    <div className={links}>
      <a
        className={cx(
          quiet
            ? button({ variant: 'line', size: 'dense' })
            : button({ variant: 'solid', size: 'dense' }),
        )}
        href={`tel:${dialled(phone)}`}
      >
        <PhoneIcon /> Call
      </a>
      <a
        className={cx(button({ variant: 'line', size: 'dense' }))}
        href={`mailto:${encodeURIComponent(email)}${words}`}
      >
        Email
      </a>
    </div>
  );
}

const links = css({ display: 'flex', gap: '2' });
