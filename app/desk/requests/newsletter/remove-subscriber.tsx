import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import { useSubscriberRemoval } from './use-subscribers';

interface Props {
  subscriber: { id: string; email: string };
  onDone: () => void;
}

/** Asks before removing an address, in place of the list. */
export function RemoveSubscriber({ subscriber: { id, email }, onDone }: Props) {
  const { remove, removing } = useSubscriberRemoval();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone, so focus the safe answer.
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p className={words}>
        <strong>{email}</strong> is removed for good, from the backups too.
      </p>
      <div className={dialog().acts}>
        <Button variant="line" ref={keep} onClick={onDone}>
          Keep it
        </Button>
        <Button variant="danger" busy={removing} onClick={() => remove(id, { onSettled: onDone })}>
          Remove
        </Button>
      </div>
    </>
  );
}

const words = css({ marginTop: '2', overflowWrap: 'anywhere' });
