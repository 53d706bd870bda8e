import { formatMoment } from '#app/desk/frame/requests/words';
import { joinPath, type Invitation } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';
import { LinkToCopy } from './link-to-copy';

interface Props {
  invitation: Invitation;
  onClose: () => void;
}

const MAIL_WORDS: Readonly<Record<Invitation['mail'], (email: string) => string>> = {
  sent: (email) => `It went by mail to ${email}. You can also pass it on yourself.`,
  failed: (email) => `The mail to ${email} did not go. Pass the link on yourself.`,
  'not-set-up': () => 'No mail is set up here, so pass the link on yourself.',
};

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ invitation, onClose }: Props) {
  const { name, email, token, until, mail } = invitation;
  return (
    <LinkToCopy
      name={`The link for ${name}`}
      label="Link"
      address={`${location.origin}${joinPath(token)}`}
      onClose={onClose}
    >
      <p>
        <b className={strong}>{name}</b> can use this link once, until {formatMoment(until)}. It is
        shown only now. {MAIL_WORDS[mail](email)}
      </p>
    </LinkToCopy>
  );
}

const strong = css({ fontWeight: '600' });
