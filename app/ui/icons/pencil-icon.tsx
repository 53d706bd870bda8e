import { Icon, type IconProps } from './icon';

export function PencilIcon(props: IconProps) {
  return <Icon path="M3.5 16.5l.9-3.7 9.3-9.3 2.8 2.8-9.3 9.3zM11.7 5.5l2.8 2.8" {...props} />;
}
