import { useFacts } from '#app/ui/company/use-facts';
import { comparisons, headToHead } from '#app/content/why-modular/head-to-head';
import { PageSection } from '#app/ui/page/page-section';
import { SectionHead } from '#app/ui/page/section-head';
import { css } from '#styled/css';

const { columns } = headToHead;

/** "Head-to-Head Comparison"; on phones each row becomes a block with labelled cells. */
export function HeadToHead() {
  const rows = comparisons(useFacts());
  return (
    <PageSection part="head to head">
      <SectionHead title={<Unbroken words={headToHead.heading} />} />
      <table className={table}>
        <caption className={css({ srOnly: true })}>{headToHead.heading}</caption>
        <thead className={head}>
          <tr>
            <th scope="col">
              <span className={css({ srOnly: true })}>{columns.what}</span>
            </th>
            <th scope="col">{columns.modular}</th>
            <th scope="col">{columns.traditional}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, modular, traditional }) => (
            <tr key={what} className={row}>
              <th scope="row">{what}</th>
              <td data-h={columns.modular} className={css({ fontWeight: '560' })}>
                {modular}
              </td>
              <td data-h={columns.traditional} className={css({ color: 'textMuted' })}>
                {traditional}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}

/** Browsers may break a line at a hyphen; this keeps such words whole. */
function Unbroken({ words }: { words: string }) {
  const [first = '', ...rest] = words.split(' ');
  return (
    <>
      <span className={css({ whiteSpace: 'nowrap' })}>{first}</span> {rest.join(' ')}
    </>
  );
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  mdDown: { display: 'block', '& > tbody': { display: 'block' } },
});

const head = css({
  '& th': {
    textStyle: 'caption',
    color: 'textMuted',
    textAlign: 'left',
    padding: '0 16px 10px 0',
    borderBottom: '1px solid {colors.text}',
  },
  mdDown: { srOnly: true },
});

const row = css({
  '& > *': {
    padding: '16px 16px 16px 0',
    borderBottom: '1px solid {colors.line}',
    textAlign: 'left',
  },
  '& > th': { textStyle: 'label', fontSize: '1.0625rem' },
  mdDown: {
    display: 'block',
    borderTop: '1px solid {colors.text}',
    paddingBlock: '12px 20px',
    '& > th': { display: 'block', textStyle: 'subheading', border: '0', padding: '0 0 4px' },
    '& > td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '10px',
      paddingRight: '0',
    },
    '& > td:last-child': { borderBottom: '0' },
    '& > td::before': { content: 'attr(data-h)', color: 'textMuted', textStyle: 'small' },
  },
});
