import { Icon, type IconProps } from '#app/ui/icons/icon';

export function SendingIcon(props: IconProps) {
  return <Icon path="M16.5 10a6.5 6.5 0 11-2-4.7M16.5 2.5v4h-4" {...props} />;
}
