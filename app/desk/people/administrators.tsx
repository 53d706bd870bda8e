import { useState } from 'react';
import { invitePersonAgain } from '#app/api/desk/people';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import type { Invitation, ShownPerson } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';
import { Devices } from './devices';
import { InviteForm } from './invite-form';
import { InvitationLink } from './invitation-link';
import { usePeopleChange } from './people-queries';
import { personWords } from './person-words';
import { RemovePerson } from './remove-person';

/** Whom the owner has invited, and how to invite somebody. */
export function Administrators({ people }: { people: readonly ShownPerson[] }) {
  const [invitation, setInvitation] = useState<Invitation>();
  const [leaving, setLeaving] = useState<ShownPerson>();
  const again = usePeopleChange(invitePersonAgain, setInvitation);
  const askAgain = (id: string) =>
    again.mutate(id, {
      onError: (error) =>
        toast({
          title: 'No link was made',
          description: problemOf(error) ?? '',
          variant: 'destructive',
        }),
    });
  return (
    <section aria-labelledby="administrators">
      <h2 id="administrators" className={heading}>
        Administrators
      </h2>
      <p className={muted}>They do everything at this desk but invite and remove people.</p>
      {people.length > 0 && (
        <ul className={list} aria-label="Administrators">
          {people.map((person) => (
            <li key={person.id} className={row}>
              <div className={who}>
                <b className={name} translate="no">
                  {person.name}
                </b>
                <span className={muted}>{person.email}</span>
                <span className={muted}>{personWords(person)}</span>
              </div>
              <div className={actions}>
                <Button
                  variant="line"
                  size="dense"
                  aria-label={`New link for ${person.name}`}
                  busy={again.isPending && again.variables === person.id}
                  onClick={() => askAgain(person.id)}
                >
                  New link
                </Button>
                <Button
                  variant="line"
                  size="dense"
                  aria-label={`Remove ${person.name}`}
                  onClick={() => setLeaving(person)}
                >
                  Remove
                </Button>
              </div>
              <Devices devices={person.devices} label={`Where ${person.name} stays signed in`} />
            </li>
          ))}
        </ul>
      )}
      {invitation && (
        <InvitationLink
          key={invitation.token}
          invitation={invitation}
          onClose={() => setInvitation(undefined)}
        />
      )}
      <InviteForm onInvited={setInvitation} />
      <RemovePerson
        person={leaving}
        onClose={() => setLeaving(undefined)}
        onRemoved={() => setInvitation(undefined)}
      />
    </section>
  );
}

const heading = css({ textStyle: 'subheading' });

const muted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const list = css({ borderTop: '1px solid {colors.line}', marginTop: '3' });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
});

const who = css({ display: 'grid', flex: '1 1 240px', minWidth: '0' });

const name = css({ fontWeight: '600', overflowWrap: 'anywhere' });

const actions = css({ display: 'flex', gap: '2' });
