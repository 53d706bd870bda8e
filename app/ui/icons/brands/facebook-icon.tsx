import { Icon, type IconProps } from '#app/ui/icons/icon';

export function FacebookIcon(props: IconProps) {
  return <Icon path="M12 17V8c0-2 .8-3 3-3M8.5 10H14" {...props} />;
}
