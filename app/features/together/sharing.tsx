/** Addresses to pass on: of a design as it stands, and of those of one garden side by side. One file, so that pages list one. */
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { findOwnSession, rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { type Shareable, sharePage } from '#app/lib/share.ts';
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

/**
 * Shares a design as it is saved: the address stays at that state, whatever is changed afterwards. The browser that asked for
 * the design knows the state for its own, so that it can go on from there.
 * @param isFixed it never changes, so that its own address is asked of nobody
 */
export function useShareState(id: string, { isFixed = false } = {}) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const share = async (of: Omit<Shareable, 'url'>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const kept = isFixed
        ? { id }
        : await callApi<{ id: string }>(SHARING_API.state(id), { json: {} });
      const sessionId = findOwnSession(id);
      if (sessionId && kept.id !== id) rememberOwnDesigns([kept.id], sessionId);
      const url = new URL(`/design/${kept.id}`, location.href).href;
      await sharePage({ ...of, url }, 'Link copied to clipboard!');
    } catch (error) {
      setFault(plainWordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { share, isBusy, fault };
}
