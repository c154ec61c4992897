import type { QueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { API } from '#contracts/routes.ts';

/** Everything that shows designs, or counts them. */
const SHOWN_IN = [ADMIN_API.designIdeas, API.designLibrary, API.heroImages, '/api/admin/stats', '/api/admin/bin', '/api/designs/'];

/** After designs were changed. */
export function renewDesigns(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && SHOWN_IN.some((start) => key.startsWith(start)) });
}
