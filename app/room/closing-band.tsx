import type { ReactNode } from 'react';
import { callToAction } from '#app/content/company/call-to-action';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import { ClosingActions } from '#app/ui/page/closing-actions';
import { Elevation } from '#app/room/drawing/elevation';

type Props = {
  heading?: string;
  text?: string;
  /** Buttons to use instead of consultation and telephone; style them with `bandButton`. */
  children?: ReactNode;
};

/** The evergreen band at the end of a page; its drawing stands on the footer as its ground. */
export function ClosingBand({
  heading = callToAction.heading,
  text = callToAction.text,
  children = <ClosingActions />,
}: Props) {
  return (
    <section className={band} aria-labelledby="closing-heading">
      <div className={cx(wrap(), room)}>
        <div className={cx(pageGrid(), grid)}>
          <h2 id="closing-heading" className={title}>
            {heading}
          </h2>
          <div className={aside}>
            <p className={css({ color: 'bandMuted', mb: '6' })}>{text}</p>
            <div className={css({ display: 'grid', gap: '3' })}>{children}</div>
          </div>
        </div>
        <Elevation />
      </div>
    </section>
  );
}

const band = css({
  bg: 'band',
  color: 'bandText',
  overflow: 'hidden',
  '& :focus-visible': { outlineColor: 'bandText' },
});

const room = css({ pt: 'section' });

const grid = css({ rowGap: '8', alignItems: 'end' });

const title = css({ textStyle: 'title', lg: { gridColumn: '1 / span 7' } });

const aside = css({ md: { gridColumn: '1 / span 5' }, lg: { gridColumn: '9 / -1' } });
