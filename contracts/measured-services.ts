/** What can be priced by metres, apart from the schemas, so that the calculator's page need not load those. */
export const BY_METRES_API = '/api/price-list/by-metres';
export const LEAST_METRES = 2;
export const MOST_METRES = 60;

/** Services that the designer lays and prices, each with the kinds of ground it is about; null: the whole garden. */
export const MEASURED_SERVICES = {
  'complete-landscaping': null,
  'paving-stonework': ['terrace', 'path'],
  'planting-landscaping': ['bed'],
  'lawn-installation': ['lawn'],
} as const;
export type MeasuredService = keyof typeof MEASURED_SERVICES;
export const isMeasured = (service: string): service is MeasuredService =>
  Object.hasOwn(MEASURED_SERVICES, service);
