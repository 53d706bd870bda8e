import { Icon, type IconProps } from './icon';

export function StarIcon(props: IconProps) {
  return (
    <Icon
      path="M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.5l-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z"
      {...props}
    />
  );
}
