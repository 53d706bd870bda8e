import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Stays in sight at the foot of a long form: what it comes to, and its buttons. */
export function FormBar({ children }: { children: ReactNode }) {
  return (
    <div className={bar}>
      <div className={row}>{children}</div>
    </div>
  );
}

const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'bar',
  marginTop: 'auto',
  background: 'raised',
  borderTop: '1px solid {colors.text}',
  paddingBottom: 'env(safe-area-inset-bottom)',
});

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  maxWidth: '1280px',
  marginInline: 'auto',
  paddingInline: 'margin',
  paddingBlock: '3',
  '& > button': { flex: { base: '1 1 auto', md: 'none' } },
});
