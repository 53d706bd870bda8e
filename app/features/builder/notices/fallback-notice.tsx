import { css } from '#styled/css';
import { Notice } from './notice';

/**
 * That the prices are not the live ones. It comes with them, so that it pushes nothing away; once they
 * are the live ones it says so in the same place, so that nothing moves under a finger.
 */
export function FallbackNotice({ over }: { over: boolean }) {
  return (
    <div className={place}>
      <div className={over ? gone : undefined}>
        <Notice title="Live prices could not be loaded">
          <p className={text}>
            You see our standard prices meanwhile. Your quote is reckoned with the live ones.
          </p>
        </Notice>
      </div>
      {over && (
        <Notice title="Live prices are here" over>
          <p className={text}>They have taken the place of our standard prices.</p>
        </Notice>
      )}
    </div>
  );
}

/** Both lie on each other: the place is as high as the first. */
const place = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

const gone = css({ visibility: 'hidden' });

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });
