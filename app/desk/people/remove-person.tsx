import { removePerson } from '#app/api/desk/people';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { toast } from '#app/ui/toasts/toast';
import type { ShownPerson } from '#domain/order/contracts/admin/people';
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
    <ConfirmDialog
      open={person !== undefined}
      title={`Remove ${person?.name ?? ''}?`}
      description="They are signed out everywhere at once, and can no longer sign in. Their name stays in the log and at what they have changed."
      stay="Keep"
      go="Remove"
      busy={isPending}
      onStay={onClose}
      onGo={() =>
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
    />
  );
}
