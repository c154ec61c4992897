import { useState } from 'react';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { fetchRequests, remember } from './mine-store.ts';

/** A link was opened that brings designs from another device: nothing is taken before it is pressed. */
export function CarriedHere({
  sessionIds,
  onDone,
}: {
  sessionIds: readonly string[];
  onDone: (isTaken: boolean) => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    setFault(null);
    try {
      const requests = await fetchRequests(sessionIds);
      const count = requests.reduce((sum, { designs }) => sum + designs.length, 0);
      remember(requests);
      if (count) {
        showToast({
          title: count === 1 ? 'One design added' : `${count} designs added`,
          description: 'They can be opened and changed on this device now.',
        });
        await onDone(true);
        return;
      }
      setFault('The designs of this link are not there any more, or the link is not complete.');
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setBusy(false);
  };
  return (
    <Notice title="Designs from another device" className="mt-8">
      <p>
        This link brings designs that were made on another device. Add them here if they are yours:
        both devices can change them then.
      </p>
      {fault ? <FieldError id="carry-fault">{fault}</FieldError> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" disabled={isBusy} aria-busy={isBusy} onClick={() => void take()}>
          Add them to this device
        </Button>
        <Button size="small" variant="outline" disabled={isBusy} onClick={() => void onDone(false)}>
          Not now
        </Button>
      </div>
    </Notice>
  );
}
