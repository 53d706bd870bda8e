import { css } from '#styled/css';
import { Notice } from './notice';

/**
 * Says that the prices are not the live ones. It appears together with them, so it displaces nothing;
 * once they are live it says so in the same place, so that nothing moves under a finger.
 */
export function FallbackNotice({ over }: { over: boolean }) {
  return (
    <div className={place}>
      <div className={over ? gone : undefined}>
        <Notice title="Live prices could not be loaded">
          <p className={text}>
            You see our standard prices meanwhile. Your estimate is reckoned with the live ones.
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

/** Both notices overlap: the space keeps the height of the first. */
const place = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

const gone = css({ visibility: 'hidden' });

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });
