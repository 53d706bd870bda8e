import { Icon, type IconProps } from './icon';

export function ShareIcon(props: IconProps) {
  return <Icon path="M7 8H4v9h12V8h-3M10 12.5V2.5M6.5 6L10 2.5 13.5 6" {...props} />;
}
