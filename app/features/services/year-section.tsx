import { servicePageLabels } from '#app/content/service-pages/labels';
import type { YearExample } from '#app/content/site-data';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';

/** "Through the year": what a room of the type costs to heat, how likely it is too hot and how light it is, and how that is known. */
export function YearSection({ year }: { year: YearExample }) {
  return (
    <PageSection part="through the year" aria-labelledby="through-the-year">
      <SectionHead id="through-the-year" title={servicePageLabels.year} lead={year.room} />
      <dl>
        {year.rows.map(({ label, value }) => (
          <div key={label} className={row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={note}>{year.note}</p>
    </PageSection>
  );
}

const row = css({
  display: 'grid',
  columnGap: 'gutter',
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 9fr)' },
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line}',
  '& > dt': { color: 'textMuted' },
});

const note = css({ textStyle: 'small', color: 'textMuted', maxWidth: '68ch', marginTop: '5' });
