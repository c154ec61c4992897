import { locatorAerial } from '#server/adapters/aerial/locator.ts';
import {
  amazonLocationAerial,
  esriStaticAerial,
  mapboxDirectAerial,
  stadiaAerial,
} from '#server/adapters/aerial/providers.ts';
import type { Aerial } from '#server/ports/aerial.ts';

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
