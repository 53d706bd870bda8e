import { Icon, type IconProps } from '#app/ui/icons/icon';

export function MoonIcon(props: IconProps) {
  return <Icon path="M8 2.9a7.4 7.4 0 109.1 9.1A6.4 6.4 0 018 2.9z" {...props} />;
}
