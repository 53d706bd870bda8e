import { FacebookIcon } from '#app/ui/icons/brands/facebook-icon';
import { InstagramIcon } from '#app/ui/icons/brands/instagram-icon';
import { YoutubeIcon } from '#app/ui/icons/brands/youtube-icon';
import { useFacts } from '#app/ui/company/use-facts';

const NETWORKS = [
  { id: 'facebook', name: 'Facebook', NetworkIcon: FacebookIcon },
  { id: 'instagram', name: 'Instagram', NetworkIcon: InstagramIcon },
  { id: 'youtube', name: 'YouTube', NetworkIcon: YoutubeIcon },
] as const;

/**
 * The networks the company is on; while it has no address of any, three that are still to come (specification §2), unless
 * it has said that it is on none.
 */
export function FooterSocial({ className }: { className?: string }) {
  const { company, social } = useFacts();
  if (social === null) return null;
  const used = NETWORKS.filter(({ id }) => social[id] !== null);
  return (
    <div className={className}>
      {(used.length > 0 ? used : NETWORKS).map(({ id, name, NetworkIcon }) => {
        const address = social[id];
        return address === null ? (
          <button
            key={id}
            type="button"
            disabled
            aria-label={`${name}, coming soon`}
            title="Coming soon"
          >
            <NetworkIcon />
          </button>
        ) : (
          <a key={id} href={address} rel="noreferrer" aria-label={`${company.name} on ${name}`}>
            <NetworkIcon />
          </a>
        );
      })}
    </div>
  );
}
