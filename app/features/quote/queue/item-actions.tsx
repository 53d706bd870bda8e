import { useState } from 'react';
import type { QuoteEntry, UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { CorrectForm } from '#app/features/quote/correction/correct-form';
import { DeleteButton } from './delete-button';
import { DownloadButton } from './download-button';
import { remedyFor } from '#app/features/quote/correction/problem';
import { QuotePdfButton } from './quote-pdf-button';
import { SendButton } from './send-button';

/** The actions on a request in its current state; none while it is being sent. */
export function ItemActions({ item }: { item: QuoteEntry }) {
  const { id } = item;
  const styles = queueItem();
  switch (item.state) {
    case 'sending':
      return null;
    case 'attention':
      return <AttentionActions item={item} />;
    case 'waiting':
      return (
        <div className={styles.acts}>
          <SendButton id={id}>Send now</SendButton>
          <QuotePdfButton item={item} />
          <DownloadButton id={id} />
          <DeleteButton id={id} />
        </div>
      );
    case 'received':
      return (
        <div className={quietActs}>
          <QuotePdfButton item={item} quiet />
          <DownloadButton id={id} quiet />
          <DeleteButton id={id} received />
        </div>
      );
  }
}

function AttentionActions({ item }: { item: UnsentQuote }) {
  const [correcting, setCorrecting] = useState(false);
  const remedy = remedyFor(item.lastProblem ?? {});
  if (correcting) return <CorrectForm item={item} onEnd={() => setCorrecting(false)} />;
  return (
    <div className={queueItem().acts}>
      {remedy.kind === 'design' && (
        <LinkButton size="compact" to="/builder" search={{ step: remedy.step }} className={ownRow}>
          Change the design
        </LinkButton>
      )}
      {remedy.kind === 'contact' && (
        <Button size="compact" className={ownRow} onClick={() => setCorrecting(true)}>
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
      <DownloadButton id={item.id} />
      <DeleteButton id={item.id} />
    </div>
  );
}

/** Nothing is left to do here, so these are not styled as buttons. */
const quietActs = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' });

/** On a phone, above the two that are side by side. */
const ownRow = css({ gridColumn: '1 / -1' });
