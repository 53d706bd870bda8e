import { SortableRow } from '#app/desk/frame/sorted-list';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { StarIcon } from '#app/ui/icons/star-icon';
import { IconButton } from '#app/ui/buttons/icon-button';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { galleryCategoryLabel } from '#domain/site/gallery/gallery-categories';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import { css } from '#styled/css';
import { DeleteImage } from './delete-image';
import { Thumbnail } from '#app/desk/frame/thumbnail';
import { EditImage } from './edit-image';
import { isPreparing, narrowWidth, type GalleryList } from './use-gallery-list';

const words = galleryAdmin.list;

type Props = { image: GalleryImage; list: GalleryList; onDeleted: () => void };

/** One picture in the list: its handle, its details, whether it is featured, and buttons to edit and delete it. */
export function ImageRow({ image, list, onDeleted }: Props) {
  const { id, title, category, description, featured } = image;
  const width = narrowWidth(image);
  return (
    <SortableRow id={id} anchor={`photo-${id}`} move={words.move(title)} className={row}>
      <Thumbnail image={image} />
      <div className={what}>
        <p className={name}>{title}</p>
        <p className={muted}>
          {galleryCategoryLabel(category)}
          {isSamplePicture(image) && words.sample}
        </p>
        {description && <p className={muted}>{description}</p>}
        {width !== undefined && <p className={muted}>{words.narrow(width)}</p>}
        {isPreparing(image) && <p className={muted}>{words.preparing}</p>}
      </div>
      <div className={actions}>
        <IconButton
          label={words.feature(title)}
          title={words.featureHint}
          aria-pressed={featured === 1}
          className={star}
          onClick={() => list.feature(image)}
        >
          <StarIcon />
        </IconButton>
        <EditImage image={image} edit={list.edit} />
        <DeleteImage image={image} remove={list.remove} onDeleted={onDeleted} />
      </div>
    </SortableRow>
  );
}

const row = css({
  gridTemplateColumns: { base: '96px 1fr', sm: 'auto 96px 1fr auto' },
  gridTemplateAreas: {
    base: '"picture words" "handle actions"',
    sm: '"handle picture words actions"',
  },
  rowGap: '1',
});

const what = css({ gridArea: 'words', minWidth: '0' });

const name = css({ fontWeight: '560', overflowWrap: 'anywhere' });

const muted = css({ textStyle: 'caption', color: 'textMuted', overflowWrap: 'anywhere' });

const actions = css({ gridArea: 'actions', display: 'flex', justifySelf: 'end' });

const star = css({
  '&[aria-pressed=true]': { color: 'accent', '& svg': { fill: 'currentColor' } },
});
