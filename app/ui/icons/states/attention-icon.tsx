import { Icon, type IconProps } from '#app/ui/icons/icon';

export function AttentionIcon(props: IconProps) {
  return <Icon path="M10 2.5L18.5 17h-17zM10 8v4M10 14v1" {...props} />;
}
