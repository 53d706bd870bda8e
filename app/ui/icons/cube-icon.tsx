import { Icon, type IconProps } from './icon';

export function CubeIcon(props: IconProps) {
  return (
    <Icon
      path="M10 2.5 3.5 6v8l6.5 3.5 6.5-3.5V6L10 2.5M3.5 6l6.5 3.5L16.5 6M10 9.5v8"
      {...props}
    />
  );
}
