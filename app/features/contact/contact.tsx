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
  const [refused, setRefused] = useState<UnsentEnquiry | null>(null);
  const kept = useOutboxPresence();
  // A form that started before a correction was requested may finish after it.
  const endCorrection = () => setRefused((present) => (present === refused ? null : present));
  return (
    <div className={wrap()}>
      <PageHead title={contactPage.title}>
        <p>{contactPage.lead}</p>
      </PageHead>
      <div className={contact().root}>
        <EnquiryForm key={refused?.id} refused={refused} onSafe={endCorrection} />
        <ContactCards />
        {kept && (
          <Suspense>
            <KeptEnquiries onCorrect={setRefused} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
