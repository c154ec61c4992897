import {
  amazonLocationAerial,
  esriStaticAerial,
  mapboxDirectAerial,
  stadiaAerial,
} from '#server/adapters/aerial/providers.ts';
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

type Choice =
  | { provider: 'locator' }
  | { provider: 'stadia' | 'esri-static' | 'amazon-location' | 'mapbox-direct'; key: string };
const MAKERS = {
  stadia: stadiaAerial,
  'esri-static': esriStaticAerial,
  'amazon-location': amazonLocationAerial,
  'mapbox-direct': mapboxDirectAerial,
};

export const chooseAerial = (choice: Choice): Aerial =>
  choice.provider === 'locator' ? locatorAerial : MAKERS[choice.provider]({ key: choice.key });
