import { Icon, type IconProps } from './icon';

export function ChevronUpIcon(props: IconProps) {
  return <Icon path="M5 12l5-5 5 5" {...props} />;
}
