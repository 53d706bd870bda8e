import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { ClockIcon } from '#app/ui/icons/clock-icon';
import { NoSignalIcon } from '#app/ui/icons/no-signal-icon';
import { ReceivedIcon } from '#app/ui/icons/received-icon';
import { cx } from '#styled/css';
import { chip, strip, wrap } from '#styled/recipes';

type Props = {
  online: boolean;
  /** Requests that are still on this device and will leave it by themselves. */
  unsent: number;
  /** Requests that wait for the homeowner. */
  attention: number;
  /** The latest receipt of this visit, in words: "MGR-7K4Q-2D, 16:42". */
  received?: string | undefined;
};

/** What has not been sent, then whether there is a signal; nothing while all is well. */
export function StatusStrip({ online, unsent, attention, received }: Props) {
  const quiet = online && unsent === 0 && attention === 0;
  if (quiet && !received) return null;
  const styles = strip({ tone: quiet ? 'received' : 'waiting' });
  const link = (tone: 'waiting' | 'attention' | 'received', icon: ReactNode, words: string) => (
    <Link className={cx(chip({ tone }), styles.link)} to="/quotes">
      {icon}
      {words}
    </Link>
  );
  return (
    <div className={styles.root}>
      <div className={cx(wrap(), styles.row)}>
        {(unsent > 0 || attention > 0 || quiet) && (
          <div className={styles.links}>
            {unsent > 0 && link('waiting', <ClockIcon />, waitingWords(unsent, online))}
            {attention > 0 && link('attention', <AttentionIcon />, attentionWords(attention))}
            {quiet && link('received', <ReceivedIcon />, `Received: ${received}`)}
          </div>
        )}
        {!online && (
          <p className={styles.text}>
            <NoSignalIcon />
            <span>
              <b>You are offline.</b> Keep designing
              <span className={styles.extra}>: everything is kept on this device</span>.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function waitingWords(count: number, online: boolean): string {
  return `${quotes(count)} waiting ${online ? 'to be sent' : 'for signal'}`;
}

function attentionWords(count: number): string {
  return `${quotes(count)} ${count === 1 ? 'needs' : 'need'} attention`;
}

function quotes(count: number): string {
  return `${count} ${count === 1 ? 'quote' : 'quotes'}`;
}
