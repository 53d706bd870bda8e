import { css } from '#styled/css';

/** A field hidden from people: when it is filled in, the server knows the sender is a bot. */
export function Honeypot() {
  return (
    <div className={unseen} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

const unseen = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
