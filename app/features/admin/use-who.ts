/** Who is signed in, on every page of the back office. */
import { useRouteLoaderData } from 'react-router';
import { type Colleague, mayCall } from '#contracts/rights.ts';

/** Somebody beside the owner; null for the owner. */
export const useWho = (): Colleague | null =>
  useRouteLoaderData<{ who: Colleague | null }>('admin')?.who ?? null;

/** Whether a call is open to whoever is signed in: what is not theirs is not offered. */
export function useMay(method: string, url: string): boolean {
  return mayCall(useWho()?.role ?? null, method, url);
}
