import { Icon, type IconProps } from '#app/ui/icons/icon';

export function ReceivedIcon(props: IconProps) {
  return (
    <Icon path="M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM6.5 10.5l2.5 2.5 4.5-5.5" {...props} />
  );
}
