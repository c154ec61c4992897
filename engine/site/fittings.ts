/** Small things by the house that are asked for: a tap, a socket, a handrail. */
import { thingsNamed } from '../brief/named-things.ts';
import type { Brief } from '../model/brief.ts';
import { FITTINGS, type Fitting } from '../model/site.ts';

/** By what a thing is called. */
export const FITTING_CALLED: Readonly<Record<string, Fitting>> = {
  'an outdoor tap': 'tap',
  'outdoor power': 'power',
  'a charger for a car': 'charger',
  'a handrail': 'rail',
};

/** What was read as one without being named. */
const BY_CONCEPT: Readonly<Record<string, Fitting>> = { tap: 'tap', power: 'power' };

export function fittingsAsked({ wishes }: Brief): Fitting[] {
  const asked = new Set(
    wishes
      .filter(({ held, plant }) => !held && plant === null)
      .flatMap(({ quote, concept }) => {
        const named = thingsNamed(quote);
        if (!named.length) return [BY_CONCEPT[concept]];
        return named.map(({ called, isDenied }) =>
          isDenied ? undefined : FITTING_CALLED[called.name],
        );
      }),
  );
  return FITTINGS.filter((fitting) => asked.has(fitting));
}
