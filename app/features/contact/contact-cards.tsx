import { hoursLines, phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { useHolidays } from '#app/ui/company/use-holidays';
import type { ReactNode } from 'react';
import { contactPage } from '#app/content/page-words/contact-page';
import { css } from '#styled/css';
import { contact } from '#styled/recipes';

/** Location, phone, email and hours (specification §2). */
export function ContactCards() {
  const { company, hours } = useFacts();
  const holidays = useHolidays();
  const { cards } = contactPage;
  const styles = contact();
  return (
    <div className={styles.cards}>
      <Card title={cards.location}>
        <p translate="no">{company.address}</p>
        <p className={note}>{cards.locationNote}</p>
      </Card>
      <Card title={cards.phone}>
        <a className={styles.link} href={phoneHref(company)}>
          {company.phone}
        </a>
      </Card>
      <Card title={cards.email}>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </Card>
      <Card title={cards.hours}>
        {[...hoursLines(hours), ...holidays].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const styles = contact();
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}

const note = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });
