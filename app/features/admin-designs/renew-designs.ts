import type { QueryClient } from '@tanstack/react-query';
import type { DesignIdea } from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { API } from '#contracts/routes.ts';
import { leaveList } from '#app/features/admin/leave-list.ts';
import { conceptsOf } from './idea-words.ts';

/** Everything that shows designs, or counts them. */
const SHOWN_IN = [
  ADMIN_API.designIdeas,
  API.designLibrary,
  API.heroImages,
  '/api/admin/stats',
  '/api/admin/bin',
  '/api/designs/',
];

/** After designs were changed. */
export function renewDesigns(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && SHOWN_IN.some((start) => key.startsWith(start)),
  });
}

/** After an idea was deleted: it leaves the list at once, and a session takes with it what was shared of its designs. */
export function leaveDesigns(
  client: QueryClient,
  { id, source, designResults }: Pick<DesignIdea, 'id' | 'source' | 'designResults'>,
): void {
  const savedIds = new Set(
    source === 'designs' ? conceptsOf({ designResults }).map((concept) => concept.id) : [id],
  );
  const isGone = (one: DesignIdea) =>
    one.source === 'designs' ? source === 'designs' && one.id === id : savedIds.has(one.id);
  leaveList<DesignIdea>(client, ADMIN_API.designIdeas, isGone, (one) => ['all', one.source]);
  renewDesigns(client);
}

export type Opened = { kind: 'look' | 'delete'; idea: DesignIdea } | null;

const isSame = (a: DesignIdea, b: DesignIdea) => a.source === b.source && a.id === b.id;

/**
 * The open idea as in the current list, so that a newly shared design is named in the dialog. If the page drops it, the last version seen.
 * @returns the same object where nothing has changed
 */
export function lastSeen(opened: Opened, items: readonly DesignIdea[]): Opened {
  const live = opened && items.find((one) => isSame(one, opened.idea));
  return live && live !== opened.idea ? { ...opened, idea: live } : opened;
}
