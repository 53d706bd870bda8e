import { Icon, type IconProps } from './icon';

export function TickIcon(props: IconProps) {
  return <Icon path="M4 10.5l4 4 8-9" {...props} />;
}
