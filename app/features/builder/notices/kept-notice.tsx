import type { UseDraft } from '#app/pwa/draft/use-draft';
import { css } from '#styled/css';
import { StartOver } from '#app/features/builder/start-over';

/** Tells a returning visitor that the design is still here, and that they can start another. */
export function KeptNotice({ draft }: { draft: UseDraft }) {
  return (
    <div className={row}>
      <p>We kept your design.</p>
      <StartOver draft={draft} />
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  marginBottom: '6',
  borderBlock: '1px solid {colors.line}',
  textStyle: 'small',
  '& > p': { fontWeight: '560', paddingBlock: '3' },
});
