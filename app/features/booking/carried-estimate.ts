import { useEffect, useState } from 'react';
import { PRICE_LIST_API, type PriceList } from '#contracts/price-list.ts';
import { longDate, pounds, lowerFirst } from '#engine/model/format.ts';

/** `fact` goes with a booking, `enquiryPath` leads to the form that asks for a quote with it. */
export type CarriedEstimate = { fact: { label: 'Estimate'; value: string }; enquiryPath: string };
const fetchList = async (): Promise<PriceList> =>
  (await (await fetch(PRICE_LIST_API)).json()) as PriceList;
const CALCULATOR = '/cost-calculator';

/**
 * The estimate that a visitor comes from: the calculator writes its choice into its address, and the browser says where a link
 * was followed. Nothing is kept for it.
 * @param referrer document.referrer
 * @param origin of this site
 * @param readList the price list; asked for only where an estimate was come from
 * @returns null where the visitor came from elsewhere, or before anything was chosen
 */
export async function readCarriedEstimate(
  referrer: string,
  origin: string,
  readList: () => Promise<PriceList> = fetchList,
): Promise<CarriedEstimate | null> {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (from.origin !== origin || from.pathname.replace(/\/$/, '') !== CALCULATOR) return null;
  if (from.searchParams.size === 0) return null;
  const [{ estimateOf, readChoice, writeChoice }, list] = await Promise.all([
    import('#content/calculator/estimate.ts'),
    readList(),
  ]);
  const choice = readChoice(from.searchParams, list);
  const estimate = estimateOf(choice, list);
  if (!estimate) return null;
  const { service, size, additionalServices, total } = estimate;
  const extras =
    additionalServices.length > 0
      ? `; with ${additionalServices.map(({ name }) => lowerFirst(name)).join(', ')}`
      : '';
  const price = `${pounds(total / 100)}${service.isMonthly ? ' for the first month' : ''}, list of ${longDate(list.priceDate)}`;
  const value = `${service.name}, ${size} garden: ${price}${extras}`.slice(0, 200);
  return {
    fact: { label: 'Estimate', value },
    enquiryPath: `/enquiry/new?${writeChoice(choice, list).toString()}`,
  };
}

/** Available shortly after hydration; null until then, and if there is none. */
export function useCarriedEstimate(): CarriedEstimate | null {
  const [estimate, setEstimate] = useState<CarriedEstimate | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without its words the booking goes out all the same.
    void readCarriedEstimate(document.referrer, location.origin).then(
      (found) => isHere && setEstimate(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return estimate;
}
