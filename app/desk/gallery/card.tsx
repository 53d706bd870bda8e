import { useId, type ReactNode, type Ref } from 'react';
import { css } from '#styled/css';

type Props = {
  title: string;
  /** Receives the focus when the focused element has gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One half of the screen, under its hairline and heading. */
export function Card({ title, headingRef, children }: Props) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const card = css({ minWidth: '0', borderTop: '1px solid {colors.text}', paddingTop: '3' });

const heading = css({
  textStyle: 'subheading',
  marginBottom: '5',
  _focusVisible: { outlineOffset: '6px' },
});
