/** What the garden comes to while the server has not said it: worked out here from what a unit of work costs the customer. */
import { useEffect, useState } from 'react';
import type { CustomerPrices } from '#engine/model/costing.ts';
import type { StudioState } from './studio-store.ts';

/** A drag is over before it is reckoned, ms. */
const SETTLED_MS = 60;
const here = () => import('./price-here.ts');

/** @returns pounds with VAT, beside what the server said last; null where that is right, or nothing can be reckoned */
export function useEstimate(
  { model, saved, plants, isFresh, figures }: StudioState,
  prices: CustomerPrices,
): number | null {
  const [estimate, setEstimate] = useState<{ of: unknown; total: number } | null>(null);
  useEffect(() => {
    // at hand before there is no network any more
    void here().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isFresh) return;
    const timer = setTimeout(() => {
      void here()
        .then(({ priceForCustomer }) => {
          const catalogue = { plants: [...plants.values()] };
          const pence =
            priceForCustomer(model, catalogue, prices) - priceForCustomer(saved, catalogue, prices);
          setEstimate({ of: model, total: figures.total + pence / 100 });
        })
        .catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [model, saved, plants, isFresh, figures, prices]);
  // to ten pounds: what a site costs by the week is not reckoned to the day here
  return isFresh || !estimate ? null : Math.round(estimate.total / 10) * 10;
}
