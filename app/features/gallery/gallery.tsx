import { galleryPage } from '#app/content/page-words/gallery-page';
import { useGallery } from '#app/pwa/gallery/use-gallery';
import { useOnline } from '#app/pwa/use-online';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';
import { FilterBar } from './filter-bar';
import { GalleryBody } from './gallery-body';
import { useGalleryAddress } from './use-gallery-address';

/** The gallery: a filter, the pictures, and a lightbox (specification §2, Gallery). */
export function Gallery() {
  const gallery = useGallery();
  const address = useGalleryAddress();
  const online = useOnline();
  return (
    <>
      <div className={wrap()}>
        <PageHead title={galleryPage.title}>
          <p>{galleryPage.lead}</p>
        </PageHead>
        <FilterBar
          images={gallery.status === 'ready' ? gallery.images : null}
          chosenFilter={address.filter}
          onChoose={address.choose}
        />
        <div className={results}>
          {!online && gallery.status === 'ready' && (
            <p className={offlineNote}>{galleryPage.offline}</p>
          )}
          <GalleryBody gallery={gallery} address={address} />
        </div>
      </div>
      <div data-below-first-screen>
        <ClosingBand />
      </div>
    </>
  );
}

// However few pictures there are, the band starts below the first screen.
const results = css({
  minH: 'calc(100svh - 200px)',
  pt: { base: '28px', md: '32px' },
  pb: 'section',
});

const offlineNote = css({ textStyle: 'small', color: 'textMuted', mb: '5' });
