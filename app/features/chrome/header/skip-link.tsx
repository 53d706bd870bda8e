import { skipLink } from '#styled/recipes';

/** The first keyboard stop: skips the header. */
export function SkipLink() {
  return (
    <a className={skipLink()} href="#main">
      Skip to content
    </a>
  );
}
