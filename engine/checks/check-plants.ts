/** Plants that could harm children or animals of the household, by mouth or by touch. */
import { capitalise, joinList } from '../model/format.ts';
import type { Check } from '../model/garden.ts';
import { type Being, contactWords, hasBurningSap, isKeptBack, worstFor } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { isBroad, namesPlant } from '../planting/plant-names.ts';
import { plantName } from '../words/say.ts';
import { SAFETY, inGarden } from './near.ts';
import type { CheckInput } from './near.ts';

export function checkPlants({ model, brief, catalogue }: CheckInput): Check[] {
  const { toddler, children, dog, cat, horse } = brief.household,
    people = toddler.value || children.value;
  const lives: [Being, boolean, string][] = [
    ['people', people, 'children'],
    ['dogs', dog.value, 'dogs'],
    ['cats', cat.value, 'cats'],
    ['horses', horse?.value ?? false, 'horses'],
  ];
  const beings = lives.flatMap(([being, here]) => (here ? [being] : [])),
    who = joinList(lives.flatMap(([, here, name]) => (here ? [name] : [])));
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  // what stays is drawn as the plant it is likest, and is no plant of that name
  const placements = model.planting.placements.filter((p) => !p.existing);
  const planted = [...new Set(placements.map((p) => p.plantId))].flatMap(
    (id) => byId.get(id) ?? [],
  );
  const gloves = glovesFor(planted);
  if (!beings.length) return gloves;
  const isGrave = (plant: Plant) =>
    worstFor(plant, beings) === 'high' || (people && hasBurningSap(plant) && !plant.crop);
  const grave = planted.filter(isGrave);
  const out: Check[] = grave.map((plant) => {
    const first = placements.find((p) => p.plantId === plant.id)!;
    return inGarden({
      id: `toxic:${plant.id}`,
      severity: 'warning',
      title:
        worstFor(plant, beings) === 'high'
          ? `${plant.commonName} is dangerous if eaten`
          : `${plant.commonName} burns skin and eyes`,
      text: `${plant.latinName} should not stand in a garden with ${who}. ${plant.toxicity.note || 'Choose another plant.'}`,
      at: [first.x, first.y],
      areaId: first.areaId,
      basis: SAFETY,
    });
  });
  for (const thing of model.site.existing) {
    if ((thing.kind !== 'tree' && thing.kind !== 'shrub') || isBroad(thing.name)) continue;
    // "cherry" is the name of many, and few of them do harm
    const called = catalogue.plants.filter((plant) => namesPlant(plant, thing.name)),
      [kin] = called;
    if (!kin || !called.every(isGrave)) continue;
    out.push(
      inGarden({
        id: `toxic:${thing.id}`,
        severity: 'warning',
        title: `${capitalise(thing.name)} that stays may be dangerous if eaten`,
        text: `${kin.latinName.split(' ')[0]} should not stand within reach of ${who}. ${kin.toxicity.note}`,
        at: [thing.x, thing.y],
        areaId: null,
        basis: SAFETY,
      }),
    );
  }
  if (out.length === 0) {
    const excluded = catalogue.plants.filter(isGrave),
      named = excluded.slice(0, 4).map((plant) => plantName(plant.commonName));
    out.push(
      inGarden({
        id: 'toxic-none',
        severity: 'info',
        title: `Planted with ${who} in mind`,
        text: excluded.length
          ? `Nothing planned here is known to be dangerous to ${who}. Left out for that reason: ${excluded.length > named.length ? `${named.join(', ')} and ${excluded.length - named.length} more` : joinList(named)}.`
          : `Nothing planned here is known to be dangerous to ${who}.`,
        basis: SAFETY,
      }),
    );
  }
  const mild = planted
    .filter((plant) => !isGrave(plant) && worstFor(plant, beings) === 'low')
    .map((plant) => plantName(plant.commonName));
  if (mild.length)
    out.push(
      inGarden({
        id: 'toxic-low',
        severity: 'advice',
        title: 'Plants not to be nibbled',
        text: `These can upset a stomach: ${joinList(mild)}. ${people ? 'Teach children to eat only what you hand them' : 'Stop an animal that chews'}.`,
        basis: SAFETY,
      }),
    );
  return [...out, ...gloves];
}

/** What to wear for the plants that prick or burn, in any garden. */
function glovesFor(planted: readonly Plant[]): Check[] {
  const sharp = planted.filter(isKeptBack);
  if (!sharp.length) return [];
  const said = new Map<string, string[]>();
  for (const plant of sharp) {
    const words = contactWords(plant);
    said.set(words, [...(said.get(words) ?? []), plantName(plant.commonName)]);
  }
  return [
    inGarden({
      id: 'contact',
      severity: 'advice',
      title: 'Plants that prick or burn',
      text: [...said].map(([words, names]) => `${joinList(names)}: ${words}`).join(' '),
      basis: SAFETY,
    }),
  ];
}
