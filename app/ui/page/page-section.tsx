import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/recipes';

type Props = ComponentProps<'section'> & {
  /** Canvas and sunken alternate down a page. */
  tone?: 'canvas' | 'sunken';
};

/** A section of a page: space above and below, content on the page's margins. */
export function PageSection({ tone = 'canvas', className, children, ...rest }: Props) {
  return (
    <section {...rest} className={cx(section, tone === 'sunken' && sunken, className)}>
      <div className={wrap()}>{children}</div>
    </section>
  );
}

const section = css({ paddingBlock: 'section' });

const sunken = css({ background: 'sunken' });
