import type { FollowProps } from '#app/features/follow/request/follow-props';
import { TextForm } from '#app/features/follow/request/text-form';

/** None of the times suits: the homeowner says when it does. */
export function WishForm({
  onAction,
  ...back
}: Pick<FollowProps, 'onAction'> & { back?: string; onBack?: () => void }) {
  return (
    <TextForm
      label="When does it suit you?"
      hint="Days and times of day, such as “Fridays after three, not in the first week of December”."
      send="Tell us"
      {...back}
      action={(text) => ({ kind: 'time-wished', text })}
      onAction={onAction}
    />
  );
}
