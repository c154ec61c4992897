/** All that a browser needs to design a garden without a network. What is the firm's alone is not in it. */
import type { DesignKit } from '#contracts/design-kit.ts';
import { customerPrices } from '#engine/model/customer-prices.ts';
import type { Context } from '#server/context.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { homeOutcode } from '#server/features/settings/home.ts';
import type { Places } from '#server/ports/places.ts';

export async function readDesignKit({
  ctx,
  places,
}: {
  ctx: Context;
  places: Places;
}): Promise<DesignKit> {
  const [{ catalogue, retired = [], rates }, home] = await Promise.all([
    readReference({ ctx }),
    homeOutcode(ctx).then((outcode) => places.find(null, outcode)),
  ]);
  return {
    prices: customerPrices(rates),
    plants: catalogue.plants.filter(({ id }) => !retired.includes(id)),
    home: home.place,
  };
}
