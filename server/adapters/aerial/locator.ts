import type { Aerial } from '#server/ports/aerial.ts';

/** No aerial picture: our own map of the area. */
export const locatorAerial: Aerial = {
  kind: 'map',
  source: 'Our own map of the area',
  attribution:
    'Made with Natural Earth. Contains OS data © Crown copyright and database right 2014. Contains Royal Mail data © Royal Mail copyright and database right 2014.',
  mayPrint: true,
  delivery: { by: 'map' },
};
