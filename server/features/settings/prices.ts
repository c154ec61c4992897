/** The cost calculator's prices: the owner's once they have been saved, the specified ones before. */
import { SPECIFIED_PRICES } from '#content/calculator/price-list.ts';
import { londonDay } from '#contracts/london-time.ts';
import { offeredPrices, type PriceList } from '#contracts/price-list.ts';
import type { Context } from '#server/context.ts';
import { readOwnSetting } from '#server/features/settings/own-settings.ts';

/** What visitors may choose, at the prices of the day on which they were last saved. */
export async function readPriceList({ ctx }: { ctx: Context }): Promise<PriceList> {
  const { values, version, updatedAt } = await readOwnSetting(ctx.db.read, 'prices');
  return offeredPrices({
    ...values,
    priceDate: version > 1 ? londonDay(new Date(updatedAt)) : SPECIFIED_PRICES.priceDate,
  });
}
