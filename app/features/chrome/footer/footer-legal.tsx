import { registrationWords } from '#domain/site/content/facts/registration-words';
import { css } from '#styled/css';
import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { adminLinks, legalLinks } from '#app/content/company/navigation';

const renderedYear = new Date().getFullYear();

/** The copyright line, the legal links, including the admin link, and what the law asks a company to say. */
export function FooterLegal({ className }: { className?: string }) {
  const facts = useFacts();
  const registered = registrationWords(facts);
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The page may have been rendered in an earlier year.
    if (year.current) year.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <>
      <div className={className}>
        <p>
          ©{' '}
          <span ref={year} suppressHydrationWarning>
            {renderedYear}
          </span>{' '}
          {facts.company.name}
        </p>
        {legalLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        {adminLinks.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
      {registered !== '' && <p className={registration}>{registered}</p>}
    </>
  );
}

const registration = css({ color: 'textMuted', maxWidth: '80ch', paddingBottom: '3' });
