/** The layout with other areas, and its shares measured anew. */
import { area as areaOf } from '../geometry/region.ts';
import { sharesOf } from '../layout/shares.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';

export const withShares = (model: GardenModel, areas: Area[]): GardenModel => ({
  ...model,
  layout: {
    ...model.layout,
    areas,
    shares: sharesOf(areas, areaOf([[model.site.boundary]])),
  },
});
