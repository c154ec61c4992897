import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SimilarRequest } from '#contracts/design.ts';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { callApi } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';

/** As the form of the design tool keeps what is typed; its own module would come with this page, and weigh on both. */
const DRAFT_KEY = 'plotwright-design-draft',
  RESULTS_KEY = 'plotwright-design-results';

function keepAsDraft(like: SimilarRequest): void {
  const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept;
  const draft = read(DRAFT_KEY);
  const begun = draft.designDescription?.trim() ?? '';
  const isSent = begun === read(RESULTS_KEY).request?.designDescription?.trim();
  // what was begun and never sent is not lost
  const isNew = begun !== '' && !isSent && !begun.startsWith(like.designDescription);
  const designDescription = like.designDescription + (isNew ? `\n\n${begun}` : '');
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, ...like, designDescription }));
}
type Kept = { designDescription?: string; request?: { designDescription?: string } };

/** The form of the design tool with what this garden has in it, to say otherwise what is to be other. */
export function CreateSimilar({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const like = await callApi<SimilarRequest>(SHARING_API.similar(id));
      keepAsDraft(like);
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
