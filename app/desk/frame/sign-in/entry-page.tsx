import type { ReactNode } from 'react';
import { AdminLogo } from '#app/desk/frame/admin-header';
import { css } from '#styled/css';

interface Props {
  title: string;
  /** Below the title; nothing while it is not known. */
  text?: string | undefined;
  children: ReactNode;
}

/** A page of the desk for whoever is not signed in: a logo, and a card with one thing to do. */
export function EntryPage({ title, text, children }: Props) {
  return (
    <div className={page}>
      <AdminLogo />
      <div className={card}>
        <h1 className={css({ textStyle: 'heading' })}>{title}</h1>
        {text !== undefined && <p className={below}>{text}</p>}
        {children}
      </div>
    </div>
  );
}

const page = css({
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingInline: 'margin',
  paddingBlock: '3',
});

const card = css({
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingTop: 'clamp(2.5rem, 14svh, 9rem)',
  paddingBottom: '12',
});

const below = css({ color: 'textMuted', marginTop: '2', marginBottom: '8' });
