import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '#contracts/admin-paths.ts';

const SHOWN_IN = [
  ADMIN_API.complaints,
  ADMIN_API.cancellations,
  ADMIN_API.mail,
  '/api/admin/stats',
  '/api/admin/today',
];

/** Fetches anew whatever shows complaints. */
export function useRenew(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && SHOWN_IN.some((start) => key.startsWith(start)),
    });
}
