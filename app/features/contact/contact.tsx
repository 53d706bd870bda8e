import { lazy, Suspense, useState } from 'react';
import { contactPage } from '#app/content/page-words/contact-page';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { useOutboxPresence } from '#app/pwa/outbox/use-outbox-presence';
import { PageHead } from '#app/ui/page/page-head';
import { contact, wrap } from '#styled/recipes';
import { ContactCards } from './contact-cards';
import { EnquiryForm } from './enquiry-form';

const KeptEnquiries = lazy(async () => ({
  default: (await import('./kept-enquiries')).KeptEnquiries,
}));

/** "Get In Touch": the consultation form, and every other way to reach us. */
export function Contact() {
  const [refusedEnquiry, setRefusedEnquiry] = useState<UnsentEnquiry | null>(null);
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
        <EnquiryForm
          key={refusedEnquiry?.id}
          refusedEnquiry={refusedEnquiry}
          onSafe={endCorrection}
        />
        <ContactCards />
        {isKept && (
          <Suspense>
            <KeptEnquiries onCorrect={setRefusedEnquiry} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
