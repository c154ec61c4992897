import { QueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** A client with our defaults: no automatic refetching, staleness or retries. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => callApi(String(queryKey[0])),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One client per request on the server, one per tab in the browser. */
export function currentQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

/** Whether a fetch has failed with nothing to show: said until there is an answer, also while it is tried again. */
export const hasFailed = ({
  isError,
  isPending,
  errorUpdateCount,
}: {
  isError: boolean;
  isPending: boolean;
  errorUpdateCount: number;
}): boolean => isError || (isPending && errorUpdateCount > 0);
