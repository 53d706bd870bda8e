import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import type { ContentOverview } from '#domain/order/contracts/admin/content';

type Sample = ContentOverview['samples'][number];

const WHY: Readonly<Record<Sample['why'], string>> = {
  'stand-in': 'a stand-in that reaches nobody',
  missing: 'not given yet',
  unconfirmed: 'to be confirmed',
  sample: 'a sample, shown as such',
};

/** What stands between the site and its launch, each with the way to its field. */
export function SamplesLeft({ samples }: { samples: readonly Sample[] }) {
  return (
    <section aria-labelledby="samples-left">
      <h2 id="samples-left" className={heading}>
        Before the launch
      </h2>
      <ul className={list}>
        {samples.map((sample) => (
          <li key={`${sample.document} ${sample.field} ${sample.what}`} className={row}>
            <Link {...placeOf(sample)} className={link}>
              {sentence(sample.what)}
            </Link>
            <span className={muted}>{WHY[sample.why]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the desk settles it. */
function placeOf({ document, field }: Sample) {
  if (document === 'facts')
    return { to: '/admin/words', search: { set: 'facts' }, hash: `fact-${field}` } as const;
  if (document === 'gallery') return { to: '/admin/gallery', hash: `photo-${field}` } as const;
  if (document === 'articles') return { to: '/admin/words/articles' } as const;
  return { to: '/admin/words/testimonials' } as const;
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

const link = css({ textDecoration: 'underline', paddingBlock: { base: '1', md: '3' } });

const muted = css({ color: 'textMuted' });
