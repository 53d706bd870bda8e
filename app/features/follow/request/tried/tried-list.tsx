import { useState } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { Button } from '#app/ui/buttons/button';
import { deleteEntry } from '#app/offline/outbox/delete-entry';
import { toast } from '#app/ui/toasts/toast';
import { useOnline } from '#app/pwa/use-online';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { ClockIcon } from '#app/ui/icons/clock-icon';
import type { HomeownerAction } from '#domain/order/case/actions';
import { css } from '#styled/css';
import { answer } from '#styled/recipes';
import { CorrectTried } from './correct-tried';
import type { Tried } from './tried';
import { triedWords } from './tried-words';

interface Props {
  tried: readonly Tried[];
  now: Date;
  /** Puts the words of one that was refused back into their form. */
  onChange?: (action: HomeownerAction) => void;
  /** Lets the words of one that was refused be changed in their place, and sends them again. */
  onCorrect?: FollowProps['onCorrect'] | undefined;
}

/** What was done on this device and has not arrived, or was refused; read out when it comes. */
export function TriedList({ tried, now, onChange, onCorrect }: Props) {
  return (
    <div aria-live="polite">
      {tried.map((one) => (
        <TriedNote key={one.id} tried={one} now={now} onChange={onChange} onCorrect={onCorrect} />
      ))}
    </div>
  );
}

function TriedNote({ tried, now, onChange, onCorrect }: Omit<Props, 'tried'> & { tried: Tried }) {
  const [isChanging, setChanging] = useState(false);
  const { id, state, action } = tried;
  const isRefused = state === 'attention';
  // Both written out, so that the build can evaluate them.
  const styles = isRefused ? answer({ tone: 'danger' }) : answer({ tone: 'warning' });
  const { title, said } = triedWords(action, now);
  return (
    <div className={styles.root} data-state={state}>
      {isRefused ? <AttentionIcon /> : <ClockIcon />}
      <div>
        <p className={styles.title}>{title}</p>
        {said !== '' && !isChanging && <p className={quoted}>{said}</p>}
        <p className={styles.text}>
          <StateWords tried={tried} />
        </p>
        {isRefused && isChanging && onCorrect && (
          <CorrectTried
            action={action}
            onSend={(corrected) => onCorrect(id, corrected)}
            onBack={() => setChanging(false)}
          />
        )}
        {state !== 'sending' && !isChanging && (
          <div className={acts}>
            {isRefused && onChange && said !== '' && (
              <Button size="dense" variant="line" onClick={() => void change(tried, onChange)}>
                Change it
              </Button>
            )}
            {isRefused && onCorrect && said !== '' && (
              <Button size="dense" variant="line" onClick={() => setChanging(true)}>
                Change it
              </Button>
            )}
            <Button size="dense" variant="line" onClick={() => void takeBack(id)}>
              {isRefused ? 'Dismiss' : 'Take it back'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function StateWords({ tried: { state, message } }: { tried: Tried }) {
  const online = useOnline();
  if (state === 'attention') return message ?? 'This was not done.';
  if (state === 'sending') return 'It is being sent.';
  if (!online) return 'Waiting for a signal.';
  return message ?? 'It is being sent.';
}

async function change(tried: Tried, onChange: (action: HomeownerAction) => void) {
  onChange(tried.action);
  await takeBack(tried.id);
}

async function takeBack(id: string) {
  const deleted = await deleteEntry(id).catch(() => false);
  if (!deleted) toast({ title: 'It is being sent at this moment' });
}

const quoted = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  marginTop: '1',
});

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' });
