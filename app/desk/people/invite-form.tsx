import { type SyntheticEvent, useRef } from 'react';
import { invitePerson } from '#app/api/desk/people';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import type { Invitation } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';
import { fieldError, usePeopleChange } from './people-queries';

/** Invites somebody by name and address. What was typed stays until it is taken. */
export function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = usePeopleChange(invitePerson, (invitation) => {
    form.current?.reset();
    onInvited(invitation);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (isPending) return;
    mutate({ name: String(typed.get('name')), email: String(typed.get('email')) });
  };
  const wrong = { name: fieldError(error, 'name'), email: fieldError(error, 'email') };
  const problem = (wrong.name ?? wrong.email) ? undefined : problemOf(error);
  return (
    <form ref={form} className={stack} onSubmit={submit} noValidate>
      <h3 className={heading}>Invite somebody</h3>
      <div className={fields}>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          readOnly={isPending}
          error={wrong.name}
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          readOnly={isPending}
          error={wrong.email}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className={failed}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" size="dense" busy={isPending}>
          Invite
        </Button>
      </div>
    </form>
  );
}

const stack = css({ display: 'grid', gap: '3', marginTop: '6' });

const heading = css({ fontWeight: '600' });

const fields = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
});

const failed = css({ color: 'danger' });
