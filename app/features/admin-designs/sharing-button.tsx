import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IdeaConcept } from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { renewDesigns } from './renew-designs.ts';

/** Takes a design out of the library, or shows it there again. What its visitor never shared has no button. */
export function SharingButton({ concept: { id, title, shared, wasPublic }, onChanged }: { concept: IdeaConcept; onChanged?: (shared: boolean) => void }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  if (!shared && !wasPublic) return null;
  const label = shared ? 'Take out of the library' : 'Show in the library';
  const change = async () => {
    setIsBusy(true);
    try {
      await adminFetch(ADMIN_API.shareDesign(id), { method: 'POST', json: { shared: !shared } });
      showToast(shared ? { title: 'Taken out of the library', description: 'Only those with its link see it now.' } : { title: 'Shown in the library again' });
      renewDesigns(client);
      onChanged?.(!shared);
    } catch (error) {
      showToast({ title: 'Error', description: `Failed to change the library: ${reasonOf(error)}`, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" variant="outline" disabled={isBusy} aria-busy={isBusy} onClick={() => void change()} aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  );
}
