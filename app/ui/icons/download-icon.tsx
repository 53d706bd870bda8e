import { Icon, type IconProps } from './icon';

export function DownloadIcon(props: IconProps) {
  return <Icon path="M4 10v6h12v-6M10 3v9M6.5 8.5L10 12l3.5-3.5" {...props} />;
}
