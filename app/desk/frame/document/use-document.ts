import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '#app/api/http';
import { UNREACHED } from '#app/desk/frame/order/use-order-actions';
import {
  editAfterSave,
  editOver,
  stateOf,
  type Change,
  type DeskDocument,
  type Saved,
  type Unsaved,
} from './desk-document';

export interface DocumentEdit<Value, Edit> extends Unsaved<Value, Edit> {
  /** Null while it cannot be saved. */
  value: Value | null;
  changes: readonly Change[];
  /** Whether something would be lost by leaving. */
  dirty: boolean;
}

/** Why a document was not saved. */
export interface Refusal {
  /** In a sentence. */
  words: string;
  /** Whether the server gave them, rather than that it could not be reached. */
  isAnswer: boolean;
  /** Whether somebody else has saved: then `conflict` has what. */
  isConflict: boolean;
}

/** The codes of "somebody else has saved". */
const CONFLICTS = new Set<unknown>(['desk_conflict', 'pricing_conflict']);

interface Listeners<Value> {
  onSaved: (saved: Saved<Value>) => void;
  /** Somebody else has saved; called once `conflict` has it. */
  onConflict?: () => void;
  /** @param keys of the fields that the server has named */
  onRefused?: (refusal: Refusal, keys: string[]) => void;
}

/** A document of the desk and the administrator's edit of it, which outlives the end of the session. */
export function useDocument<Value, Edit>(
  document: DeskDocument<Value, Edit>,
  { onSaved, onConflict, onRefused }: Listeners<Value>,
) {
  const queryClient = useQueryClient();
  const query = useQuery(document.live);
  const live = query.data;
  const [found] = useState(() => document.kept?.read());
  const [own, setOwn] = useState<Unsaved<Value, Edit> | undefined>(found ?? undefined);
  const [foundFrom, setFoundFrom] = useState(found?.at);
  const [hasNoRoom, setNoRoom] = useState(false);
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Saved<Value>>();
  const started = own ?? (live && { base: live, typed: document.editOf(live.value), note: '' });
  const edit = started && { ...started, ...stateOf(document, started, own !== undefined) };

  const keep = (next: Unsaved<Value, Edit>) => {
    const { kept } = document;
    if (kept) setNoRoom(!kept.write({ ...next, at: new Date().toISOString() }));
  };
  const refresh = () => {
    for (const filters of document.shownBy) void queryClient.invalidateQueries(filters);
  };
  const forgetRefusal = () => {
    setRefusal(undefined);
    setErrors({});
  };
  /** The form begins anew: with a whole edit, or with what is live. */
  const begin = (next: Unsaved<Value, Edit> | undefined) => {
    setOwn(next);
    setRound((last) => last + 1);
    setConflict(undefined);
    forgetRefusal();
    if (next) {
      keep(next);
      return;
    }
    setFoundFrom(undefined);
    document.kept?.drop();
  };
  const finish = (saved?: Saved<Value>, rest?: Unsaved<Value, Edit>) => {
    if (saved) queryClient.setQueryData(document.live.queryKey, saved);
    begin(rest);
    refresh();
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: { body: Parameters<typeof document.save>[0]; typed: Edit }) =>
      document.save(body),
    onMutate: forgetRefusal,
    onSuccess: (saved, { typed }) => {
      finish(saved, editAfterSave(own, typed, saved));
      onSaved(saved);
    },
    onError: async (error, { body }) => {
      const answer = error instanceof HttpError ? error.apiError : null;
      const isConflict = CONFLICTS.has(answer?.code);
      const why = { words: answer?.error ?? UNREACHED, isAnswer: answer !== null, isConflict };
      const named =
        document.fieldErrors?.(answer?.fields ?? {}, body.value) ?? answer?.fields ?? {};
      setRefusal(why);
      setErrors(named);
      onRefused?.(why, Object.keys(named));
      if (!isConflict) return;
      setConflict(await queryClient.fetchQuery({ ...document.live, staleTime: 0 }));
      refresh();
      onConflict?.();
    },
  });

  return {
    document,
    live,
    /** Undefined until the document has loaded. */
    edit,
    hasFailed: query.isError,
    /** How often it could not be loaded. */
    failures: query.errorUpdateCount,
    loading: query.isFetching,
    reload: () => void query.refetch(),
    /** Another one for each text that was not typed: a form whose boxes have texts of their own begins anew with it. */
    round,
    /** When what is in the form was typed, where it was found on this device (ISO 8601). */
    foundFrom,
    /** Whether this device has no room to keep what is typed. */
    hasNoRoom,
    change: (how: (typed: Edit) => Edit) => {
      if (!started) return;
      const { settled = (typed) => typed } = document;
      const next = { ...started, typed: settled(how(started.typed), started.typed) };
      setOwn(next);
      keep(next);
    },
    setNote: (note: string) => {
      if (started) setOwn({ ...started, note });
    },
    /** Puts a whole value into the form, as an edit of the version that is live. */
    take: (base: Saved<Value>, value: Value, note: string) =>
      begin(editOver(document, base, value, note)),
    begin,
    /** Ends the edit; the form shows what is live, or the version that has become so. */
    finish: (saved?: Saved<Value>) => finish(saved),
    /** @param over the revision to replace, where that is another than the edit was made from */
    save: (over?: number) => {
      if (!edit || edit.value === null) return;
      const { base, note, value, typed } = edit;
      mutate({ body: { revision: over ?? base.revision, note, value }, typed });
    },
    saving: isPending,
    refusal,
    /** What the server says of fields, by their key. */
    errors,
    forgetError: (key: string) => setErrors(({ [key]: _gone, ...others }) => others),
    /** What somebody else has saved meanwhile. */
    conflict,
  };
}

export type DocumentEditor<Value, Edit> = ReturnType<typeof useDocument<Value, Edit>>;
