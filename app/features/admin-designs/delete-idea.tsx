import { useQueryClient } from '@tanstack/react-query';
import type { DesignIdea } from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { countOf } from '#engine/model/format.ts';
import { showToast } from '#app/ui/toast.ts';
import { titleOf } from './idea-words.ts';
import { leaveDesigns } from './renew-designs.ts';

/** Asks, names all that goes, and puts it into the bin. */
export function DeleteIdea({ idea, onClose }: { idea: DesignIdea; onClose: () => void }) {
  const client = useQueryClient();
  const { removes } = idea;
  const done = () => {
    leaveDesigns(client, idea);
    showToast({
      title: 'Success',
      description: 'Design deleted successfully - all components updated',
    });
    onClose();
  };
  return (
    <DeleteDialog
      title={idea.source === 'designs' ? 'Delete this AI session?' : 'Delete this saved idea?'}
      name={titleOf(idea)}
      remove={() =>
        adminFetch(
          `${ADMIN_API.designIdeas}/${encodeURIComponent(idea.id)}?source=${idea.source}`,
          { method: 'DELETE' },
        )
      }
      onDeleted={done}
      onClose={onClose}
      fail={() =>
        showToast({
          title: 'Error',
          description: 'Failed to delete design',
          tone: 'danger',
          isSilent: true,
        })
      }
    >
      <p>This will be removed:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{countOf(removes.concepts, 'concept')}</li>
        <li>{countOf(removes.pictures, 'stored picture')}</li>
        <li>{countOf(removes.libraryImages, 'image')} in the library</li>
        <li>{countOf(removes.heroImages, 'hero carousel image')}</li>
        <li>{countOf(removes.pdfs, 'generated PDF')}</li>
        <li>{countOf(removes.jobs, 'picture job')} still under way</li>
        {idea.source === 'designs' ? (
          <li>the visitor’s description{idea.userEmail ? ', name and e-mail address' : ''}</li>
        ) : null}
      </ul>
      {idea.source === 'design_ideas' ? (
        <p>The AI session it came from, and the other designs of that session, stay.</p>
      ) : null}
    </DeleteDialog>
  );
}
