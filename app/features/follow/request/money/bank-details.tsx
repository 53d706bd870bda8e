import { useState } from 'react';
import type { Invoice } from '#domain/order/money/invoice';
import { css } from '#styled/css';

interface Props {
  bank: NonNullable<Invoice['bank']>;
  reference: string;
}

/** Where to pay to, each part to be copied into a bank's own program. */
export function BankDetails({ bank: { name, sortCode, accountNumber }, reference }: Props) {
  return (
    <dl className={list}>
      <CopyRow term="Account name" value={name} />
      <CopyRow term="Sort code" value={sortCode} />
      <CopyRow term="Account number" value={accountNumber} />
      <CopyRow term="Reference" value={reference} />
    </dl>
  );
}

function CopyRow({ term, value }: { term: string; value: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      setSaid('Please copy it by hand');
    }
  };
  return (
    <div className={row}>
      <dt>{term}</dt>
      <dd translate="no">{value}</dd>
      <dd className={css({ justifySelf: 'end', textAlign: 'right' })}>
        <button
          type="button"
          className={button}
          aria-label={`Copy the ${term.toLowerCase()}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
        <output className={css({ display: 'block', textStyle: 'caption', color: 'textMuted' })}>
          {said}
        </output>
      </dd>
    </div>
  );
}

const list = css({ marginTop: '4', borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'target',
  paddingBlock: '1',
  borderBottom: '1px solid {colors.line}',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& > dt': { color: 'textMuted' },
  '& > dd': { fontVariantNumeric: 'tabular-nums', fontWeight: '560' },
});

const button = css({
  minHeight: 'target',
  paddingInline: '2',
  fontWeight: '450',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
