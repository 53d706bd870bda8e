import { Icon, type IconProps } from '#app/ui/icons/icon';

/** The sun over the horizon: not the one that changes the theme. */
export function SunriseIcon(props: IconProps) {
  return (
    <Icon
      path="M1.5 15.5h17M5.5 15.5a4.5 4.5 0 019 0M10 5v3M3.2 8.7l2 2M16.8 8.7l-2 2"
      {...props}
    />
  );
}
