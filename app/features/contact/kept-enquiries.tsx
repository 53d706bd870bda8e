import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { keptEnquiries } from '#app/content/page-words/contact-page';
import { KEPT_ENQUIRIES_ID } from '#app/content/kept-enquiries-id';
import { enquiriesOf } from '#app/offline/outbox/enquiries-of';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { createQueryClient } from '#app/pwa/query-client';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import { css } from '#styled/css';
import { contact } from '#styled/recipes';
import { KeptEnquiry } from './kept-enquiry';

interface Props {
  /** Puts an enquiry that was refused back into the form. */
  onCorrect: (enquiry: UnsentEnquiry) => void;
}

/** The enquiries and sign-ups on this device; loaded only where there may be some. */
export function KeptEnquiries({ onCorrect }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <KeptList onCorrect={onCorrect} />
    </QueryClientProvider>
  );
}

function KeptList({ onCorrect }: Props) {
  const entries = enquiriesOf(useOutbox().items);
  if (entries.length === 0) return null;
  return (
    <section className={contact().kept} id={KEPT_ENQUIRIES_ID} aria-labelledby="kept-heading">
      <h2 id="kept-heading" className={css({ textStyle: 'subheading' })}>
        {keptEnquiries.heading}
      </h2>
      <ul>
        {entries.map((entry) => (
          <KeptEnquiry key={entry.id} entry={entry} onCorrect={onCorrect} />
        ))}
      </ul>
    </section>
  );
}
