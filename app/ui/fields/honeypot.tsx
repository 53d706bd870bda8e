import { css } from '#styled/css';

/** A field that no person sees; what programs write into it tells the server that they are one. */
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
