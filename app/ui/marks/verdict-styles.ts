import type { Verdict } from '#domain/site/permission/rule';
import { css } from '#styled/css';
import { answer } from '#styled/recipes';

/** The styles of an answer to a question about planning. Written out, so that all three tones are generated. */
export function verdictStyles(verdict: Verdict) {
  if (verdict === 'fine') return answer({ tone: 'positive' });
  return verdict === 'ask' ? answer({ tone: 'warning' }) : answer({ tone: 'danger' });
}

/** The link to where a rule is published. */
export const sourceLink = css({
  display: 'inline-block',
  paddingBlock: '1',
  textStyle: 'caption',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
