import { FacebookIcon } from '#app/ui/icons/facebook-icon';
import { InstagramIcon } from '#app/ui/icons/instagram-icon';
import { YoutubeIcon } from '#app/ui/icons/youtube-icon';
import { socialNetworks } from '#app/content/company/company';

const ICONS = { Facebook: FacebookIcon, Instagram: InstagramIcon, YouTube: YoutubeIcon } as const;

/** Three social networks, without addresses so far. */
export function FooterSocial({ className }: { className?: string }) {
  return (
    <div className={className}>
      {socialNetworks.map((network) => {
        const NetworkIcon = ICONS[network];
        return (
          <button
            key={network}
            type="button"
            disabled
            aria-label={`${network}, coming soon`}
            title="Coming soon"
          >
            <NetworkIcon />
          </button>
        );
      })}
    </div>
  );
}
