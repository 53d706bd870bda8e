import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import type { ContentOverview } from '#domain/contracts/admin/content';

type Sample = ContentOverview['samples'][number];

const WHY: Readonly<Record<Sample['why'], string>> = {
  'stand-in': 'a stand-in that reaches nobody',
  missing: 'not given yet',
  unconfirmed: 'to be confirmed',
  sample: 'sample words, shown as such',
};

/** What stands between the site and its launch, each with the way to its field. */
export function SamplesLeft({ samples }: { samples: readonly Sample[] }) {
  if (samples.length === 0) {
    return <p className={ready}>Nothing that visitors read is a sample or a stand-in any more.</p>;
  }
  return (
    <section aria-labelledby="samples-left">
      <h2 id="samples-left" className={heading}>
        Before the launch
      </h2>
      <ul className={list}>
        {samples.map(({ document, field, what, why }) => (
          <li key={`${document} ${field} ${what}`} className={row}>
            {document === 'facts' ? (
              <Link
                to="/admin/words"
                search={{ set: 'facts' }}
                hash={`fact-${field}`}
                className={link}
              >
                {sentence(what)}
              </Link>
            ) : (
              <Link to="/admin/words/testimonials" className={link}>
                {sentence(what)}
              </Link>
            )}
            <span className={muted}>{WHY[why]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}

const heading = css({ textStyle: 'subheading', marginTop: '4', marginBottom: '2' });

const list = css({ borderTop: '1px solid {colors.line}', maxWidth: '720px' });

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

const ready = css({ marginTop: '4' });
