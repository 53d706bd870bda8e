import { Icon, type IconProps } from '#app/ui/icons/icon';

export function InstagramIcon(props: IconProps) {
  return <Icon path="M4 4h12v12H4zM10 7.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM13.5 6v.5" {...props} />;
}
