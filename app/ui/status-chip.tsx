import type { ReactNode } from 'react';
import { chip } from '#styled/recipes';
import { AttentionIcon } from './icons/states/attention-icon';
import { ClockIcon } from './icons/states/clock-icon';
import { ReceivedIcon } from './icons/states/received-icon';
import { SendingIcon } from './icons/states/sending-icon';

/** The state of a request. */
export type Status = 'waiting' | 'sending' | 'received' | 'attention';

const WORDS = {
  waiting: 'Waiting to be sent',
  sending: 'Sending',
  received: 'Received',
  attention: 'Needs attention',
} as const;

const ICONS = {
  waiting: ClockIcon,
  sending: SendingIcon,
  received: ReceivedIcon,
  attention: AttentionIcon,
} as const;

/** Icon, label and colour of a status; `children` replace the label. */
export function StatusChip({ status, children }: { status: Status; children?: ReactNode }) {
  const StatusIcon = ICONS[status];
  return (
    <span className={chip({ tone: status })}>
      <StatusIcon />
      {children ?? WORDS[status]}
    </span>
  );
}
