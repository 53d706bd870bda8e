import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { isFollowToken } from '#domain/order/follow-token';
import { css } from '#styled/css';

/**
 * A box for the link from our email: an app on an iPhone's Home Screen has no address bar, and keeps nothing of what
 * was done in Safari.
 */
export function OpenByLink() {
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [fault, setFault] = useState<string>();

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = link.trim().split('#').at(-1) ?? '';
    if (!isFollowToken(token)) {
      setFault('Paste the whole link from our email. It has “/follow#” in it.');
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    void navigate({ to: '/follow', hash: token, replace: true });
  }

  return (
    <form noValidate onSubmit={open} className={css({ maxWidth: 'form', marginBottom: '8' })}>
      <TextField
        label="Or paste the link here"
        name="link"
        inputMode="url"
        autoComplete="off"
        error={fault}
        value={link}
        onChange={({ target }) => {
          setLink(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" className={css({ marginTop: '4' })}>
        Open it
      </Button>
    </form>
  );
}
