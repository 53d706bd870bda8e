import { useState, type ReactNode } from 'react';
import type { QuoteEntry, UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { Button } from '#app/ui/buttons/button';
import { MoreMenu } from '#app/ui/buttons/more-menu';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { CorrectForm } from '#app/features/quote/correction/correct-form';
import { DeleteButton, DownloadButton, QuotePdfButton, SendButton } from './item-buttons';
import { remedyFor } from '#app/features/quote/correction/problem';

/** One main action on a request in its current state, and a menu; none while it is being sent. */
export function ItemActions({ item }: { item: QuoteEntry }) {
  const { id } = item;
  switch (item.state) {
    case 'sending':
      return null;
    case 'attention':
      return <AttentionActions item={item} />;
    case 'waiting':
      return (
        <div className={row}>
          <SendButton id={id}>Send now</SendButton>
          <More>
            <QuotePdfButton item={item} />
            <DownloadButton id={id} />
            <DeleteButton id={id} />
          </More>
        </div>
      );
    case 'received':
      return (
        <div className={row}>
          {item.followToken === undefined ? (
            <QuotePdfButton item={item} />
          ) : (
            <LinkButton size="compact" variant="line" to="/follow" hash={item.followToken}>
              Follow it
            </LinkButton>
          )}
          <More>
            {item.followToken !== undefined && <QuotePdfButton item={item} />}
            <DownloadButton id={id} />
            <DeleteButton id={id} isReceived />
          </More>
        </div>
      );
  }
}

function More({ children }: { children: ReactNode }) {
  return <MoreMenu name="this request">{children}</MoreMenu>;
}

function AttentionActions({ item }: { item: UnsentQuote }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const remedy = remedyFor(item.lastProblem ?? {});
  if (isCorrecting) return <CorrectForm item={item} onEnd={() => setCorrecting(false)} />;
  return (
    <div className={row}>
      {remedy.kind === 'design' && (
        <LinkButton size="compact" to="/builder" search={{ step: remedy.step }}>
          Change the design
        </LinkButton>
      )}
      {remedy.kind === 'contact' && (
        <Button size="compact" onClick={() => setCorrecting(true)}>
          Correct and send
        </Button>
      )}
      {remedy.kind === 'again' && (
        <>
          <SendButton id={item.id} solid>
            Send again
          </SendButton>
          <Button size="compact" variant="line" onClick={() => setCorrecting(true)}>
            Correct and send
          </Button>
        </>
      )}
      <More>
        <DownloadButton id={item.id} />
        <DeleteButton id={item.id} />
      </More>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '5' });
