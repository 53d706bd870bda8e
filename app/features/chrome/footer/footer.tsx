import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { hoursLines, phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { useHolidays } from '#app/ui/company/use-holidays';
import { Link } from '@tanstack/react-router';
import { Logo } from '#app/ui/marks/logo';
import { homePage } from '#app/content/page-words/home-page';
import { ownLinks, quickLinks } from '#app/content/company/navigation';
import { services } from '#app/content/company/services';
import { footer, wrap } from '#styled/recipes';
import { FooterLegal } from './footer-legal';
import { FooterSocial } from './footer-social';
import { FooterTiles } from './footer-tiles';
import { InstallOffer } from '#app/features/chrome/status/install-offer';
import { Newsletter } from './newsletter';
import { useInBuilder } from '#app/features/chrome/use-in-builder';

/** The footer of every page (specification §2). */
export function Footer() {
  const { company, hours } = useFacts();
  const holidays = useHolidays();
  const overBar = useInBuilder() !== null;
  // Both calls written out, so that the build can evaluate them.
  const styles = overBar ? footer({ overBar: true }) : footer({ overBar: false });
  return (
    <footer className={styles.root}>
      <div className={wrap()}>
        <div className={styles.grid}>
          <div className={styles.brand}>
            <Link to="/" aria-label={`${company.name}, home`}>
              <Logo />
            </Link>
            <p>{company.blurb}</p>
            <FooterSocial className={styles.social} />
            <FooterTiles className={styles.tiles} />
          </div>
          <nav aria-labelledby="quick-links">
            <h2 className={styles.title} id="quick-links">
              Quick Links
            </h2>
            <ul>
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.item} to={to} activeOptions={{ exact: to === '/' }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-services">
            <h2 className={styles.title} id="footer-services">
              Services
            </h2>
            <ul>
              {services.map(({ to, footerName }) => (
                <li key={to}>
                  <Link className={styles.item} to={to}>
                    {footerName}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="own-links" className={styles.own}>
            <h2 className={styles.title} id="own-links">
              Your Room
            </h2>
            <ul>
              <li>
                <Link className={styles.item} to="/builder">
                  {homePage.hero.buildButton}
                </Link>
              </li>
              {ownLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.item} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.title}>Contact</h2>
            <ul>
              <li>
                <a className={styles.item} href={phoneHref(company)}>
                  {company.phone}
                </a>
              </li>
              <li>
                <a className={styles.item} href={`mailto:${company.email}`}>
                  {company.email}
                </a>
              </li>
              {[...hoursLines(hours), ...holidays].map((line) => (
                <li key={line} className={styles.item}>
                  {line}
                </li>
              ))}
            </ul>
            <ErrorBoundary part="newsletter">
              <Newsletter titleClass={styles.title} formClass={styles.news} />
            </ErrorBoundary>
          </div>
        </div>
        <FooterLegal className={styles.legal} />
        <InstallOffer />
      </div>
    </footer>
  );
}
