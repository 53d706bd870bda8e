import { useFacts } from '#app/ui/company/use-facts';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { css, cx } from '#styled/css';
import { counties, coverageForm } from '#app/content/company/coverage';
import type { Finding } from '#app/ui/coverage/check-coverage';

type Props = { finding: Finding | null; className?: string };

/** The counties we serve; those in the latest answer are marked with its district. */
export function CountyList({ finding, className }: Props) {
  const facts = useFacts();
  return (
    <ul className={cx(list, className)} aria-label={coverageForm.countiesLabel}>
      {counties(facts).map(({ name, note, primary }) => {
        const found = finding?.counties.includes(name) ?? false;
        return (
          <li key={name} className={county} data-found={found || undefined}>
            <span className={primary ? home : undefined}>{name}</span>
            <span className={tag}>
              {found ? (
                <>
                  {finding?.result === 'covered' && <TickIcon className={tick} />}
                  {finding?.district}
                  {finding?.result === 'partly' && ', in part'}
                </>
              ) : (
                note
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ borderBottom: '1px solid {colors.line}', alignSelf: 'start' });

const county = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  flexWrap: 'wrap',
  py: '14px',
  overflowWrap: 'anywhere',
  borderTop: '1px solid {colors.line}',
  textStyle: 'subheading',
  '&[data-found]': { color: 'accentInk' },
});

const home = css({ fontWeight: '600' });

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'textMuted',
  '[data-found] > &': { color: 'accentInk', fontWeight: '560' },
});

const tick = css({ w: '18px', h: '18px' });
