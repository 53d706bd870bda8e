import type { ReactNode } from 'react';
import { css } from '#styled/css';
import type { Part as Lead } from './focus-heading';

/** A part of the page under a hairline and its heading. */
export function Part({
  name,
  title,
  children,
}: {
  name: Lead | 'visit' | 'documents' | 'withdraw';
  title: string;
  children: ReactNode;
}) {
  const id = `follow-${name}`;
  return (
    <section aria-labelledby={id} className={part}>
      <h2 id={id} tabIndex={-1} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const part = css({ borderTop: '1px solid {colors.text}', paddingTop: '5', marginTop: 'block' });

const heading = css({ textStyle: 'subheading', outline: 'none', scrollMarginTop: '80px' });
