import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ArrowLeftIcon(props: IconProps) {
  return <Icon path="M17 10H4M9 5l-5 5 5 5" {...props} />;
}
