import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteGalleryImage } from '#app/api/desk/gallery-admin';
import { fetchGalleryImages } from '#app/api/gallery-images';
import { HttpError } from '#app/api/http';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import { css } from '#styled/css';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  /** "12 sample pictures" */
  what: string;
  onRemoved: () => void;
}

/** Takes all sample pictures out of the gallery, after asking once. */
export function RemoveSamples({ what, onRemoved }: Props) {
  const queryClient = useQueryClient();
  const [isAsked, ask] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: removeAll,
    onSuccess: (inUse) => toast(inUse.length === 0 ? ALL_REMOVED : someStay(inUse)),
    onError: (error) =>
      toast({
        title: 'Not all of them are removed',
        description: problemOf(error) ?? '',
        variant: 'destructive',
      }),
    onSettled: () => {
      // First, so that the dialog returns the focus before it moves on.
      ask(false);
      void queryClient.invalidateQueries(galleryQuery);
      onRemoved();
    },
  });
  return (
    <>
      <Button
        variant="line"
        size="dense"
        className={button}
        aria-label={`Remove all ${what}`}
        onClick={() => ask(true)}
      >
        Remove all
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Remove ${what}?`}
        description="They leave the website and their files are deleted. Your own pictures stay. This cannot be taken back."
        stay="Keep them"
        go={isPending ? 'Removing…' : 'Remove all'}
        busy={isPending}
        onStay={() => ask(false)}
        onGo={() => !isPending && mutate()}
      />
    </>
  );
}

/**
 * One by one, so that each is in the log like one that is deleted in the gallery.
 *
 * @returns the titles of those that stay, as words of the site show them
 * @throws HttpError; TypeError without a connection: those that were removed until then are gone
 */
async function removeAll(): Promise<string[]> {
  const inUse: string[] = [];
  for (const { id, title } of (await fetchGalleryImages()).filter(isSamplePicture)) {
    try {
      await asAdmin(() => deleteGalleryImage(id));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.apiError?.code === 'picture_in_use') inUse.push(`“${title}”`);
      // Somebody else was faster.
      else if (error.status !== 404) throw error;
    }
  }
  return inUse;
}

const ALL_REMOVED = { title: 'The sample pictures are removed' };

function someStay(titles: readonly string[]) {
  return {
    title: titles.length === 1 ? 'One of them stays' : `${titles.length} of them stay`,
    description: `Words of the site show ${new Intl.ListFormat('en-GB').format(titles)}. Take the pictures out there, then remove them.`,
    variant: 'destructive',
  } as const;
}

const button = css({
  gridColumn: '1 / -1',
  justifySelf: { base: 'start', md: 'end' },
  marginTop: { base: '2', md: '0' },
  marginBottom: '2',
});
