import { ServiceMark } from '#app/ui/marks/service-mark';
import { services } from '#app/content/company/services';

/** The marks of the four services; their names are beside them as links. */
export function FooterTiles({ className }: { className?: string }) {
  return (
    <ul className={className} aria-hidden="true">
      {services.map(({ id }) => (
        <li key={id}>
          <ServiceMark service={id} />
        </li>
      ))}
    </ul>
  );
}
