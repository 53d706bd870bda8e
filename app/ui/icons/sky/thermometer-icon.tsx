import { Icon, type IconProps } from '#app/ui/icons/icon';

/** How warm it is. */
export function ThermometerIcon(props: IconProps) {
  return (
    <Icon
      path="M8 11.4V4a2 2 0 014 0v7.4a3.9 3.9 0 11-4 0zM10 8v6.5M14.5 4.5h2.5M14.5 8h2.5"
      {...props}
    />
  );
}
