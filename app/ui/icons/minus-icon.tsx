import { Icon, type IconProps } from './icon';

export function MinusIcon(props: IconProps) {
  return <Icon path="M4 10h12" {...props} />;
}
