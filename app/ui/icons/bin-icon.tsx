import { Icon, type IconProps } from './icon';

export function BinIcon(props: IconProps) {
  return <Icon path="M3 5.5h14M7.5 5.5v-3h5v3M5 5.5l.8 12h8.4l.8-12M8.5 9v5M11.5 9v5" {...props} />;
}
