/**
 * A field hidden from people: when it is filled in, the server knows the sender is a bot. Password managers and browsers
 * that fill in forms for people leave it alone: it is not displayed, may not be typed into, and three of them are told.
 */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          readOnly
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
