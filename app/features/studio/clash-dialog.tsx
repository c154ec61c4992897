import { useState } from 'react';
import type { StandingChanges } from '#contracts/studio.ts';
import { countOf } from '#engine/model/format.ts';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Studio } from './studio-store.ts';

/** Another window saved first: one of the two goes on, and neither is lost without having been asked. */
export function ClashDialog({
  studio,
  clash,
  isPutOff,
  onPutOff,
}: {
  studio: Studio;
  clash: StandingChanges | null;
  /** Closed without an answer: nothing is saved until there is one. */
  isPutOff: boolean;
  onPutOff: () => void;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const settle = async (keepsMine: boolean) => {
    setFault(null);
    try {
      await studio.settle(keepsMine);
    } catch (error) {
      setFault(plainWordsOf(error));
    }
  };
  return (
    <Dialog
      open={clash !== null && !isPutOff}
      onOpenChange={onPutOff}
      title="Changed in another window"
      description="This garden was also changed somewhere else, and saved there first."
      className="max-w-xl!"
      staysOpenOutside
      footer={
        <>
          <Button onClick={() => void settle(true)}>Keep my changes</Button>
          <Button variant="outline" onClick={() => void settle(false)}>
            Show the other ones
          </Button>
        </>
      }
    >
      <p>
        The other window has {countOf(clash?.operations.length ?? 0, 'change')}. If you keep yours,
        they take the place of those; if you show the others, yours are left out.
      </p>
      {fault ? (
        <p role="alert" className="mt-3 text-danger">
          {fault}
        </p>
      ) : null}
    </Dialog>
  );
}
