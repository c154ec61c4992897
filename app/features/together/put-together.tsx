import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { findOwnSession, rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';

/** Lays a design and the others of its garden side by side, at an address that can be passed on. */
export function PutTogether({ id, className }: { id: string; className?: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const sessionId = findOwnSession(id);
      const board = await callApi<{ id: string; designIds: string[] }>(SHARING_API.together(id), {
        json: { sessionId },
      });
      if (sessionId) rememberOwnDesigns(board.designIds, sessionId);
      await navigate(`/together/${board.id}`);
    } catch (error) {
      setFault(plainWordsOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={className}>
      <Button variant="outline" aria-disabled={isBusy} onClick={() => void open()}>
        <Columns3 aria-hidden size={17} strokeWidth={1.6} />
        Side by side, to share
      </Button>
      {fault ? <FieldError id={`together-fault-${id}`}>{fault}</FieldError> : null}
    </div>
  );
}
