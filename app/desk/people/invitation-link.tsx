import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#app/desk/frame/requests/words';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { joinPath, type Invitation } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';

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
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const address = `${location.origin}${joinPath(token)}`;
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Copied.');
    } catch {
      field.current?.select();
      setMessage('Your browser does not let us copy. The link is selected: copy it by hand.');
    }
  };
  return (
    <section className={box} aria-label={`The link for ${name}`}>
      <p>
        <b className={strong}>{name}</b> can use this link once, until {formatMoment(until)}. It is
        shown only now. {MAIL_WORDS[mail](email)}
      </p>
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={actions}>
        <Button size="dense" onClick={() => void copy()}>
          Copy the link
        </Button>
        <Button variant="line" size="dense" onClick={onClose}>
          Close
        </Button>
        <output>{message}</output>
      </div>
    </section>
  );
}

const box = css({
  display: 'grid',
  gap: '3',
  marginTop: '4',
  padding: '4',
  background: 'sunken',
  overflowWrap: 'anywhere',
});

const strong = css({ fontWeight: '600' });

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
