import type { ReactNode } from 'react';
import { css } from '#styled/css';

type Props = {
  title: string;
  /** One line under the title about the data shown. */
  note?: ReactNode;
  /** Actions for the whole screen. */
  children?: ReactNode;
};

/** The head of an admin screen. */
export function AdminHead({ title, note, children }: Props) {
  return (
    <div className={head}>
      <div className={words}>
        <h1 className={heading}>{title}</h1>
        {note !== undefined && <p className={muted}>{note}</p>}
      </div>
      {children !== undefined && <div className={actions}>{children}</div>}
    </div>
  );
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: '5',
  rowGap: '3',
  paddingTop: '28px',
  paddingBottom: '4',
});

const words = css({ marginRight: 'auto' });

const heading = css({
  textStyle: 'heading',
  fontSize: 'clamp(1.75rem, 1.5rem + .9vw, 2.25rem)',
});

const muted = css({ color: 'textMuted' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
