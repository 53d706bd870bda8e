import { Link } from '@tanstack/react-router';
import { blogPage } from '#app/content/page-words/blog-page';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { css, cx } from '#styled/css';
import { goLink } from '#styled/recipes';

interface Props {
  /** The one that is shown, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
}

/** The ways to the pages beside this one, the first and the last. */
export function BlogPages({ page, pages }: Props) {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  const shown = [...new Set(near)];
  return (
    <nav className={root} aria-label={blogPage.pages} data-below-first-screen="">
      <ol className={numbers}>
        {shown.map((at, index) => (
          <li key={at} className={row}>
            {at > (shown[index - 1] ?? 0) + 1 && <span aria-hidden="true">…</span>}
            <Link
              className={cx(number, at === page ? current : other)}
              {...placeOf(at)}
              // The further pages are below /blog, which is another one.
              activeOptions={{ exact: true }}
              aria-label={blogPage.page(at, pages)}
            >
              {at}
            </Link>
          </li>
        ))}
      </ol>
      <div className={ways}>
        {page > 1 && (
          <Link className={goLink()} {...placeOf(page - 1)} rel="prev">
            <ArrowLeftIcon />
            <span>{blogPage.newer}</span>
          </Link>
        )}
        {page < pages && (
          <Link className={goLink()} {...placeOf(page + 1)} rel="next">
            <span>{blogPage.older}</span>
            <ArrowRightIcon />
          </Link>
        )}
      </div>
    </nav>
  );
}

function placeOf(page: number) {
  if (page === 1) return { to: '/blog' } as const;
  return { to: '/blog/page/$number', params: { number: String(page) } } as const;
}

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  paddingBottom: 'section',
});

const row = css({ display: 'flex', alignItems: 'center' });

const numbers = css({ display: 'flex', marginLeft: '-14px' });

const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });

const number = css({ display: 'grid', placeItems: 'center', w: 'target', h: 'target' });

const current = css({ fontWeight: '560' });

const other = css({ color: 'textMuted', textDecoration: 'underline', textUnderlineOffset: '3px' });
