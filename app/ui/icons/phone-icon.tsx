import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      path="M4 3h3l1.5 4L6.5 8.5a9 9 0 005 5L13 11.5l4 1.5v3c0 .6-.4 1-1 1A13 13 0 013 4c0-.6.4-1 1-1z"
      {...props}
    />
  );
}
