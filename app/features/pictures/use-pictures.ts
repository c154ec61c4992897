import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DesignPicture, DesignPictures, PictureKind } from '#contracts/design.ts';
import { API } from '#contracts/routes.ts';
import { callApi } from '#app/lib/call-api.ts';
import { isWorthAsking, newsOf, pauseAfter } from './waiting.ts';

export type KnownPictures = DesignPictures & {
  /** Whether the server has been heard: until then nothing is known of what is on its way. */
  isHeard: boolean;
  /** Asks for kinds that are made only when somebody wants to see them. */
  ask: (kinds: PictureKind[]) => void;
  /** Asking for them went wrong. */
  isRefused: boolean;
};

/** A design's current pictures; polled while some are pending, at most every 1.5 s. */
export function usePictures(designId: string, known: readonly DesignPicture[] = []): KnownPictures {
  const url = API.designPictures(designId);
  const client = useQueryClient();
  const last = useRef({ news: '', at: 0 });
  const query = useQuery<DesignPictures>({
    queryKey: [url],
    queryFn: () => callApi<DesignPictures>(url),
    refetchInterval: ({ state }) => {
      if (!isWorthAsking(state.data, state.error, state.errorUpdateCount)) return false;
      const news = state.data ? newsOf(state.data) : '';
      if (news !== last.current.news) last.current = { news, at: state.dataUpdateCount };
      return pauseAfter(state.dataUpdateCount - last.current.at);
    },
  });
  const { mutate, isError } = useMutation({
    mutationFn: (kinds: PictureKind[]) => callApi<DesignPictures>(url, { json: { kinds } }),
    onSuccess: (answer) => client.setQueryData([url], answer),
  });
  const heard = query.data;
  return {
    pictures: heard?.pictures ?? [...known],
    pending: heard?.pending ?? [],
    failed: heard?.failed ?? [],
    isHeard: heard !== undefined,
    ask: mutate,
    isRefused: isError,
  };
}
