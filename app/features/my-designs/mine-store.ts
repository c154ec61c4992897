/** What this device made, as the server has it, or as it was last seen. */
import { MineAnswer, type MineInput, type AskedGarden } from '#contracts/mine.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { callApi, CallError } from '#app/lib/call-api.ts';
import { findOwnSession, listOwnSessions, rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { listKeptDesigns } from '#app/pwa/kept-designs.ts';
import type { z } from 'zod';

const KEY = 'plotwright-my-designs';

export type Mine = {
  requests: AskedGarden[];
  /** No connection: the list is as it was last seen here. */
  isOld: boolean;
  /** Ids of the designs that open without a connection. */
  kept: string[];
};

/** @throws CallError */
export const fetchRequests = async (sessionIds: readonly string[]): Promise<AskedGarden[]> =>
  (
    await callApi<MineAnswer>(STUDIO_API.mine, {
      json: { sessionIds: [...sessionIds] } satisfies z.input<typeof MineInput>,
    })
  ).requests;

/** Designs that another device made within the same requests become this one's as well. */
export function remember(requests: readonly AskedGarden[]): void {
  for (const { sessionId, designs } of requests) {
    const ids = designs.map(({ id }) => id).filter((id) => findOwnSession(id) === null);
    if (ids.length) rememberOwnDesigns(ids, sessionId);
  }
}

/** @throws CallError where there is neither an answer nor a list from before */
export async function readMine(): Promise<Mine> {
  const sessionIds = listOwnSessions();
  const kept = await listKeptDesigns().catch(() => []);
  if (!sessionIds.length) return { requests: [], isOld: false, kept };
  try {
    const requests = await fetchRequests(sessionIds);
    remember(requests);
    keepList(requests);
    return { requests, isOld: false, kept };
  } catch (error) {
    const before = readList();
    if (before && error instanceof CallError && error.status === 0)
      return { requests: before, isOld: true, kept };
    throw error;
  }
}

function keepList(requests: readonly AskedGarden[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ requests }));
  } catch {
    // It is read again with a connection.
  }
}

function readList(): AskedGarden[] | null {
  try {
    return MineAnswer.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).requests;
  } catch {
    return null;
  }
}

export function forgetList(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Requests with the designs that a search leaves, by words of the description, the names and the kind. */
export function searched(requests: readonly AskedGarden[], search: string): AskedGarden[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return requests.flatMap((request) => {
    const designs = request.designs.filter(({ title, projectTypeLabel }) =>
      has(`${request.words} ${title} ${projectTypeLabel}`),
    );
    return designs.length ? [{ ...request, designs }] : [];
  });
}
