import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { company } from '#app/content/company/company';
import { adminLinks, legalLinks } from '#app/content/company/navigation';

const renderedYear = new Date().getFullYear();

/** The copyright line and the legal links, including the admin link. */
export function FooterLegal({ className }: { className?: string }) {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The page may have been rendered in an earlier year.
    if (year.current) year.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <div className={className}>
      <p>
        ©{' '}
        <span ref={year} suppressHydrationWarning>
          {renderedYear}
        </span>{' '}
        {company.name}
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
  );
}
