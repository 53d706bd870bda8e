import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ArrowRightIcon(props: IconProps) {
  return <Icon path="M3 10h13M11 5l5 5-5 5" {...props} />;
}
