import { useEffect, useRef, useState } from 'react';
import { Guarded } from '#app/desk/frame/guarded';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { CALL_OUTCOMES, CALL_WORDS, callNote, type CallOutcome } from '#domain/order/history/calls';
import { css } from '#styled/css';
import { KeptNotes } from './kept-notes';
import { useVisitNotes } from './use-visit-notes';

interface Props {
  requestId: string;
  /** Whom it was to. */
  who: string;
  keep: (note: VisitNote) => Promise<unknown>;
}

const LONGEST = 1000;
const NO_SPACE = 'This device cannot keep it. Free some space, then press again.';

/** Logs a call and what came of it in two presses: on this device at once, and sent when there is a signal. */
export function LogCall({ requestId, who, keep }: Props) {
  /** The id of the call that is being logged: pressed twice, it is one. */
  const [open, setOpen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // To the first answer, and back to where one was.
    if (open !== undefined) form.current?.querySelector('button')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  if (open === undefined) {
    return (
      <Button
        ref={opener}
        variant="line"
        size="dense"
        aria-label={`Log a call to ${who}`}
        onClick={() => setOpen(crypto.randomUUID())}
      >
        Log a call
      </Button>
    );
  }
  const close = () => {
    setOpen(undefined);
    setTyped('');
    setError(undefined);
  };
  const log = async (outcome: CallOutcome) => {
    try {
      await keep(newCall({ id: open, requestId }, outcome, typed));
      close();
    } catch {
      setError(NO_SPACE);
    }
  };
  return (
    <fieldset ref={form} className={fields}>
      <legend className={legend}>What came of the call to {who}?</legend>
      <div className={row}>
        {CALL_OUTCOMES.map((outcome) => (
          <Button key={outcome} size="dense" variant="line" onClick={() => void log(outcome)}>
            {CALL_WORDS[outcome]}
          </Button>
        ))}
      </div>
      <TextField
        label="A line about it, if you like"
        hint="For us alone. Write it first: a press above logs the call."
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={row}>
        <Button variant="line" size="dense" onClick={close}>
          Close
        </Button>
      </div>
      <Guarded dirty={typed !== ''} title="Leave without logging the call?" />
    </fieldset>
  );
}

/** Logs calls on a request's page, with what of its notes is still on this device. */
export function Calls({ requestId, who }: Omit<Props, 'keep'>) {
  const { isReady, notes, keep, remove } = useVisitNotes(requestId);
  if (!isReady) return null;
  return (
    <>
      <LogCall requestId={requestId} who={who} keep={keep} />
      <KeptNotes notes={notes} who={who} remove={remove} />
    </>
  );
}

function newCall(
  about: Pick<VisitNote, 'id' | 'requestId'>,
  outcome: CallOutcome,
  typed: string,
): VisitNote {
  const call = { outcome, at: new Date().toISOString() };
  const note = { ...about, at: call.at, text: callNote(call, typed), call };
  return { ...note, state: 'waiting', photos: [], problem: '' };
}

const fields = css({ display: 'grid', gap: '3', width: '100%', maxWidth: '560px' });

const legend = css({ fontWeight: '520', marginBottom: '2' });

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
