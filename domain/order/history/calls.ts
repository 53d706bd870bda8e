import * as z from 'zod/mini';

/** What came of a telephone call to a homeowner, in the order in which it is offered. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'message-left', 'wrong-number'] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_WORDS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  'message-left': 'Left a message',
  'wrong-number': 'Wrong number',
};

/** A call that a note tells of. */
export const loggedCallSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES, 'Say what came of the call'),
  /** By the caller's device, which may have had no signal until later. */
  at: z.iso.datetime({ error: 'Say when the call was as a time' }),
});

export type LoggedCall = z.infer<typeof loggedCallSchema>;

/** "Called: no answer". */
export function callInWords({ outcome }: Pick<LoggedCall, 'outcome'>): string {
  return `Called: ${CALL_WORDS[outcome].toLowerCase()}`;
}

/** The words of the note that logs a call: what came of it, and what was typed below. Older versions show them as they are. */
export function callNote(call: Pick<LoggedCall, 'outcome'>, typed: string): string {
  return [callInWords(call), typed.trim()].filter(Boolean).join('\n');
}

/** What was typed in a note that logs a call; empty for nothing. */
export function typedInCallNote(text: string): string {
  return text.split('\n').slice(1).join('\n');
}
