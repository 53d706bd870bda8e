import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_KEY } from '#app/desk/words/content-query';
import type { ContentKind } from './content-kind';
import { contentDocument, type SavedContent } from './content-queries';
import { dropCopy, keepCopy, keptCopy } from './kept/kept-copy';
import type { WordChange } from './changes/word-changes';

export interface ContentEdit<Value, Edit> {
  /** The version the edit is based on. */
  base: SavedContent<Value>;
  typed: Edit;
  note: string;
  /** Null while it cannot be saved. */
  value: Value | null;
  changes: readonly WordChange[];
  /** Whether something would be lost by leaving. */
  dirty: boolean;
  /** Another one for each text that was not typed: the form begins anew with it. */
  round: number;
}

export interface ContentEditor<Value, Edit> {
  /** Null until the document has loaded. */
  edit: ContentEdit<Value, Edit> | null;
  failed: boolean;
  reload: () => void;
  type: (typed: Edit) => void;
  setNote: (note: string) => void;
  /** Puts a whole value into the form, as an edit of the version that is live. */
  take: (base: SavedContent<Value>, value: Value, note: string) => void;
  /** Ends the edit; the form shows what is live, or the version that has become so. */
  finish: (live?: SavedContent<Value>) => void;
  /** When what is in the form was typed, where it was found on this device (ISO 8601). */
  foundFrom: string | undefined;
  /** Whether this device has no room to keep what is typed. */
  hasNoRoom: boolean;
}

/** A document and the administrator's edit of it. */
export function useContentEdit<Value, Edit>(
  kind: ContentKind<Value, Edit>,
): ContentEditor<Value, Edit> {
  const queryClient = useQueryClient();
  const query = contentDocument(kind);
  const { data, isError, refetch } = useQuery(query);
  const [found] = useState(() => keptCopy(kind));
  const [own, setOwn] = useState<Omit<NonNullable<typeof found>, 'at'> | undefined>(
    found ?? undefined,
  );
  const [foundFrom, setFoundFrom] = useState(found?.at);
  const [hasNoRoom, setNoRoom] = useState(false);
  const [round, setRound] = useState(0);
  const started = own ?? (data && { base: data, typed: kind.editOf(data.value), note: '' });
  const anew = (next: typeof own) => {
    setOwn(next);
    setRound((last) => last + 1);
    if (next) keep(next);
    else {
      setFoundFrom(undefined);
      dropCopy(kind.name);
    }
  };
  const keep = (next: NonNullable<typeof own>) =>
    setNoRoom(
      kind.kept !== undefined && !keepCopy(kind, { ...next, at: new Date().toISOString() }),
    );
  return {
    edit: started ? { ...started, ...stateOf(kind, started, own !== undefined), round } : null,
    failed: isError,
    reload: () => void refetch(),
    type: (typed) => {
      if (!started) return;
      setOwn({ ...started, typed });
      keep({ ...started, typed });
    },
    foundFrom,
    hasNoRoom,
    setNote: (note) => setOwn((now) => (now ? { ...now, note } : started && { ...started, note })),
    take: (base, value, note) => anew({ base, typed: kind.editOf(value), note }),
    finish: (live) => {
      if (live) queryClient.setQueryData(query.queryKey, live);
      anew(undefined);
      void queryClient.invalidateQueries({ queryKey: CONTENT_KEY });
    },
  };
}

function stateOf<Value, Edit>(
  kind: ContentKind<Value, Edit>,
  { base, typed }: { base: SavedContent<Value>; typed: Edit },
  isTyped: boolean,
) {
  const value = isTyped ? kind.valueOf(typed) : base.value;
  const changes = isTyped && value !== null ? kind.changes(base.value, value) : [];
  return { value, changes, dirty: value === null || changes.length > 0 };
}
