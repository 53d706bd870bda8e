import { useEffect, useRef } from 'react';
import { galleryPage } from '#app/content/page-words/gallery-page';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { GALLERY_FILTERS, type GalleryFilter } from '#domain/site/gallery/gallery-categories';
import { css } from '#styled/css';
import { ofCategory } from './of-category';

type Props = {
  /** Null until known. */
  images: readonly GalleryImage[] | null;
  chosenFilter: GalleryFilter;
  onChoose: (filter: GalleryFilter) => void;
};

/** The categories with their picture counts; scrolls sideways when wider than the screen. */
export function FilterBar({ images, chosenFilter, onChoose }: Props) {
  const bar = useChosenInSight(chosenFilter);
  const count = images && ofCategory(images, chosenFilter).length;
  return (
    <>
      <fieldset ref={bar} className={row} aria-label={galleryPage.filterLabel}>
        {GALLERY_FILTERS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={filter}
            aria-pressed={id === chosenFilter}
            onClick={() => id !== chosenFilter && onChoose(id)}
          >
            <span>{label}</span>
            <sup className={number} aria-hidden="true">
              {images && ofCategory(images, id).length}
            </sup>
          </button>
        ))}
      </fieldset>
      <output className={css({ srOnly: true })}>
        {count !== null && galleryPage.count(count)}
      </output>
    </>
  );
}

/** Scrolls the chosen filter into the bar's view, for example after a link to a category. */
function useChosenInSight(chosenFilter: GalleryFilter) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const button =
      bar.current?.children[GALLERY_FILTERS.findIndex(({ id }) => id === chosenFilter)];
    if (!bar.current || !(button instanceof HTMLElement)) return;
    const { scrollLeft, clientWidth } = bar.current;
    const { offsetLeft, offsetWidth } = button;
    const inSight =
      offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!inSight) bar.current.scrollTo({ left: offsetLeft - 20 });
  }, [chosenFilter]);
  return bar;
}

const row = css({
  position: 'relative',
  display: 'flex',
  columnGap: '5',
  overflowX: 'auto',
  // Reduces the section space below the page's head, because the filter belongs to it.
  mt: 'calc(24px - {spacing.block})',
  scrollbarWidth: 'none',
  borderBottom: '1px solid {colors.line}',
  mx: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
  px: { base: 'margin', lg: '0' },
  // Fades content out at the edges.
  maskImage: {
    base: 'linear-gradient(to right, transparent, black {spacing.margin}, black calc(100% - {spacing.margin}), transparent)',
    lg: 'none',
  },
});

const filter = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minH: 'target',
  fontWeight: '480',
  fontSize: '1rem',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  color: 'textMuted',
  transition: 'color {durations.quick}',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-pressed=true]': {
    color: 'text',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      h: '3px',
      bg: 'mark',
    },
  },
});

// Reserves two digits: the counts load later and must not move the labels.
const number = css({
  minW: '2ch',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  alignSelf: 'start',
  mt: '14px',
});
