/** What is worth knowing of a thing that ground is kept for, and that others build or bring. */
import { FURNISHINGS } from '../features/features.ts';
import type { FeatureId } from '../features/names.ts';
import type { Check } from '../model/garden.ts';
import { SAFETY, centreOf, inGarden } from './near.ts';
import type { CheckInput } from './near.ts';

type Advice = Pick<Check, 'title' | 'text'>;

const ADVICE: Partial<Record<FeatureId, Advice>> = {
  pool: {
    title: 'A pool and who can reach it',
    text: 'Its own specialist builds it and says what ground, plant and drainage it needs. Have a cover that bears a person’s weight, or a fence with a latched gate, before it is filled.',
  },
  smokehouse: {
    title: 'Smoke and the fence',
    text: 'Keep a fire 2 m from fences, sheds and overhanging branches, and the flue away from windows. Smoke that spoils a neighbour’s garden may be a statutory nuisance, and in a smoke control area only authorised fuel or an exempt appliance may be used in anything with a chimney.',
  },
  oven: {
    title: 'Heat round the oven',
    text: 'Follow its maker’s clearances: about 1 m from timber and planting, and nothing above the flue. In a smoke control area ask what may be burnt.',
  },
  hives: {
    title: 'Bees and neighbours',
    text: 'Turn the entrances to a hedge or fence of 2 m, so that the bees fly up before they cross a path or a neighbour’s garden. Tell the neighbours, and register the hives on BeeBase.',
  },
  treehouse: {
    title: 'A house in or by a tree',
    text: 'Have the tree looked at first. A platform over 300 mm above the ground needs planning permission, and one that looks into a neighbour’s garden is best turned away from it.',
  },
  kennel: {
    title: 'Animals and neighbours',
    text: 'Set the door away from neighbours’ bedrooms, and lead the water it is hosed with to a drain and not to a pond or ditch.',
  },
  dogwash: {
    title: 'Where the water goes',
    text: 'Soapy water goes to the foul drain, by a trapped gully, never to a soakaway or a ditch.',
  },
  shower: {
    title: 'Where the water goes',
    text: 'Soapy water goes to the foul drain, by a trapped gully. The pipe needs a double check valve and a place to shut it off before frost.',
  },
};

/** Told once of each kind, of the first that stands there. */
function checkThings({ model }: CheckInput): Check[] {
  const seen = new Set<string>();
  return model.layout.furnishings.flatMap(({ id, kind, x, y, areaId }) => {
    const { advice } = FURNISHINGS[kind];
    if (!advice || seen.has(kind)) return [];
    seen.add(kind);
    return [
      inGarden({
        id: `thing:${id}`,
        severity: 'advice',
        at: [x, y],
        areaId,
        basis: SAFETY,
        ...advice,
      }),
    ];
  });
}

export function checkSpaces(input: CheckInput): Check[] {
  return [...checkGround(input), ...checkThings(input)];
}

function checkGround({ model }: CheckInput): Check[] {
  return model.layout.areas.flatMap((area) => {
    const advice = area.kind === 'space' && area.feature ? ADVICE[area.feature] : undefined;
    return advice
      ? [
          inGarden({
            id: `space:${area.id}`,
            severity: 'advice',
            at: centreOf(area.region),
            areaId: area.id,
            basis: SAFETY,
            ...advice,
          }),
        ]
      : [];
  });
}
