import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { currentQueryClient } from '#app/lib/query-client.ts';

/** Pages that keep data in the browser: one client, filled by what the server already read. */
export default function WithData() {
  const [client] = useState(currentQueryClient);
  const state = useMatches()
    .map((match) => (match.loaderData as { queries?: DehydratedState } | undefined)?.queries)
    .find(Boolean);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
