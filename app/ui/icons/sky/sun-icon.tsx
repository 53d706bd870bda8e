import { Icon, type IconProps } from '#app/ui/icons/icon';

export function SunIcon(props: IconProps) {
  return (
    <Icon
      path="M10 6.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M16 4l-1.4 1.4M5.4 14.6L4 16"
      {...props}
    />
  );
}
