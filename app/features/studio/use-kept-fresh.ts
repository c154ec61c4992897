/** A design that is kept on this device is kept as it was saved last. */
import { useEffect } from 'react';
import { renewKeptStudio } from '#app/pwa/kept-designs.ts';

/** One who goes on is not followed change by change. */
const AFTER_MS = 2500;

/** @param saved what stands on the server; null while something waits */
export function useKeptFresh(id: string, saved: unknown): void {
  useEffect(() => {
    if (saved === null) return;
    const timer = setTimeout(() => void renewKeptStudio(id), AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, saved]);
}
