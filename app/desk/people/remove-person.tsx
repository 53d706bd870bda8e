import { removePerson } from '#app/api/desk/people';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import type { ShownPerson } from '#domain/order/contracts/admin/people';
import { dialog } from '#styled/recipes';
import { usePeopleChange } from './people-queries';

interface Props {
  person: ShownPerson | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before removing somebody. */
export function RemovePerson({ person, onClose, onRemoved }: Props) {
  const { mutate, isPending } = usePeopleChange(removePerson, () => {
    toast({ title: `${person?.name ?? 'The person'} was removed` });
    onRemoved();
  });
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      size="small"
      role="alertdialog"
      title={`Remove ${person?.name ?? ''}?`}
      description="They are signed out everywhere at once, and can no longer sign in. Their name stays in the log and at what they have changed."
    >
      <div className={dialog().acts}>
        <Button variant="line" onClick={onClose}>
          Keep
        </Button>
        <Button
          variant="danger"
          busy={isPending}
          onClick={() =>
            person &&
            mutate(person.id, {
              onError: (error) =>
                toast({
                  title: 'Nobody was removed',
                  description: problemOf(error) ?? '',
                  variant: 'destructive',
                }),
              onSettled: onClose,
            })
          }
        >
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
