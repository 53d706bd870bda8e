import { Icon, type IconProps } from './icon';

export function CloseIcon(props: IconProps) {
  return <Icon path="M4.5 4.5l11 11M15.5 4.5l-11 11" {...props} />;
}
