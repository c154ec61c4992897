/** Says in at most three lines which wishes the designs lack. */
import { capitalise, joinList } from '../model/format.ts';
import { isPlural, phraseOf } from '../features/names.ts';
import type { FeatureId, Problem } from '../model/brief.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Ask } from './plan-types.ts';

const COUNTS = ['', 'one design', 'two designs', 'all three designs'];

/** True when its absence is worth a line: asked for in words, or the one answer to a preference. */
export const isMissed = (ask: Ask, feature: FeatureId): boolean =>
  ask.inWords.has(feature) ||
  (feature === 'play' && ask.items.some((item) => item.id === feature && item.tier === 2)) ||
  (feature === 'water' && ask.items.some((item) => item.id === feature && item.tier === 2));

/** One line for what all three designs lack, one for what two lack, one for one. `said`: features already mentioned elsewhere. */
export function sayMissing(
  layouts: readonly Layout[],
  ask: Ask,
  said: readonly FeatureId[],
): Problem[] {
  const counts = new Map<FeatureId, number>();
  for (const layout of layouts)
    for (const { feature } of layout.unplaced)
      if (isMissed(ask, feature) && !said.includes(feature))
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [3, 2, 1].flatMap((count): Problem[] => {
    const features = [...counts]
      .filter(([, lacking]) => Math.min(3, lacking) === count)
      .map(([feature]) => feature);
    return features.length
      ? [
          {
            code: 'does-not-fit',
            severity: count === layouts.length ? 'warning' : 'note',
            message: lineFor(features, count),
          },
        ]
      : [];
  });
}

function lineFor(features: readonly FeatureId[], count: number): string {
  const names = features.map(phraseOf),
    many = features.length > 1 || isPlural(features[0]!);
  const them = many ? 'them' : 'it';
  if (count === 3)
    return `There was no room for ${joinList(names, 'or')} beside what else you asked for. Tell us what matters less and we will draw ${them}.`;
  const each = features.length > 1 ? ' each' : '';
  return `${capitalise(joinList(names, 'and'))} ${many ? 'are' : 'is'}${each} missing from ${COUNTS[count]}: there was no room for ${them} there beside the rest.`;
}

/** Said when a table seats fewer than were asked for in words. */
export function saySmallTables(layouts: readonly Layout[], seatsFor: number): Problem[] {
  const seats = layouts.flatMap((layout) =>
    layout.furnishings
      .filter((thing: Furnishing) => thing.kind === 'dining-set')
      .map((thing) => thing.seats ?? 0),
  );
  const small = seats.filter((each) => each < seatsFor);
  if (!small.length) return [];
  const where =
    small.length === layouts.length
      ? 'In all three designs'
      : small.length === 1
        ? 'In one design'
        : 'In two designs';
  return [
    {
      code: 'small-table',
      severity: 'note',
      message: `${where} the table seats ${Math.min(...small)} of the ${seatsFor} you asked for: a longer one would leave no clear floor to pull the chairs back.`,
    },
  ];
}

/** What a car on the plot asks of its owner, or that none fits. */
export function sayParking(layouts: readonly Layout[], ask: Ask): Problem[] {
  if (!ask.parking) return [];
  const bays = layouts.filter((layout) =>
    layout.areas.some((area) => area.id === 'parking'),
  ).length;
  if (!bays)
    return [
      {
        code: 'parking-does-not-fit',
        severity: 'warning',
        message:
          'A parking bay of 2.4 × 4.8 m, the least a car needs, does not fit beside the way to the door, so none is drawn.',
      },
    ];
  return [
    {
      code: 'parking-bay',
      severity: 'note',
      message: `The parking bay is open to the street${bays < layouts.length ? ' where it is drawn' : ''}: a dropped kerb over the pavement needs the council’s consent, so ask for that before work starts.`,
    },
  ];
}

/** A round that was asked for or is needed, and that no plan or not every plan holds. */
export function sayRound(layouts: readonly Layout[], { loop }: Ask): Problem[] {
  if (!loop) return [];
  const without = layouts.filter(
    ({ routes }) => !routes.some(({ areaId }) => areaId === 'circuit'),
  ).length;
  if (!without) return [];
  return [
    {
      code: 'no-round',
      severity: 'warning',
      message: `${without === layouts.length ? 'No design has' : 'Not every design has'} a path that goes all the way round and back to the door: what stands there leaves no closed way a metre wide. Tell us what may go, and we will draw it.`,
    },
  ];
}
