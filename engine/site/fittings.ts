/** Small things by the house that are asked for: a tap, a socket, a handrail. */
import { thingsNamed } from '../brief/named-things.ts';
import type { Brief } from '../model/brief.ts';
import { FITTINGS, type Fitting } from '../model/site.ts';

/** By what a thing is called. */
export const FITTING_CALLED: Readonly<Record<string, Fitting>> = {
  'an outdoor tap': 'tap',
  'outdoor power': 'power',
  'a handrail': 'rail',
};

export function fittingsAsked({ wishes }: Brief): Fitting[] {
  const asked = new Set(
    wishes
      .filter(({ held, plant }) => !held && plant === null)
      .flatMap(({ quote }) => thingsNamed(quote))
      .flatMap(({ called, isDenied }) => (isDenied ? [] : [FITTING_CALLED[called.name]])),
  );
  return FITTINGS.filter((fitting) => asked.has(fitting));
}
