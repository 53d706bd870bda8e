import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ClockIcon(props: IconProps) {
  return <Icon path="M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM10 6v4.5l3 1.5" {...props} />;
}
