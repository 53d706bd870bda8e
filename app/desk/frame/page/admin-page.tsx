import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** An admin screen's width: at most 1,280 px plus the margin. */
export function AdminPage({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}

const page = css({
  width: '100%',
  maxWidth: '1280px',
  marginInline: 'auto',
  paddingInline: 'margin',
  paddingBottom: '10',
});
