import { wrap } from '#styled/recipes';

/** In place of a page whose program cannot be had or has failed; the button loads the page once more. */
export function PageFault() {
  return (
    <div className={wrap()}>
      <h1>This page could not be loaded</h1>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </div>
  );
}
