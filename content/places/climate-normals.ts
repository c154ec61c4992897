/**
 * Monthly climate normals 1991-2020, computed from Met Office historic station data.
 * Contains public sector information licensed under the Open Government Licence v3.0. Met Office historic station data.
 */
export type StationId = 'heathrow' | 'manston' | 'cambridge';
/** Twelve values each, January first. */
export type ClimateNormals = {
  label: string;
  meanMaxC: number[];
  meanMinC: number[];
  airFrostDays: number[];
  rainMm: number[];
  sunHours: number[];
  /** Share of years with any air frost in the month. */
  anyAirFrost: number[];
};

export const CLIMATE_NORMALS: Record<StationId, ClimateNormals> = {
  heathrow: {
    label: 'Heathrow (51.479,-0.449, 25 m)',
    meanMaxC: [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8],
    meanMinC: [2.7, 2.6, 4.1, 6.0, 9.1, 12.0, 14.2, 14.1, 11.6, 8.8, 5.3, 3.1],
    airFrostDays: [6.8, 6.2, 3.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3, 2.7, 7.2],
    rainMm: [58.8, 45.0, 38.8, 42.3, 45.9, 47.3, 45.8, 53.6, 49.6, 65.1, 66.6, 57.0],
    sunHours: [59.0, 75.9, 119.6, 169.3, 197.0, 196.6, 205.7, 192.4, 149.7, 110.5, 68.3, 53.2],
    anyAirFrost: [0.97, 0.97, 0.8, 0.47, 0.03, 0.0, 0.0, 0.0, 0.0, 0.2, 0.83, 0.93],
  },
  manston: {
    label: 'Manston (51.346,1.337, 49 m)',
    meanMaxC: [7.6, 8.0, 10.3, 13.2, 16.3, 19.5, 22.1, 22.2, 19.1, 15.1, 11.0, 8.3],
    meanMinC: [2.5, 2.4, 3.9, 5.8, 8.7, 11.4, 13.7, 14.0, 11.9, 9.1, 5.6, 3.2],
    airFrostDays: [5.9, 5.8, 2.7, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 1.3, 5.1],
    rainMm: [51.2, 40.8, 36.8, 37.8, 49.5, 43.2, 47.4, 51.5, 48.9, 73.7, 71.5, 62.6],
    sunHours: [63.8, 81.6, 130.3, 190.7, 224.4, 229.7, 236.2, 214.4, 168.4, 119.3, 75.8, 58.8],
    anyAirFrost: [0.97, 0.9, 0.77, 0.37, 0.03, 0.0, 0.0, 0.0, 0.0, 0.07, 0.53, 0.87],
  },
  cambridge: {
    label: 'Cambridge NIAB (52.245,0.102, 26 m)',
    meanMaxC: [7.7, 8.3, 11.0, 14.1, 17.4, 20.4, 23.1, 22.9, 19.6, 15.1, 10.7, 8.0],
    meanMinC: [1.9, 1.8, 3.1, 4.7, 7.4, 10.5, 12.6, 12.6, 10.5, 7.9, 4.5, 2.2],
    airFrostDays: [9.0, 8.7, 5.2, 2.6, 0.6, 0.0, 0.0, 0.0, 0.0, 0.7, 3.7, 9.2],
    rainMm: [48.6, 35.7, 32.9, 37.6, 43.2, 49.2, 48.3, 55.9, 50.7, 58.7, 52.6, 49.6],
    sunHours: [56.8, 75.8, 114.9, 152.4, 178.7, 182.5, 187.5, 182.3, 140.1, 113.5, 67.8, 52.0],
    anyAirFrost: [0.97, 0.97, 0.9, 0.8, 0.3, 0.0, 0.0, 0.0, 0.0, 0.3, 0.93, 0.97],
  },
};
