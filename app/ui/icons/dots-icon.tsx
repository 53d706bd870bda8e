import { Icon, type IconProps } from './icon';

export function DotsIcon(props: IconProps) {
  return (
    <Icon
      path="M4 9.6a.4.4 0 1 1 0 .8.4.4 0 1 1 0-.8M10 9.6a.4.4 0 1 1 0 .8.4.4 0 1 1 0-.8M16 9.6a.4.4 0 1 1 0 .8.4.4 0 1 1 0-.8"
      {...props}
    />
  );
}
