import { Icon, type IconProps } from './icon';

export function PlusIcon(props: IconProps) {
  return <Icon path="M10 4v12M4 10h12" {...props} />;
}
