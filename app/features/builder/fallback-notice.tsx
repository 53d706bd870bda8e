import { css } from '#styled/css';
import { Notice } from './notice';

/** That the prices are not the live ones. It comes with them, so that it pushes nothing away. */
export function FallbackNotice() {
  return (
    <Notice title="Live prices could not be loaded">
      <p className={text}>
        You see our standard prices meanwhile. Your quote is reckoned with the live ones.
      </p>
    </Notice>
  );
}

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });
