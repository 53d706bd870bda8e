import { useMutation } from '@tanstack/react-query';
import { fetchPeople } from '#app/api/desk/people';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';

/** Everything of the company in one file, for the owner. */
export function Archive() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // A download cannot ask for the password where it has to be given again: this call does.
      await asAdmin(() => fetchPeople());
      download();
    },
    onError: () => toast({ title: 'The archive could not be made', variant: 'destructive' }),
  });
  return (
    <section aria-labelledby="archive">
      <h2 id="archive" className={heading}>
        Everything in one file
      </h2>
      <p className={words}>
        Requests, enquiries, sign-ups, orders, quotes, prices, words, pictures and photos, as an
        archive that other programs open. It has personal data in it: keep it safe.
      </p>
      <Button variant="line" size="dense" busy={isPending} onClick={() => mutate()}>
        Export everything
      </Button>
    </section>
  );
}

/** Sent as a form, so that the browser saves the file as it comes, however large it is. */
function download(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/archive';
  document.body.append(form);
  form.submit();
  form.remove();
}

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const words = css({ color: 'textMuted', marginBottom: '3' });
