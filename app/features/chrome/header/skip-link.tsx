import { skipLink } from '#styled/recipes';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={skipLink()} href="#main">
      Skip to content
    </a>
  );
}
