import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { saveDocument, type StoredDocument } from '#app/api/content';
import { HttpError } from '#app/api/http';
import { refusalOf } from '#app/features/admin/order/use-order-acts';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/features/admin/words/content-query';
import { toast } from '#app/ui/toasts/toast';
import type { ContentOf, DocumentName } from '#domain/content/documents';
import { dropCopy, keepCopy, keptCopy } from './kept-copy';

/** What was typed as a value, and what is wrong with it: by the path of the field. */
export interface Checked<Value> {
  value: Value | null;
  errors: Readonly<Record<string, string>>;
}

export interface EditedDocument<Name extends DocumentName, Edit> {
  name: Name;
  stored: StoredDocument<ContentOf<Name>>;
  /** What is kept on the device while it is not saved. */
  schema: z.ZodMiniType<Edit>;
  editOf: (value: ContentOf<Name> | null) => Edit;
  check: (edit: Edit) => Checked<ContentOf<Name>>;
  /** "The article is saved". */
  saved: string;
}

/**
 * A document as it is being typed: saved whole over the version it was made from, and kept on the device until then, so
 * that neither a closed tab nor a session that ends loses anything.
 */
export function useDocumentEdit<Name extends DocumentName, Edit>({
  name,
  stored,
  schema,
  editOf,
  check,
  saved,
}: EditedDocument<Name, Edit>) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState(() => keptCopy(name, schema));
  const [clean, setClean] = useState(() => editOf(stored.value));
  const [edit, setEdit] = useState(kept?.edit ?? clean);
  /** The version that is being changed: not the newest one, where somebody else has saved meanwhile. */
  const [over, setOver] = useState(kept?.revision ?? stored.revision);
  const [isTried, setTried] = useState(false);
  const [hasNoRoom, setNoRoom] = useState(false);
  const [round, setRound] = useState(0);
  const { value, errors } = check(edit);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (whole: ContentOf<Name> | null) =>
      asAdmin(() => saveDocument(name, { revision: over, value: whole })),
    onSuccess: () => {
      settle(edit, over + 1);
      toast({ title: saved });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTENT_KEY }),
  });
  const refused = error ? refusalOf(error, over) : undefined;
  const refusal = error instanceof HttpError ? error.apiError : null;
  const fields: Readonly<Record<string, string>> = refusal?.fields ?? {};

  /** Nothing is unsaved any more. */
  const settle = (now: Edit, revision: number) => {
    dropCopy(name);
    setKept(null);
    setTried(false);
    setClean(now);
    setEdit(now);
    setOver(revision);
  };
  const change = (next: Edit) => {
    setEdit(next);
    setNoRoom(!keepCopy(name, { revision: over, at: new Date().toISOString(), edit: next }));
    if (Object.keys(fields).length > 0) reset();
  };
  return {
    edit,
    /** Another one whenever what is shown was not typed: the editor begins anew. */
    round,
    change,
    /** What is wrong; a field that is empty only once somebody has tried to save. */
    errors: isTried ? { ...errors, ...fields } : { ...tooSoon(errors, edit), ...fields },
    isDirty: edit !== clean,
    /** What was found on this device at the start, until it is saved or thrown away. */
    kept,
    hasNoRoom,
    isBusy: isPending,
    refused: Object.keys(fields).length > 0 ? undefined : refused,
    /** @returns whether there was something to send */
    save: (): boolean => {
      setTried(true);
      if (value === null) return false;
      mutate(value);
      return true;
    },
    remove: (onGone: () => void) => mutate(null, { onSuccess: onGone }),
    /** What is typed goes; what the server has is there again. */
    discard: () => {
      reset();
      settle(editOf(stored.value), stored.revision);
      setRound(round + 1);
    },
    /** Keeps what is typed, to be saved over what somebody else has saved meanwhile. */
    saveOver: () => {
      reset();
      setOver(stored.revision);
    },
  };
}

/** Without the errors of fields that nobody has come to yet. */
function tooSoon<Edit>(errors: Checked<never>['errors'], edit: Edit): Record<string, string> {
  const typed = edit as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => typed[field] !== '' && typed[field] !== null),
  );
}
