import { useEffect, useState } from 'react';
import { longDate, pounds, lowerFirst } from '#engine/model/format.ts';

/** `fact` goes with a booking, `enquiryPath` leads to the form that asks for a quote with it. */
export type CarriedEstimate = { fact: { label: 'Estimate'; value: string }; enquiryPath: string };
const CALCULATOR = '/cost-calculator';

/**
 * The estimate that a visitor comes from: the calculator writes its choice into its address, and the browser says where a link
 * was followed. Nothing is kept for it.
 * @param referrer document.referrer
 * @param origin of this site
 * @returns null where the visitor came from elsewhere, or before anything was chosen
 */
export async function readCarriedEstimate(
  referrer: string,
  origin: string,
): Promise<CarriedEstimate | null> {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (from.origin !== origin || from.pathname.replace(/\/$/, '') !== CALCULATOR) return null;
  const [{ estimateOf, readChoice, writeChoice }, { PRICE_LIST_DATE, SIZE_BANDS }] =
    await Promise.all([
      import('#content/calculator/estimate.ts'),
      import('#content/calculator/price-list.ts'),
    ]);
  const choice = readChoice(from.searchParams);
  const estimate = estimateOf(choice);
  if (!estimate) return null;
  const { service, size, additionalServices, total } = estimate;
  const extras =
    additionalServices.length > 0
      ? `; with ${additionalServices.map(({ name }) => lowerFirst(name)).join(', ')}`
      : '';
  const price = `${pounds(total / 100)}${service.isMonthly ? ' for the first month' : ''}, list of ${longDate(PRICE_LIST_DATE)}`;
  const value =
    `${service.name}, ${SIZE_BANDS[size].label.toLowerCase()} garden: ${price}${extras}`.slice(
      0,
      200,
    );
  return {
    fact: { label: 'Estimate', value },
    enquiryPath: `/enquiry/new?${writeChoice(choice).toString()}`,
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
