import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveDocument } from '#app/api/desk/content';
import { HttpError } from '#app/api/http';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import type { ContentKind } from './content-kind';
import { contentDocument, contentVersions, type SavedContent } from './content-queries';
import type { ContentEditor } from './use-content-edit';

const UNREACHED = 'The server cannot be reached. What you typed is still here. Please try again.';

export interface ContentSaving<Value> {
  save: () => void;
  saving: boolean;
  /** Why it was not saved, in a sentence. */
  refused: string | undefined;
  /** What the server says of fields, by their path. */
  errors: ReadonlyMap<string, string>;
  /** What somebody else has saved meanwhile. */
  conflict: SavedContent<Value> | undefined;
  endConflict: () => void;
}

/** Saves the edit over the version it was made from. @param onDone once it is saved, or somebody else has saved */
export function useSaveContent<Value, Edit>(
  kind: ContentKind<Value, Edit>,
  { edit, finish }: ContentEditor<Value, Edit>,
  onDone: () => void,
): ContentSaving<Value> {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<{ words: string; fields: Record<string, string> }>();
  const [conflict, setConflict] = useState<SavedContent<Value>>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (edit === null || edit.value === null) return;
      const { base, note, value } = edit;
      const body = { revision: base.revision, note, value };
      const saved = await asAdmin(() => saveDocument(kind.name, body));
      finish({ ...saved, value: z.parse(kind.schema, saved.value) });
      toast({ title: `Saved. Version ${saved.revision} is live.` });
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: () => {
      onDone();
      setConflict(undefined);
    },
    onError: async (error) => {
      const answer = error instanceof HttpError ? error.apiError : null;
      setRefusal({ words: answer?.error ?? UNREACHED, fields: answer?.fields ?? {} });
      if (answer?.code !== 'desk_conflict') return;
      const theirs = await queryClient.fetchQuery({ ...contentDocument(kind), staleTime: 0 });
      void queryClient.invalidateQueries({ queryKey: contentVersions(kind.name).queryKey });
      setConflict(theirs);
      setRefusal(undefined);
      onDone();
    },
  });
  return {
    save: () => mutate(),
    saving: isPending,
    refused: refusal?.words,
    errors: new Map(Object.entries(refusal?.fields ?? {})),
    conflict,
    endConflict: () => setConflict(undefined),
  };
}
