import { FacebookIcon } from '#app/ui/icons/brands/facebook-icon';
import { InstagramIcon } from '#app/ui/icons/brands/instagram-icon';
import { YoutubeIcon } from '#app/ui/icons/brands/youtube-icon';
import { useFacts } from '#app/ui/company/use-facts';

const NETWORKS = [
  { id: 'facebook', name: 'Facebook', NetworkIcon: FacebookIcon },
  { id: 'instagram', name: 'Instagram', NetworkIcon: InstagramIcon },
  { id: 'youtube', name: 'YouTube', NetworkIcon: YoutubeIcon },
] as const;

/** Three social networks; those without an address are still to come. */
export function FooterSocial({ className }: { className?: string }) {
  const { company, social } = useFacts();
  return (
    <div className={className}>
      {NETWORKS.map(({ id, name, NetworkIcon }) => {
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
