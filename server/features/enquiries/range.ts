/** What an enquiry's work would cost, with what the way in adds: of the first design that was sent, else of the calculator's choice. */
import type { VatMode } from '#contracts/vat-words.ts';
import { applyAccess, basisOfService } from '#content/enquiries/access-rules.ts';
import { estimateOf, readChoice } from '#content/calculator/estimate.ts';
import type { AccessAnswers, EnquiryEstimate, EnquiryRange } from '#contracts/enquiries.ts';
import { type PriceList, sizeBands } from '#contracts/price-list.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { EnquiryDesignRow } from '#server/features/enquiries/parts-repo.ts';
import type { EnquiryRow } from '#server/features/enquiries/repo.ts';
import { basisOfSnapshot, readFigures, snapshotOf } from '#server/features/enquiries/snapshot.ts';

/** As it is stored. */
export type StoredEstimate = EnquiryEstimate & { serviceId: string };

/** null for a choice that the price list does not know. @param mode as the firm states its prices */
export function reckonChoice(
  { service, size, extras }: { service: string; size: string; extras: readonly string[] },
  mode: VatMode,
  list: PriceList,
): StoredEstimate | null {
  const params = new URLSearchParams({ service, size });
  for (const extra of extras) params.append('extras', extra);
  const estimate = estimateOf(readChoice(params, list), list);
  if (!estimate) return null;
  return {
    serviceId: estimate.service.id,
    service: estimate.service.name,
    size: sizeBands(list)[estimate.size].band,
    timeframe: estimate.timeframe,
    lines: [
      { name: estimate.service.name, pence: estimate.basePrice },
      ...estimate.additionalServices.map(({ name, pence }) => ({ name, pence })),
    ],
    totalPence: estimate.total,
    includesVat: mode === 'included',
    isVatFree: mode === 'none',
    priceDate: list.priceDate,
  };
}

export const readEstimate = (row: Pick<EnquiryRow, 'calculator'>): StoredEstimate | null =>
  row.calculator === null ? null : (JSON.parse(row.calculator) as StoredEstimate);

export async function rangeOf(
  row: Pick<EnquiryRow, 'access' | 'calculator'>,
  designs: readonly EnquiryDesignRow[],
): Promise<EnquiryRange | null> {
  const answers = JSON.parse(row.access) as AccessAnswers;
  const first = designs[0];
  const estimate = readEstimate(row);
  if (first) {
    const figures = await readFigures(first);
    return rangeFrom(basisOfSnapshot(figures), answers, {
      of: figures.title,
      includesVat: true,
      isVatFree: figures.vatPence === 0,
      priceDate: figures.priceDate,
    });
  }
  return (
    estimate &&
    rangeFrom(basisOfService(estimate.serviceId, estimate.totalPence), answers, {
      of: estimate.service,
      includesVat: estimate.includesVat,
      isVatFree: estimate.isVatFree ?? false,
      priceDate: estimate.priceDate,
    })
  );
}

export type AccessPrice = Pick<EnquiryRange, 'lines' | 'includesVat' | 'isVatFree'>;

/** What answers about access add to the price of a stored garden. */
export const priceAccess = (garden: GardenDesign, answers: AccessAnswers): AccessPrice => ({
  lines: applyAccess(basisOfSnapshot(snapshotOf(garden, '', 0)), answers).lines,
  includesVat: true,
  isVatFree: garden.costing.vatPence === 0,
});

function rangeFrom(
  basis: Parameters<typeof applyAccess>[0],
  answers: AccessAnswers,
  about: Pick<EnquiryRange, 'of' | 'includesVat' | 'isVatFree' | 'priceDate'>,
): EnquiryRange {
  const { lines, after, open } = applyAccess(basis, answers);
  return {
    ...about,
    before: { lowPence: basis.lowPence, highPence: basis.highPence },
    lines,
    after,
    open,
  };
}
