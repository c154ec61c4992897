import { useCallback, useRef, useState } from 'react';
import type { SitePassport } from '#contracts/location.ts';
import { useSitePassport } from '#app/lib/site-passport.ts';
import { showToast } from '#app/ui/toast.ts';
import { analyseLocation, LocationError } from './analyse-location.ts';

export type LocationStatus = 'idle' | 'analyzing' | 'results';
export type LocationFailure = { plain: string; isField: boolean };

/** Idle, analyzing, results. Results are those of the kept passport, so that they are there again without a network. */
export function useLocationAnalysis(onComplete?: (passport: SitePassport) => void) {
  const { passport, update, forget } = useSitePassport();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const isRunning = useRef(false);

  const analyse = useCallback(
    async (typed: { postcode: string; houseNumber: string }) => {
      if (isRunning.current) return;
      if (!typed.postcode.trim()) {
        setFailure({
          plain: 'Please enter your postcode to analyze your garden location',
          isField: true,
        });
        showToast({
          title: 'Postcode Required',
          description: 'Please enter your postcode to analyze your garden location',
          tone: 'danger',
        });
        return;
      }
      isRunning.current = true;
      setPending(true);
      setFailure(null);
      try {
        const next = update(await analyseLocation(typed));
        showToast({ title: 'Location Analysis Complete' });
        onComplete?.(next);
      } catch (error) {
        console.warn(error instanceof Error ? error.message : error);
        setFailure(
          error instanceof LocationError
            ? { plain: error.plain, isField: error.isField }
            : { plain: 'Something went wrong. Please try again.', isField: false },
        );
        showToast({
          title: 'Analysis Error',
          description:
            'Unable to complete location analysis. Please check your postcode and try again.',
          tone: 'danger',
        });
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    [update, onComplete],
  );
  const status: LocationStatus = isPending ? 'analyzing' : passport?.postcode ? 'results' : 'idle';
  return { status, passport, failure, analyse, forget };
}
