import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import { ServiceMark } from '#app/ui/marks/service-mark';
import { services } from '#app/content/company/services';
import { servicesMenu } from '#styled/recipes';
import { useDropdown } from './use-dropdown';

/** The header's dropdown of the four service pages. */
export function ServicesMenu({ linkClass }: { linkClass: string }) {
  const { rootProps, summaryProps, close } = useDropdown();
  const here = useRouterState({
    select: (state) => state.location.pathname.startsWith('/services/'),
  });
  const styles = servicesMenu();
  return (
    <details className={styles.root} {...rootProps}>
      <summary className={linkClass} data-current={here || undefined} {...summaryProps}>
        Services <ChevronDownIcon />
      </summary>
      <ul className={styles.panel}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <Link className={styles.link} to={service.to} onClick={close}>
              <ServiceMark service={service.id} />
              <span>
                <strong className={styles.name}>{service.name}</strong>
                <span className={styles.from}>{service.from}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
