import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '#app/api/http';
import { notePayment } from '#app/api/desk/money';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { BankMatch, OpenInvoice } from '#domain/order/money/match-bank';
import { lineKey } from './line-key';

/** What has become of a line. */
export interface NotingState {
  is: 'noted' | 'refused';
  words: string;
}

/**
 * Which lines are to be noted for which invoices, and what has become of each. They are sent one after the other; where
 * the signal goes, the rest waits for another press, and none is noted twice.
 */
export function useNoting(matches: readonly BankMatch[], invoices: readonly OpenInvoice[]) {
  /** What was chosen, by the line's name: the number of an invoice, or null for none. */
  const [choices, setChoices] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, NotingState>>(new Map());
  const invoiceOf = ({ line, how, invoice }: BankMatch): OpenInvoice | null => {
    const number = choices.get(line.name);
    if (number === undefined) return how === 'sure' ? invoice : null;
    return invoices.find((one) => one.number === number) ?? null;
  };
  const ticked = matches.filter(
    (match) => invoiceOf(match) !== null && states.get(match.line.name) === undefined,
  );
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      for (const match of ticked) {
        const state = await noted(match, invoiceOf(match));
        setStates((before) => new Map(before).set(match.line.name, state));
      }
    },
  });
  return {
    invoiceOf,
    states,
    ticked,
    busy: isPending,
    /** The server could not be reached: the lines that are still ticked were not noted, as far as is known. */
    isCut: isError,
    choose: ({ line }: BankMatch, number: number | null) => {
      setChoices((before) => new Map(before).set(line.name, number));
      // What was refused for one invoice may be right for another.
      setStates((before) => new Map([...before].filter(([name]) => name !== line.name)));
    },
    note: () => !isPending && mutate(),
  };
}

async function noted({ line }: BankMatch, invoice: OpenInvoice | null): Promise<NotingState> {
  if (invoice === null) return { is: 'refused', words: 'Choose an invoice' };
  const { on, pence, text } = line;
  const key = await lineKey(line);
  try {
    await asAdmin(() =>
      notePayment(invoice.requestId, key, {
        on,
        pence,
        how: 'bank',
        text,
        line: key,
        invoice: invoice.number,
      }),
    );
    return { is: 'noted', words: `Noted for ${invoice.label}` };
  } catch (error) {
    const refusal = error instanceof HttpError ? error.apiError : null;
    if (refusal === null) throw error;
    return { is: 'refused', words: refusal.error };
  }
}
