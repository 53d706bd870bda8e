import { Icon, type IconProps } from './icon';

export function GripIcon(props: IconProps) {
  return <Icon path="M4 6.5h12M4 10h12M4 13.5h12" {...props} />;
}
