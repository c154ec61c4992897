/** The plants' list: fetched in parts, and kept up to date in each. */
import { useQueryClient } from '@tanstack/react-query';
import {
  ADMIN_PLANTS_PATH,
  type AdminPlant,
  type AdminPlantPage,
} from '#contracts/admin-plants.ts';
import type { PlantCategory } from '#contracts/site-words.ts';

/** Plants fetched and drawn together: whole rows in one, two and three columns. */
export const CHUNK_SIZE = 12;

export type ListView = { search: string; category: PlantCategory | ''; only: string; sort: string };

/** @param page from 1 */
export function listUrl({ search, category, only, sort }: ListView, page: number): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(CHUNK_SIZE) });
  for (const [name, value] of Object.entries({ search, category, only, sort }))
    if (value) query.set(name, value);
  return `${ADMIN_PLANTS_PATH}?${query}`;
}

const isPart = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
  typeof key === 'string' && key.startsWith(`${ADMIN_PLANTS_PATH}?`);

/** Shows a change in every part of the list at once; all that may show the plant is then fetched again. */
export function usePlantCache() {
  const client = useQueryClient();
  const change = (edit: (plants: AdminPlant[]) => AdminPlant[]) => {
    client.setQueriesData<AdminPlantPage>({ predicate: isPart }, (page) =>
      page ? { ...page, plants: edit(page.plants) } : page,
    );
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && (key.startsWith('/api/admin/') || key === '/api/plants'),
    });
  };
  return {
    nameOf: (id: string) =>
      client
        .getQueriesData<AdminPlantPage>({ predicate: isPart })
        .flatMap(([, page]) => page?.plants ?? [])
        .find((plant) => plant.id === id)?.name ?? null,
    put: (saved: AdminPlant) =>
      change((plants) => plants.map((plant) => (plant.id === saved.id ? saved : plant))),
    remove: (id: string) => change((plants) => plants.filter((plant) => plant.id !== id)),
  };
}
