import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveQuoteDraft, sendWrittenQuote } from '#app/api/desk/written-quotes';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { refreshOrders, refusalOf, type Refusal } from '#app/desk/frame/order/use-order-actions';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { checked, editOf, type QuoteEdit } from './quote-edit';

/** Long enough for a word, short enough that a lost tab costs little. */
const PAUSE = 1200;
const AFTER_FAILURE = 10_000;

/** Which draft an edit was made from. */
interface Base {
  revision: number;
  savedAt: string;
  events: number;
}

const baseOf = ({ draft, number }: DeskOrder): Base => ({
  revision: draft?.revision ?? 0,
  savedAt: draft?.savedAt ?? '',
  events: number,
});

/** Whether what the server has is newer than what an edit was made from, rather than an answer that came late. */
function isNewer(order: DeskOrder, base: Base): boolean {
  const { savedAt, events } = baseOf(order);
  return savedAt !== base.savedAt && (savedAt > base.savedAt || events > base.events);
}

const contentOf = ({ draft, fresh }: DeskOrder) => draft?.content ?? fresh;

/**
 * The written quote that is being written: saved by itself after each pause, over the revision it was made from. When
 * somebody else was faster nothing is saved until the administrator has chosen between the two.
 */
export function useQuoteDraft(id: string, order: DeskOrder) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState(() => editOf(contentOf(order)));
  const [savedEdit, setSavedEdit] = useState(edit);
  const [base, setBase] = useState(() => baseOf(order));
  const [busy, setBusy] = useState<'saving' | 'sending'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const sending = useRef<{ over: number; key: string }>(undefined);
  const dirty = edit !== savedEdit;
  const newer = isNewer(order, base);
  const conflict = newer && dirty;
  const check = checked(edit);

  const takeTheirs = () => {
    const theirs = editOf(contentOf(order));
    setEdit(theirs);
    setSavedEdit(theirs);
    setBase(baseOf(order));
    setRefusal(undefined);
  };
  // Nothing here would be lost: this window follows the other.
  if (newer && !dirty && busy === undefined) takeTheirs();

  /** Resolves to the revision that holds what is typed now; undefined when it could not be saved. */
  const save = async (): Promise<number | undefined> => {
    const { content } = check;
    if (content === null || conflict || busy === 'saving') return undefined;
    if (!dirty && base.revision > 0) return base.revision;
    setBusy('saving');
    try {
      const body = { over: base.revision, content };
      const answer = await asAdmin(() => saveQuoteDraft(id, body));
      queryClient.setQueryData(orderQuery(id).queryKey, answer);
      setSavedEdit(edit);
      setBase(baseOf(answer));
      setRefusal(undefined);
      return baseOf(answer).revision;
    } catch (error) {
      setRefusal(refusalOf(error));
      await queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  /** Sends what is typed now, once however often it is pressed. Resolves to whether it was sent. */
  const send = async (): Promise<boolean> => {
    if (busy !== undefined) return false;
    const over = await save();
    if (over === undefined) return false;
    if (sending.current?.over !== over) sending.current = { over, key: crypto.randomUUID() };
    const { key } = sending.current;
    setBusy('sending');
    try {
      const answer = await asAdmin(() => sendWrittenQuote(id, key, over));
      queryClient.setQueryData(orderQuery(id).queryKey, answer);
      void refreshOrders(queryClient);
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      await refreshOrders(queryClient);
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  const canSave = dirty && check.content !== null && !conflict && busy === undefined;
  // What is typed next begins the pause again.
  const due = canSave ? edit : undefined;
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => void newest.current(), refusal ? AFTER_FAILURE : PAUSE);
    return () => clearTimeout(timer);
  }, [due, refusal]);

  return {
    edit,
    change: (next: QuoteEdit) => {
      setEdit(next);
      setRefusal(undefined);
    },
    ...check,
    dirty,
    busy,
    refusal,
    savedAt: base.savedAt,
    conflict,
    keepMine: () => {
      setBase(baseOf(order));
      setRefusal(undefined);
    },
    takeTheirs,
    save,
    send,
  };
}

export type QuoteDraft = ReturnType<typeof useQuoteDraft>;
