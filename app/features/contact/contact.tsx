import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { contactPage } from '#app/content/page-words/contact-page';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { useOutboxPresence } from '#app/pwa/outbox/use-outbox-presence';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import { PageHead } from '#app/ui/page/page-head';
import { contact, wrap } from '#styled/recipes';
import { ContactCards } from './contact-cards';
import { EnquiryForm } from './enquiry-form';

const KeptEnquiries = lazyPart(async () => (await import('./kept-enquiries')).KeptEnquiries);

/** "Get In Touch": the consultation form, and every other way to reach us. */
export function Contact() {
  const [refusedEnquiry, setRefusedEnquiry] = useState<UnsentEnquiry | null>(null);
  /** The form's fields, for when it has to be rendered anew. */
  const [typed, setTyped] = useState<Partial<EnquiryBody>>({});
  const correct = (enquiry: UnsentEnquiry) => {
    setTyped({});
    setRefusedEnquiry(enquiry);
  };
  const isKept = useOutboxPresence();
  // A form that started before a correction was requested may finish after it.
  const endCorrection = () =>
    setRefusedEnquiry((present) => (present === refusedEnquiry ? null : present));
  return (
    <div className={wrap()}>
      <PageHead title={contactPage.title}>
        <p>{contactPage.lead}</p>
      </PageHead>
      <div className={contact().root}>
        <ErrorBoundary part="enquiry form" of={refusedEnquiry}>
          <EnquiryForm
            key={refusedEnquiry?.id}
            refusedEnquiry={refusedEnquiry}
            typed={typed}
            onTyped={setTyped}
            onSafe={endCorrection}
          />
        </ErrorBoundary>
        <ErrorBoundary part="contact cards">
          <ContactCards />
        </ErrorBoundary>
        {isKept && (
          <ErrorBoundary part="kept enquiries" waiting={null}>
            <KeptEnquiries onCorrect={correct} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
