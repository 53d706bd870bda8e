import type { ComponentProps } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/recipes';

type Props = ComponentProps<'section'> & {
  /** What the desk calls it when it has failed. */
  part: string;
  /** Canvas and sunken alternate down a page. */
  tone?: 'canvas' | 'sunken';
};

/** A section of a page: space above and below, content on the page's margins. */
export function PageSection({ part, tone = 'canvas', className, children, ...rest }: Props) {
  return (
    <section {...rest} className={cx(section, tone === 'sunken' && sunken, className)}>
      <div className={wrap()}>
        <ErrorBoundary part={part}>{children}</ErrorBoundary>
      </div>
    </section>
  );
}

const section = css({ paddingBlock: 'section' });

const sunken = css({ background: 'sunken' });
