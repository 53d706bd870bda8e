import { useState } from 'react';
import { useUpdate } from '#app/pwa/update/use-update';
import { UpdateNotice } from './update-notice';

/** Offers a newer version; "Later" lasts for the life of this page. */
export function UpdateOffer({ overBar }: { overBar?: boolean }) {
  const { isOffered, apply } = useUpdate();
  const [later, setLater] = useState(false);
  if (!isOffered || later) return null;
  return (
    <UpdateNotice overBar={overBar} onReload={() => void apply()} onLater={() => setLater(true)} />
  );
}
