import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#app/ui/buttons/link-button';
import { Logo } from '#app/ui/marks/logo';
import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { mainLinks } from '#app/content/company/navigation';
import { css, cx } from '#styled/css';
import { header, wrap } from '#styled/recipes';
import { useInBuilder } from '#app/features/chrome/use-in-builder';
import { BuildLink } from './build-link';
import { MenuButton } from './menu-button';
import { ServicesMenu } from './services-menu';
import { SiteMenu } from './site-menu';
import { ThemeToggle } from './theme-toggle';

const [homeLink, ...otherLinks] = mainLinks;

/** The header of every page. Its menus open before any script has run. */
export function Header() {
  const { company } = useFacts();
  const styles = header();
  const inBuilder = useInBuilder();
  return (
    <>
      <header className={styles.root}>
        <div className={cx(wrap(), styles.row)}>
          <Link className={styles.home} to="/" aria-label={`${company.name}, home`}>
            <Logo />
          </Link>
          <nav className={styles.nav} aria-label="Main">
            <Link className={styles.link} to={homeLink.to} activeOptions={{ exact: true }}>
              {homeLink.label}
            </Link>
            <ServicesMenu linkClass={styles.link} />
            {otherLinks.map(({ to, label }) => (
              <Link key={to} className={styles.link} to={to}>
                {label}
              </Link>
            ))}
          </nav>
          <ThemeToggle />
          {!inBuilder && <BuildLink className={build} variant="line" stacked />}
          <LinkButton className={consult} to="/contact">
            {BOOK_CONSULTATION}
          </LinkButton>
          <MenuButton className={styles.menuButton} />
        </div>
      </header>
      <SiteMenu />
    </>
  );
}

// Fixed widths, so that nothing moves when the typeface or the price arrives.
const build = css({
  display: { base: 'none', md: 'inline-flex' },
  flexDirection: 'column',
  gap: '0',
  minHeight: 'target',
  width: 'max(140px, 8.75rem)',
  flex: 'none',
  paddingInline: '0',
  fontSize: '0.875rem',
  lineHeight: '1.25',
  '& > span + span': { color: 'price' },
  '&:has(span)': { fontSize: '0.8125rem' },
});

const consult = css({
  display: { base: 'none', nav: 'inline-flex' },
  minHeight: 'target',
  width: 'max(172px, 10.75rem)',
  flex: 'none',
  paddingInline: '0',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
});
