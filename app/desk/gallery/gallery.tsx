import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { css } from '#styled/css';
import { ListCard } from './list-card';
import { UploadCard } from './upload-card';

/** /admin/gallery (specification §2). */
export function Gallery() {
  return (
    <AdminPage>
      <AdminHead title={galleryAdmin.heading} note={galleryAdmin.subtitle} />
      <div className={halves}>
        <UploadCard />
        <ListCard />
      </div>
    </AdminPage>
  );
}

const halves = css({
  display: 'grid',
  gap: '10',
  marginTop: '4',
  lg: { gridTemplateColumns: '5fr 7fr', columnGap: '12' },
});
