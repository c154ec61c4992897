import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IdeaConcept } from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { whyNotShown } from './idea-words.ts';
import { renewDesigns } from './renew-designs.ts';

/** Takes a design out of the library, or shows it there again; where its visitor alone may do that, says so. */
export function SharingButton({
  concept,
  onChanged,
}: {
  concept: IdeaConcept;
  onChanged?: (shared: boolean) => void;
}) {
  const { id, title, shared } = concept;
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { failure, failureId, describedBy, clear, fail } = useFailure();
  const why = shared ? null : whyNotShown(concept);
  if (why) return <span className="small basis-full text-ink-soft">{why}</span>;
  const label = shared ? 'Take out of the library' : 'Show in the library';
  const change = async () => {
    if (isBusy) return;
    setIsBusy(true);
    clear();
    try {
      await adminFetch(ADMIN_API.shareDesign(id), { method: 'POST', json: { shared: !shared } });
      showToast(
        shared
          ? {
              title: 'Taken out of the library',
              description: 'Only those with its link see it now.',
            }
          : { title: 'Shown in the library again' },
      );
      renewDesigns(client);
      onChanged?.(!shared);
    } catch (error) {
      fail(`Failed to change the library: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void change()}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
      {failure ? (
        <div className="basis-full">
          <FieldError id={failureId}>{failure}</FieldError>
        </div>
      ) : null}
    </>
  );
}
