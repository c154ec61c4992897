import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SimilarRequest } from '#contracts/design.ts';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { EMPTY_DRAFT } from '#app/features/design-tool/form-model.ts';
import { readDraft, readResults, writeDraft } from '#app/features/design-tool/session-store.ts';
import { callApi } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';

/** The form of the design tool with what this garden has in it, to say otherwise what is to be other. */
export function CreateSimilar({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const like = await callApi<SimilarRequest>(SHARING_API.similar(id));
      const draft = readDraft() ?? EMPTY_DRAFT;
      // what was begun and never sent is not lost
      const begun = draft.designDescription.trim();
      const isSent = begun === readResults()?.request.designDescription.trim();
      writeDraft({
        ...draft,
        ...like,
        designDescription:
          begun && !isSent && !begun.startsWith(like.designDescription)
            ? `${like.designDescription}\n\n${begun}`
            : like.designDescription,
      });
    } catch {
      // without a network the form opens as it was left
    }
    await navigate('/ai-design?form=open');
  };
  return (
    <Button variant="outline" aria-disabled={isBusy} onClick={() => void start()}>
      Create Similar
    </Button>
  );
}
