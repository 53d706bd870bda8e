import { useState, type ReactNode } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { Button } from '#app/ui/buttons/button';
import { dropPhotos } from '#app/offline/photos/photo-store';
import { deleteEntry } from '#app/offline/outbox/delete-entry';
import { toast } from '#app/ui/toasts/toast';
import { useOnline } from '#app/pwa/use-online';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { ClockIcon } from '#app/ui/icons/states/clock-icon';
import type { HomeownerAction } from '#domain/order/history/actions';
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
  /** What belongs to it besides its words. */
  renderMore?: (action: HomeownerAction) => ReactNode;
}

/** What was done on this device and has not arrived, or was refused; read out when it comes. */
export function TriedList({ tried, ...rest }: Props) {
  return (
    <div aria-live="polite">
      {tried.map((one) => (
        <TriedNote key={one.id} tried={one} {...rest} />
      ))}
    </div>
  );
}

function TriedNote({
  tried,
  now,
  onChange,
  onCorrect,
  renderMore,
}: Omit<Props, 'tried'> & { tried: Tried }) {
  const [isChanging, setChanging] = useState(false);
  const { id, state, action } = tried;
  const isRefused = state === 'attention';
  // Both written out, so that the build can evaluate them.
  const styles = isRefused ? answer({ tone: 'danger' }) : answer({ tone: 'warning' });
  const { title, said } = triedWords(action, now);
  return (
    <div className={styles.root} data-state={state}>
      {isRefused ? <AttentionIcon /> : <ClockIcon />}
      <div className={css({ minWidth: '0' })}>
        <p className={styles.title}>{title}</p>
        {said !== '' && !isChanging && (
          <p className={quoted} translate="no">
            {said}
          </p>
        )}
        {renderMore?.(action)}
        <StateWords className={styles.text} tried={tried} />
        {isRefused && isChanging && onCorrect && (
          <CorrectTried
            action={action}
            onSend={(corrected) => onCorrect(id, corrected)}
            onBack={() => setChanging(false)}
          />
        )}
        {state !== 'sending' && !isChanging && (
          <div className={actions}>
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
            <Button size="dense" variant="line" onClick={() => void takeBack(tried)}>
              {isRefused ? 'Dismiss' : 'Take it back'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function StateWords({ tried, className }: { tried: Tried; className: string | undefined }) {
  const online = useOnline();
  return <p className={className}>{stateWords(tried, online)}</p>;
}

function stateWords({ state, message }: Tried, online: boolean): string {
  if (state === 'attention') return message ?? 'This was not done.';
  if (state === 'sending') return 'It is being sent.';
  if (!online) return 'Waiting for a signal.';
  return message ?? 'It is being sent.';
}

async function change(tried: Tried, onChange: (action: HomeownerAction) => void) {
  onChange(tried.action);
  await takeBack(tried);
}

async function takeBack({ id, action }: Tried) {
  const isDeleted = await deleteEntry(id).catch(() => false);
  if (!isDeleted) return toast({ title: 'It is being sent at this moment' });
  // If they cannot be deleted now, our server has nothing to do with them, and they go in a day.
  if (action.kind === 'asked') await dropPhotos(action.photos ?? []).catch(() => undefined);
}

const quoted = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  marginTop: '1',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' });
