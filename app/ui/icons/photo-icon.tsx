import { Icon, type IconProps } from './icon';

export function PhotoIcon(props: IconProps) {
  return <Icon path="M2.5 4h15v12h-15zM2.5 13.5 7 9l4 4 2.5-2.5 4 4M13 7.4h1.2" {...props} />;
}
