/** The cost calculator's arithmetic: base plus extras, in whole pence. */
import {
  type CostService,
  type ExtraService,
  GARDEN_SIZES,
  type GardenSize,
  type PriceList,
} from '#contracts/price-list.ts';
import { VAT_RATE } from './price-facts.ts';

/** What has been chosen so far. */
export type Choice = {
  service: string | null;
  size: GardenSize | null;
  extras: readonly string[];
};

export const COMPLEXITIES = ['Basic', 'Standard', 'Complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];
/** What each word means for the work. */
export const COMPLEXITY_WORDS: Record<Complexity, string> = {
  Basic: 'One trade, one sequence of work.',
  Standard: 'One or two extras to fit into the sequence.',
  Complex: 'Three extras or more: the order of the work matters, and we plan it with you.',
};

export type EstimateLine = { id: string; name: string; covers: string; pence: number };
export type Estimate = {
  service: CostService;
  size: GardenSize;
  basePrice: number;
  /** How much of the service the base pays for. */
  baseCovers: string;
  additionalServices: EstimateLine[];
  /** Base plus the extras, pence. For a monthly service: what the first month comes to. */
  total: number;
  timeframe: string;
  complexity: Complexity;
};

/** Basic without extras, Standard with one or two, Complex with more. */
export function complexityOf(extras: number): Complexity {
  if (extras === 0) return 'Basic';
  return extras <= 2 ? 'Standard' : 'Complex';
}

/** The estimate for a choice; null until a service and a size are chosen. Extras stand in the list's order, each once. */
export function estimateOf(choice: Choice, list: PriceList): Estimate | null {
  const service = list.services.find((one) => one.id === choice.service);
  const { size } = choice;
  if (!service || !size) return null;
  const additionalServices = list.extras
    .filter((extra) => choice.extras.includes(extra.id))
    .map((extra) => lineOf(extra, size));
  const { basePence, timeframe, covers } = service.sizes[size];
  return {
    service,
    size,
    basePrice: basePence,
    baseCovers: covers,
    additionalServices,
    total: additionalServices.reduce((sum, line) => sum + line.pence, basePence),
    timeframe,
    complexity: complexityOf(additionalServices.length),
  };
}
const lineOf = (extra: ExtraService, size: GardenSize): EstimateLine => ({
  id: extra.id,
  name: extra.name,
  covers: extra.sizes[size].covers,
  pence: extra.sizes[size].pence,
});

/** The VAT of a sum that is stated with it or without it, to the penny. */
export function vatOf(pence: number, isIncluded: boolean): number {
  return isIncluded ? pence - Math.round(pence / (1 + VAT_RATE)) : Math.round(pence * VAT_RATE);
}

const known = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => one === value) ?? null;

/** A choice as it stands in an address; what the list does not know is left out. */
export function readChoice(params: URLSearchParams, list: PriceList): Choice {
  const asked = new Set(params.getAll('extras').flatMap((text) => text.split(',')));
  const service = params.get('service');
  return {
    service: list.services.find((one) => one.id === service)?.id ?? null,
    size: known(GARDEN_SIZES, params.get('size')),
    extras: list.extras.filter(({ id }) => asked.has(id)).map(({ id }) => id),
  };
}

/** The address's part for a choice, the same for the same choice. */
export function writeChoice(choice: Choice, list: PriceList): URLSearchParams {
  const params = new URLSearchParams();
  if (choice.service) params.set('service', choice.service);
  if (choice.size) params.set('size', choice.size);
  for (const { id } of list.extras) if (choice.extras.includes(id)) params.append('extras', id);
  return params;
}

export const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.service === b.service &&
  a.size === b.size &&
  a.extras.toSorted().join(' ') === b.extras.toSorted().join(' ');
