import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDocument } from '#app/api/desk/content';
import { refusalOf } from '#app/desk/frame/order/use-order-acts';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/desk/words/content-query';
import { contentDocument } from '#app/desk/words/saving/content-queries';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import { dialog } from '#styled/recipes';
import type { articleKind } from './article-kind';
import { BLANK } from './article-edit';

/** Takes an article away, after a question; its versions stay, and for a day it can be undone. */
export function DeleteArticle({ kind }: { kind: ReturnType<typeof articleKind> }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(contentDocument(kind));
  const { mutate, isPending } = useMutation({
    mutationFn: (revision: number) =>
      asAdmin(() => saveDocument(kind.name, { revision, note: 'Deleted', value: null })),
    onSuccess: () => toast({ title: 'The article is deleted' }),
    onError: (error) => toast({ title: refusalOf(error).words, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTENT_KEY }),
  });
  if (data === undefined || data.value === BLANK) return null;
  const { revision, value } = data;
  const close = () => setAsked(false);
  return (
    <div>
      <Button variant="line" size="dense" disabled={isPending} onClick={() => setAsked(true)}>
        Delete the article…
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        role="alertdialog"
        size="small"
        title="Delete this article?"
        description={`“${value.title}” goes from the site and from the list, and its address leads nowhere. To keep it here and off the site, choose “Keep it back” instead.`}
      >
        <div className={dialog().acts}>
          <Button variant="line" onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
              mutate(revision);
            }}
          >
            Delete
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
