import { Icon, type IconProps } from './icon';

export function ChatIcon(props: IconProps) {
  return <Icon path="M3 4h14v10H9l-4 3v-3H3zM7 9h6" {...props} />;
}
