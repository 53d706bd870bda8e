import { Icon, type IconProps } from '#app/ui/icons/icon';

export function TickIcon(props: IconProps) {
  return <Icon path="M4 10.5l4 4 8-9" {...props} />;
}
