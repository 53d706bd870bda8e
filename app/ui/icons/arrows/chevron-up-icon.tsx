import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ChevronUpIcon(props: IconProps) {
  return <Icon path="M5 12l5-5 5 5" {...props} />;
}
