import type { ServicePage } from '#app/content/site-data';
import { servicePageLabels } from '#app/content/service-pages/labels';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';

/** "Perfect For": four uses, in pairs. */
export function PerfectFor({ page }: { page: ServicePage }) {
  return (
    <PageSection part="perfect for">
      <SectionHead title={servicePageLabels.perfectFor} />
      <ul className={list}>
        {page.perfectFor.map(({ title, text }) => (
          <li key={title} className={item}>
            <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
            <p className={css({ color: 'textMuted', maxWidth: '40ch' })}>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const list = css({
  display: 'grid',
  columnGap: 'gutter',
  gridTemplateColumns: { md: '1fr 1fr' },
  // The section provides the space below the last row.
  marginBottom: { base: '-28px', lg: '-40px' },
});

const item = css({
  display: 'grid',
  gap: '6px 32px',
  alignContent: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  borderTop: '1px solid {colors.line}',
  paddingTop: '5',
  paddingBottom: { base: '28px', lg: '40px' },
});
