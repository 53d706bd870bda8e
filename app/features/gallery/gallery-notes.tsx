import { galleryPage } from '#app/content/page-words/gallery-page';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css, cx } from '#styled/css';
import { emptyNote } from '#styled/recipes';

/** No picture matches the filter. */
export function EmptyNote() {
  return (
    <div className={cx(emptyNote(), note)}>
      <p>{galleryPage.empty}</p>
      <LinkButton to="/builder" variant="line">
        {galleryPage.emptyAction}
      </LinkButton>
    </div>
  );
}

type Props = { retrying: boolean; retry: () => void };

/** The list could not be loaded, and this device has none from an earlier visit. */
export function FailedNote({ retrying, retry }: Props) {
  return (
    <div className={cx(emptyNote(), note)}>
      <p role="alert">{galleryPage.failed}</p>
      <Button variant="line" busy={retrying} aria-disabled={retrying} onClick={retry}>
        {retrying ? galleryPage.retrying : galleryPage.retry}
      </Button>
    </div>
  );
}

// The hairline above it belongs to the filter.
const note = css({ borderTop: 'none', pt: '0' });
