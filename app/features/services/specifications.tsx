import { useFacts } from '#app/ui/company/use-facts';
import { specificationsOf } from '#app/content/service-pages/specifications-of';
import type { ServicePage } from '#app/content/site-data';
import { servicePageLabels } from '#app/content/service-pages/labels';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css } from '#styled/css';

type Props = { roomType: RoomTypeId; page: ServicePage };

/** "Typical Specifications": names and values under hairlines, in two columns where there is space. */
export function Specifications({ roomType, page }: Props) {
  const rows = specificationsOf({ roomType, ...page }, useFacts());
  return (
    <PageSection part="specifications" tone="sunken">
      <SectionHead title={servicePageLabels.typicalSpecifications} />
      <dl className={list}>
        {rows.map(({ label, value }) => (
          <div key={label} className={row}>
            <dt>{label}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

const list = css({
  display: 'grid',
  columnGap: 'gutter',
  gridTemplateColumns: { md: '1fr 1fr' },
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const figure = css({
  textStyle: 'label',
  fontSize: '1.0625rem',
  textAlign: 'right',
  textWrap: 'balance',
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line}',
  '& > dt': { color: 'textMuted' },
});
