import { Icon, type IconProps } from '#app/ui/icons/icon';

export function NoSignalIcon(props: IconProps) {
  return <Icon path="M2 17V14M6 17v-6M10 17V8M14 17v-2M18 17v-2M3 3l14 14" {...props} />;
}
