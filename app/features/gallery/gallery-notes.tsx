import { galleryPage } from '#app/content/gallery-page';
import { Button } from '#app/ui/button';
import { LinkButton } from '#app/ui/link-button';
import { emptyNote } from '#styled/recipes';

/** No picture matches the filter. */
export function EmptyNote() {
  return (
    <div className={emptyNote()}>
      <p>{galleryPage.empty}</p>
      <LinkButton to="/builder" variant="line">
        {galleryPage.emptyAction}
      </LinkButton>
    </div>
  );
}

type Props = { retrying: boolean; retry: () => void };

/** The list could not be had, and this device has none of an earlier visit. */
export function FailedNote({ retrying, retry }: Props) {
  return (
    <div className={emptyNote()}>
      <p role="alert">{galleryPage.failed}</p>
      <Button variant="line" busy={retrying} aria-disabled={retrying} onClick={retry}>
        {retrying ? galleryPage.retrying : galleryPage.retry}
      </Button>
    </div>
  );
}
