/** The sample garden’s place, as a postcode lookup gives it. */
import type { Place } from '#engine/model/site.ts';

export const samplePlace: Place = {
  postcode: 'RM1 3DS',
  outcode: 'RM1',
  district: 'Havering',
  latitudeDeg: 51.5769,
  longitudeDeg: 0.1827,
  soil: {
    texture: 'clay',
    ph: 6.8,
    drainage: 'impeded',
    name: 'Heavy clay (London Clay)',
    from: 'zone',
  },
  climate: {
    zone: 'outer-london',
    name: 'Outer London',
    leastHardiness: 'H4',
    safePlantingOut: '1 May',
    rainMmPerYear: 590,
  },
};
