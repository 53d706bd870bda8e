import { Link } from '@tanstack/react-router';
import { LinkButton } from '#app/ui/buttons/link-button';
import { Logo } from '#app/ui/marks/logo';
import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { company } from '#app/content/company/company';
import { mainLinks } from '#app/content/company/navigation';
import { css, cx } from '#styled/css';
import { header, wrap } from '#styled/recipes';
import { MenuButton } from './menu-button';
import { ServicesMenu } from './services-menu';
import { SiteMenu } from './site-menu';
import { ThemeToggle } from './theme-toggle';

const [homeLink, ...otherLinks] = mainLinks;

/** The header of every page. Its menus open before any script has run. */
export function Header() {
  const styles = header();
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

const consult = css({
  display: { base: 'none', nav: 'inline-flex' },
  minHeight: 'target',
  // A fixed width, so that the links beside it keep their places when the typeface arrives.
  width: 'max(200px, 12rem)',
  flex: 'none',
  paddingInline: '0',
  marginLeft: '2',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
});
