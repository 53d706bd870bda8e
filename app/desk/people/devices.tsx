import { signOutDevice } from '#app/api/desk/people';
import { shortMoment } from '#app/desk/frame/requests/words';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import type { ShownDevice } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';
import { usePeopleChange } from './people-queries';

interface Props {
  devices: readonly ShownDevice[];
  /** Names the list: "Where Ada stays signed in". */
  label: string;
}

/** Where somebody stays signed in, each with its way out. */
export function Devices({ devices, label }: Props) {
  const { mutate, isPending, variables } = usePeopleChange(signOutDevice, () =>
    toast({ title: 'The device is signed out' }),
  );
  const signOut = (id: string) =>
    mutate(id, {
      onError: (error) =>
        toast({
          title: 'The device is still signed in',
          description: problemOf(error) ?? '',
          variant: 'destructive',
        }),
    });
  if (devices.length === 0) return null;
  return (
    <ul className={list} aria-label={label}>
      {devices.map(({ id, device, since, seenAt, isHere }) => (
        <li key={id} className={row}>
          <span className={words}>
            {device}
            {isHere && ', this device'}
            <span className={muted}>
              Signed in since {shortMoment(since)}, last seen {shortMoment(seenAt)}
            </span>
          </span>
          <Button
            variant="line"
            size="dense"
            aria-label={`Sign out ${device}`}
            busy={isPending && variables === id}
            onClick={() => signOut(id)}
          >
            Sign out
          </Button>
        </li>
      ))}
    </ul>
  );
}

const list = css({ width: '100%', borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
});

const words = css({ flex: '1 1 200px', minWidth: '0', overflowWrap: 'anywhere' });

const muted = css({ display: 'block', color: 'textMuted' });
