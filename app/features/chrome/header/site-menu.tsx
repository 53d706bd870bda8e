import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { PhoneIcon } from '#app/ui/icons/phone-icon';
import { LinkButton } from '#app/ui/buttons/link-button';
import { ServiceMark } from '#app/ui/marks/service-mark';
import { BOOK_CONSULTATION } from '#app/content/company/consultation';
import { mainLinks, ownLinks } from '#app/content/company/navigation';
import { services } from '#app/content/company/services';
import { css } from '#styled/css';
import { iconButton, siteMenu } from '#styled/recipes';
import { BuildLink } from './build-link';
import { SITE_MENU_ID } from './site-menu-id';

/** The small-screen menu: the eight links, the services, what is kept here, and how to build or reach us. */
export function SiteMenu() {
  const { company } = useFacts();
  const root = useRef<HTMLElement>(null);
  const close = () => root.current?.hidePopover();
  const styles = siteMenu();
  return (
    <nav className={styles.root} id={SITE_MENU_ID} aria-label="Menu" popover="auto" ref={root}>
      <div className={styles.links}>
        {mainLinks.map(({ to, label }) => (
          <Link
            key={to}
            className={styles.link}
            to={to}
            activeOptions={{ exact: to === '/' }}
            onClick={close}
          >
            {label}
            <ArrowRightIcon />
          </Link>
        ))}
        <div className={styles.services}>
          {services.map((service) => (
            <Link key={service.id} className={styles.service} to={service.to} onClick={close}>
              <ServiceMark service={service.id} />
              {service.shortName}
            </Link>
          ))}
        </div>
        <div className={styles.services}>
          {ownLinks.map(({ to, label }) => (
            <Link key={to} className={styles.service} to={to} onClick={close}>
              {label}
            </Link>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <BuildLink className={ownRow} onClick={close} />
        <LinkButton to="/contact" variant="line" onClick={close}>
          {BOOK_CONSULTATION}
        </LinkButton>
        <a
          className={iconButton({ lined: true, size: 'large' })}
          href={phoneHref(company)}
          aria-label={`Call ${company.phone}`}
        >
          <PhoneIcon />
        </a>
      </div>
    </nav>
  );
}

const ownRow = css({ gridColumn: '1 / -1' });
