/** The price of a garden as it stands on this device, fetched when the studio has opened. */
export { priceForCustomer } from '#engine/costing/customer-prices.ts';
