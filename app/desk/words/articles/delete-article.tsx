import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDocument } from '#app/api/desk/content';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { refusalOf } from '#app/desk/frame/order/use-order-actions';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { SHOWN_BY_CONTENT, type ContentDocument } from '#app/desk/words/saving/content-document';
import { Button } from '#app/ui/buttons/button';
import type { Article } from '#domain/site/content/articles';
import { toast } from '#app/ui/toasts/toast';
import { BLANK, type ArticleEdit } from './article-document';

/** Takes an article away, after a question; its versions stay, and for a day it can be undone. */
export function DeleteArticle({ document }: { document: ContentDocument<Article, ArticleEdit> }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(document.live);
  const { mutate, isPending } = useMutation({
    mutationFn: (revision: number) =>
      asAdmin(() => saveDocument(document.name, { revision, note: 'Deleted', value: null })),
    onSuccess: () => toast({ title: 'The article is deleted' }),
    onError: (error) => toast({ title: refusalOf(error).words, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries(SHOWN_BY_CONTENT),
  });
  if (data === undefined || data.value === BLANK) return null;
  const { revision, value } = data;
  const close = () => setAsked(false);
  return (
    <div>
      <Button variant="line" size="dense" disabled={isPending} onClick={() => setAsked(true)}>
        Delete the article…
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Delete this article?"
        description={`“${value.title}” goes from the site and from the list, and its address leads nowhere. To keep it here and off the site, choose “Keep it back” instead.`}
        stay="Keep it"
        go="Delete"
        onStay={close}
        onGo={() => {
          close();
          mutate(revision);
        }}
      />
    </div>
  );
}
