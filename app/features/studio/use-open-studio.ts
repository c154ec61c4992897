import { useState } from 'react';
import { useNavigate } from 'react-router';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { OwnCopy } from '#contracts/studio.ts';
import { callApi, CallError, plainWordsOf } from '#app/lib/call-api.ts';
import { isStudioKept } from '#app/pwa/kept-designs.ts';
import { rememberOwnDesigns } from '#app/lib/own-designs.ts';

/** Opens the studio for a copy of one's own of a design of the library. */
export function useStartFrom(id: string) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async () => {
    setOpening(true);
    setFault(null);
    try {
      const copy = await callApi<OwnCopy>(STUDIO_API.start(id), { json: {} });
      rememberOwnDesigns([copy.id], copy.sessionId);
      await navigate(`/studio/${copy.id}`);
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setOpening(false);
  };
  return { start, isOpening, fault };
}

/** Opens the studio for a design of one's own, or for a copy where the design has to stay as it is. */
export function useOpenStudio(id: string, sessionId: string) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    setFault(null);
    try {
      const opened = await callApi<{ id: string }>(STUDIO_API.open(id), { json: { sessionId } });
      if (opened.id !== id) rememberOwnDesigns([opened.id], sessionId);
      await navigate(`/studio/${opened.id}`);
    } catch (error) {
      if (error instanceof CallError && error.status === 0 && (await isStudioKept(id))) {
        await navigate(`/studio/${id}`);
        return;
      }
      setFault(plainWordsOf(error));
    }
    setOpening(false);
  };
  return { open, isOpening, fault };
}
