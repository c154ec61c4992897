/** The calls of the planting calendar's list, and what of the form they send. */
import { useQueryClient } from '@tanstack/react-query';
import type { z, ZodType } from 'zod';
import {
  ADMIN_PLANTS_PATH,
  type AdminPlant,
  type AdminPlantPage,
  PlantInput,
} from '#contracts/admin-plants.ts';
import { CALENDAR_SOILS, type PlantCategory } from '#contracts/site-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

/** Plants fetched and drawn together: whole rows in one, two and three columns. */
export const CHUNK_SIZE = 12;

export type ListView = { search: string; category: PlantCategory | ''; only: string; sort: string };

/** What the form holds: nothing is missing in it, and a choice may be empty. */
export type PlantFields = Required<
  Omit<
    z.input<typeof PlantInput>,
    | 'category'
    | 'sunRequirement'
    | 'difficulty'
    | 'sowingPeriod'
    | 'harvestingPeriod'
    | 'floweringPeriod'
    | 'description'
    | 'latinName'
    | 'heightM'
    | 'spacingCm'
  >
> & {
  category: string;
  sunRequirement: string;
  difficulty: string;
  sowingPeriod: string;
  harvestingPeriod: string;
  floweringPeriod: string;
  description: string;
  latinName: string;
  heightM: number | undefined;
  spacingCm: number | undefined;
};

/** What is not chosen yet is an empty text in the form, which the contract refuses in words. */
export const PlantForm = PlantInput as unknown as ZodType<PlantInput, PlantFields>;

export const EMPTY_PLANT: PlantFields = {
  name: '',
  latinName: '',
  category: '',
  imageUrl: '',
  sunRequirement: '',
  sowingPeriod: '',
  plantingPeriod: '',
  harvestingPeriod: '',
  floweringPeriod: '',
  description: '',
  difficulty: '',
  isLondonSuitable: false,
  isMoistureLoving: false,
  soils: [...CALENDAR_SOILS],
  gardenTypes: [],
  heightM: undefined,
  spacingCm: undefined,
};

export const toPlantFields = (plant: AdminPlant): PlantFields => ({
  name: plant.name,
  latinName: plant.latinName ?? '',
  category: plant.category,
  imageUrl: plant.imageUrl,
  sunRequirement: plant.sunRequirement,
  sowingPeriod: plant.sowingPeriod ?? '',
  plantingPeriod: plant.plantingPeriod,
  harvestingPeriod: plant.harvestingPeriod ?? '',
  floweringPeriod: plant.floweringPeriod ?? '',
  description: plant.description ?? '',
  difficulty: plant.difficulty ?? '',
  isLondonSuitable: plant.isLondonSuitable,
  isMoistureLoving: plant.isMoistureLoving,
  soils: plant.soils,
  gardenTypes: plant.gardenTypes,
  heightM: plant.heightM ?? undefined,
  spacingCm: plant.spacingCm ?? undefined,
});

const plantUrl = (id: string) => `${ADMIN_PLANTS_PATH}/${encodeURIComponent(id)}`;

/** @param page from 1 */
export function listUrl({ search, category, only, sort }: ListView, page: number): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(CHUNK_SIZE) });
  for (const [name, value] of Object.entries({ search, category, only, sort }))
    if (value) query.set(name, value);
  return `${ADMIN_PLANTS_PATH}?${query}`;
}

/** @throws AdminCallError */
export const readPlant = (id: string): Promise<AdminPlant> => adminFetch(plantUrl(id));

/** @param against what it is saved over; null adds a new one @throws AdminCallError */
export function savePlant(
  input: PlantInput,
  against: AdminPlant | null,
  requestKey: string,
): Promise<AdminPlant> {
  // What the form shows as empty is to be empty, where a call that leaves it out would keep it.
  const json = { ...input, heightM: input.heightM ?? null, spacingCm: input.spacingCm ?? null };
  return against
    ? adminFetch(plantUrl(against.id), { method: 'PUT', json, ifMatch: against.version })
    : adminFetch(ADMIN_PLANTS_PATH, { method: 'POST', json, requestKey });
}

/** @throws AdminCallError */
export const removePlant = ({ id, version }: AdminPlant): Promise<unknown> =>
  adminFetch(plantUrl(id), { method: 'DELETE', ifMatch: version });

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
