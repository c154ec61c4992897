/** Moving services: shown at once, saved at once, taken back when it cannot be saved. */
import { useRef, useState } from 'react';
import type { AdminService } from '#contracts/admin-services.ts';
import { API } from '#contracts/routes.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useListCache } from '#app/features/admin/use-admin-list.ts';
import { useFailure } from '#app/features/admin/use-failure.ts';
import { moveRow } from '#app/features/admin/use-drag-order.ts';
import { ADMIN_SERVICES, SERVICE_ORDER } from './addresses.ts';

export function useServiceOrder(services: readonly AdminService[]) {
  const cache = useListCache<AdminService>(ADMIN_SERVICES, [API.services]);
  const [announced, setAnnounced] = useState('');
  const { failure, clear, fail } = useFailure();
  /** The list as the server last had it, while moves are on their way. */
  const saved = useRef<readonly AdminService[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);

  /** One call at a time, always with the latest order, so that quick moves cannot overtake each other. */
  const send = async () => {
    while (wanted.current) {
      const ids = wanted.current;
      wanted.current = null;
      try {
        const rows = await adminFetch<AdminService[]>(SERVICE_ORDER, {
          method: 'PUT',
          json: { ids },
        });
        saved.current = rows;
        if (!wanted.current) cache.set(rows);
      } catch (error) {
        wanted.current = null;
        cache.set(saved.current ?? services);
        setAnnounced('');
        fail(`Failed to update service: ${reasonOf(error)}`);
      }
    }
    saved.current = null;
    cache.renew();
  };

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= services.length) return;
    clear();
    const isSending = saved.current !== null;
    saved.current ??= services;
    const rows = moveRow(services, from, to).map((service, index) => ({
      ...service,
      order: index + 1,
    }));
    cache.set(rows);
    wanted.current = rows.map((service) => service.id);
    setAnnounced(`${services[from]!.title} is now ${to + 1} of ${services.length}`);
    if (!isSending) void send();
  };
  return { move, announced, failure };
}
