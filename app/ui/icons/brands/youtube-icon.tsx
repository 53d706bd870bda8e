import { Icon, type IconProps } from '#app/ui/icons/icon';

export function YoutubeIcon(props: IconProps) {
  return <Icon path="M2.5 5h15v10h-15zM8.5 8v4l3.5-2z" {...props} />;
}
