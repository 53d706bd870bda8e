import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { css } from '#styled/css';
import { SAMPLE_PICTURES, type LaunchItem } from '#domain/order/contracts/admin/content';
import { RemoveSamples } from './remove-samples';

interface Props {
  launch: readonly LaunchItem[];
  /** Called when something of it was settled here. */
  onSettled: () => void;
}

/** What has to be settled before the site is shown to customers, each with the way to its field. */
export function LaunchList({ launch, onSettled }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="launch">
      <h2 id="launch" ref={title} tabIndex={-1} className={heading}>
        Before the launch
      </h2>
      <ul className={list}>
        {launch.map(({ id, what, why, at }) => (
          <li key={id} className={row}>
            {at === null ? (
              <span className={words}>{sentence(what)}</span>
            ) : (
              <Link {...placeOf(at)} className={link}>
                {sentence(what)}
              </Link>
            )}
            <span className={muted}>{why}</span>
            {id === SAMPLE_PICTURES && (
              <RemoveSamples
                what={what}
                onRemoved={() => {
                  title.current?.focus();
                  onSettled();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An address as the server names it, for the router. */
function placeOf(at: string): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  const { pathname, searchParams, hash } = new URL(at, location.origin);
  // `launchList` names only screens that there are.
  const to = pathname as LinkProps['to'];
  return { to, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
}

function sentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const list = css({ borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr auto' },
  alignItems: 'center',
  columnGap: '4',
  minHeight: 'target',
  paddingBlock: { base: '2', md: '0' },
  borderBottom: '1px solid {colors.line}',
});

const words = css({ paddingBlock: { base: '1', md: '3' } });

const link = css({ textDecoration: 'underline', paddingBlock: { base: '1', md: '3' } });

const muted = css({ color: 'textMuted' });
