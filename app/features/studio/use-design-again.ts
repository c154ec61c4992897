import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import type { PlotAnswer, PlotInput } from '#contracts/studio.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { rememberOwnDesigns } from '#app/lib/own-designs.ts';
import type { Studio } from './studio-store.ts';

const NOT_SAVED =
  'Your last changes are not saved yet, and would be missing. Try again once they are.';

/** Three gardens for the plot as it is now, opened in the studio when they are there. */
export function useDesignAgain(studio: Studio, id: string, sessionId: string) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const design = async (plot: Omit<PlotInput, 'sessionId'>) => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      // what was put by hand on this plot goes with it, as it is saved
      if (!(await studio.saveNow())) throw new Error(NOT_SAVED);
      const answer = await callApi<PlotAnswer>(STUDIO_API.plot(id), {
        json: { sessionId, ...plot },
      });
      rememberOwnDesigns(answer.designIds, answer.sessionId);
      const { carryTrace } = await import('#app/features/plot/trace/trace-store.ts');
      await carryTrace(id, answer.designIds);
      await navigate(`/studio/${answer.id}`, { state: { lost: answer.lost } });
    } catch (error) {
      setFault(
        error instanceof Error && error.message === NOT_SAVED ? NOT_SAVED : plainWordsOf(error),
      );
      setBusy(false);
    }
  };
  return { isBusy, fault, setFault, design };
}

/** What of the plot could not be taken along when this garden was designed again, told once. */
export function useLost(): string | null {
  const state: unknown = useLocation().state;
  const lost =
    typeof state === 'object' && state !== null && 'lost' in state ? state.lost : undefined;
  return typeof lost === 'string' ? lost : null;
}
