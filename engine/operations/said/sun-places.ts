/** Places that are wished for by their sun: in the sun, in the evening sun, in the shade. */
import type { GardenModel } from '../../model/garden.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Mm } from '../../model/shapes.ts';
import { layoutShades } from '../../sunlight/shades.ts';
import { siteSun } from '../../sunlight/site-sun.ts';
import type { Wished } from '../places.ts';

/** Hours a day, April to August, that one place has to have more than another to be called sunnier. */
const CLEARLY_MORE = 0.5;
/** What an hour weighs beside where a thing likes to stand. */
const PER_HOUR = 3;

type SunWish = {
  wants: 'sun' | 'shade';
  /** Hours of direct sun a day at a place, of the part of the day that is meant. */
  hoursAt(x: Mm, y: Mm): number;
  /** "evening sun" */
  name: string;
};

const SHADE =
  /\b(?:out of|away from|off|less) (?:the )?(?:\w+ )?sun\b|\b(?:in|into) (?:the |some |more )?shade\b|\bshad(?:y|ier|iest)\b|\bcool(?:er|est)? (?:spot|place|corner)\b/;
const SUN =
  /\blast of the sun\b|\b(?:in|into|for|with|where|get|gets|catch|catches|more|most) .*\b(?:sun|sunshine|sunlight)\b|\bsunn(?:y|ier|iest)\b|\bwarmest (?:spot|place|corner)\b/;

/** Null where nothing is said of sun in the words of a place. */
export function sunWishOf(where: string, { site, layout }: GardenModel): SunWish | null {
  const wants = SHADE.test(where) ? 'shade' : SUN.test(where) ? 'sun' : null;
  if (!wants) return null;
  const sun = siteSun(site, layoutShades(layout));
  const part = /\bevening\b|\blast of the sun\b|\bafter work\b|\bsunset\b/.test(where)
    ? ({ hoursAt: sun.eveningHoursAt, name: 'evening sun' } as const)
    : /\bmorning\b|\bbreakfast\b/.test(where)
      ? ({ hoursAt: sun.morningHoursAt, name: 'morning sun' } as const)
      : ({ hoursAt: sun.hoursAt, name: 'sun' } as const);
  return { wants, ...part };
}

export function sunWished(said: Pick<SaidChange, 'where'>, model: GardenModel): Wished | null {
  const wish = sunWishOf(said.where, model);
  return wish && ((x, y) => (wish.wants === 'sun' ? 1 : -1) * PER_HOUR * wish.hoursAt(x, y));
}

/** What the sun is at one place and at another; null where nothing is said of sun. */
export function sunAfter(
  said: Pick<SaidChange, 'where'>,
  model: GardenModel,
  { from, to }: { from: { x: Mm; y: Mm }; to: { x: Mm; y: Mm } },
): { isBetter: boolean; says: string; stays: string } | null {
  const wish = sunWishOf(said.where, model);
  if (!wish) return null;
  const [was, is] = [wish.hoursAt(from.x, from.y), wish.hoursAt(to.x, to.y)];
  const gained = wish.wants === 'sun' ? is - was : was - is;
  const hours = (of: number) => `${of.toFixed(1).replace('.0', '')} h of ${wish.name} a day`;
  return {
    isBetter: gained >= CLEARLY_MORE,
    says: `${hours(is)} there in summer, ${hours(was)} before.`,
    stays: `It has ${hours(was)} in summer where it stands, and no free place has clearly ${wish.wants === 'sun' ? 'more' : 'less'}.`,
  };
}
