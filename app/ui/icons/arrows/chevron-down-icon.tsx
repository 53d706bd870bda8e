import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ChevronDownIcon(props: IconProps) {
  return <Icon path="M5 8l5 5 5-5" {...props} />;
}
