import { useState } from 'react';
import { SHARING_API } from '#contracts/sharing-paths.ts';
import { callApi, plainWordsOf } from './call-api.ts';
import { findOwnSession, rememberOwnDesigns } from './own-designs.ts';
import { type Shareable, sharePage } from './share.ts';

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
