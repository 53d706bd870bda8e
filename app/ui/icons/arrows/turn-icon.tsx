import { Icon, type IconProps } from '#app/ui/icons/icon';

export function TurnIcon(props: IconProps) {
  return <Icon path="M3 9c0-2.2 3.1-4 7-4s7 1.8 7 4-3.1 4-7 4M13 10l-3 3 3 3" {...props} />;
}
