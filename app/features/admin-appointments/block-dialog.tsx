import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Block } from '#contracts/appointments.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';

/** A time the owner keeps, which can be given back. */
export function BlockDialog({ block, onClose }: { block: Block; onClose: () => void }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await adminFetch(`/api/admin/diary-blocks/${block.id}`, { method: 'DELETE' });
      await client.invalidateQueries();
      showToast({ title: 'The time can be booked again' });
      onClose();
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={block.reason || 'Kept free'}
      description={`${momentInWords(block.startsAt)} to ${momentInWords(block.endsAt)}`}
      className="sm:max-w-xl!"
    >
      <p className="text-ink-soft">Nobody can book this time while you keep it.</p>
      {failure ? (
        <Notice tone="error" title="Nothing was changed" className="mt-5">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          Keep it
        </Button>
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Giving it back…' : 'Give the time back'}
        </Button>
      </div>
    </Dialog>
  );
}
