/** A plant as its form has it. */
import type { z, ZodType } from 'zod';
import { type AdminPlant, PlantInput } from '#contracts/admin-plants.ts';
import { CALENDAR_SOILS } from '#contracts/site-words.ts';

/** Nothing is missing in it, and a choice may be empty. */
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
export const PlantSchema = PlantInput as unknown as ZodType<PlantInput, PlantFields>;

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
  harm: null,
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
  harm: plant.harm ?? null,
});
