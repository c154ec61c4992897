/** What to do in each season, only for what this garden holds. */
import { capitalise, joinList } from '../model/format.ts';
import type { Words } from '../model/garden.ts';
import { contactWords, hasBurningSap, isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { WordFacts } from './facts.ts';
import { plantName, squareMetres } from './say.ts';

type Season = keyof Words['seasonalMaintenance'];

/** What to wear for the plants that prick or burn, before any of them is cut. */
function wearFor(plants: readonly Plant[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const plant of plants.filter(isKeptBack)) {
    const words = contactWords(plant);
    said.set(words, [...(said.get(words) ?? []), plantName(plant.commonName)]);
  }
  return said;
}

export function writeSeasons(facts: WordFacts): Words['seasonalMaintenance'] {
  const out: Words['seasonalMaintenance'] = { spring: [], summer: [], autumn: [], winter: [] };
  const say = (season: Season, text: string) => {
    out[season].push(text);
  };
  const { layout, site } = facts.input.model;
  const kinds = facts.plants;
  const named = (test: (p: (typeof kinds)[number]) => boolean, most = 2) =>
    kinds
      .filter(test)
      .slice(0, most)
      .map((p) => plantName(p.plant.commonName));
  const clay = site.soil.texture === 'clay';
  const furnished = new Set(layout.furnishings.map((f) => f.kind));

  const grasses = named(
    (p) => p.plant.category === 'grass' && p.plant.foliage.type !== 'evergreen',
  );
  if (grasses.length)
    say(
      'winter',
      `Cut ${joinList(grasses)} to the ground in late February, before the new blades show.`,
    );
  const roses = named((p) => p.plant.form === 'rose');
  if (roses.length) {
    say('winter', `Prune ${joinList(roses)} by about a third in February, to an outward bud.`);
    say('summer', `Deadhead ${joinList(roses)} every week or so to keep them flowering.`);
  }
  const hydrangeas = named((p) => p.plant.form === 'hydrangea');
  if (hydrangeas.length)
    say(
      'spring',
      `Take the old heads off ${joinList(hydrangeas)} once hard frosts have passed, in late March.`,
    );
  const lavender = named((p) => p.plant.latinName.startsWith('Lavandula'));
  if (lavender.length)
    say('summer', `Trim ${joinList(lavender)} as the flowers fade in August, never into old wood.`);
  const herbaceous = named(
    (p) =>
      p.plant.category === 'perennial' &&
      (p.plant.foliage.type === 'herbaceous' || p.plant.foliage.type === 'deciduous') &&
      !hasBurningSap(p.plant) &&
      p.plant.toxicity.people !== 'high',
    3,
  );
  if (herbaceous.length) {
    say(
      'spring',
      `Cut last year's stems of ${joinList(herbaceous)} down in early March and lay them on the compost.`,
    );
    say(
      'summer',
      `Deadhead ${joinList(herbaceous)} as they go over; a hard trim in July brings some of them again.`,
    );
  }
  const cats = named((p) => /^(Nepeta|Geranium|Alchemilla)/.test(p.plant.latinName));
  if (cats.length)
    say(
      'summer',
      `Shear ${joinList(cats)} after the first flush and water them; they come back within three weeks.`,
    );
  const climbers = named((p) => p.plant.category === 'climber');
  if (climbers.length)
    say('spring', `Tie in the new growth of ${joinList(climbers)} while it is still soft.`);
  if (facts.lawnM2 > 0) {
    say(
      'spring',
      `Feed the ${squareMetres(facts.lawnM2)} of lawn in April and mend its edges with a half-moon.`,
    );
    say(
      'summer',
      'Mow weekly at 35 to 40 mm, higher in a drought; a brown lawn recovers by itself.',
    );
    say(
      'autumn',
      `Scarify and spike the lawn in September${clay ? ', brushing sharp sand into the holes to keep the clay open' : ''}.`,
    );
  }
  if (facts.has('meadow') || facts.has('orchard'))
    say(
      'summer',
      'Cut the long grass once in late August, leave it three days to drop its seed, then rake it off.',
    );
  if (facts.has('pond')) {
    say('autumn', 'Net the pond before the leaves fall and thin the oxygenators by a third.');
    say(
      'winter',
      'Float a ball on the pond so that part of it stays open in ice; never break ice by striking it.',
    );
  }
  if (furnished.has('fountain'))
    say('winter', 'Drain the fountain and store its pump before the first hard frost.');
  if (layout.screens.some((s) => s.kind === 'hedge'))
    say(
      'summer',
      'Clip the hedges in August, after looking for nests; birds may still be using them until then.',
    );
  // only what its own care has clipped then: the shears take the flower off a sage, and draw burning sap from a spurge
  const domes = named(
    (p) =>
      (p.plant.form === 'dome' || p.plant.form === 'cube') &&
      /\b(?:clip|shears?|square)\b[^.]*\bJune\b/i.test(p.plant.care) &&
      !isKeptBack(p.plant),
  );
  if (domes.length)
    say(
      'summer',
      `Clip ${joinList(domes)} once in late June on a dull day, so that cut leaves do not scorch.`,
    );
  for (const [words, plants] of wearFor(kinds.map((p) => p.plant)))
    say('spring', `${capitalise(joinList(plants))}: ${words}`);
  if (facts.has('vegetable')) {
    say(
      'spring',
      'Spread 5 cm of compost on the raised beds in March and start with broad beans, peas and salad leaves.',
    );
    say(
      'summer',
      'Pick beans and courgettes every other day and water the raised beds in the evening.',
    );
    say('autumn', 'Clear spent crops, sow a green manure and plant garlic in October.');
  }
  if (facts.trees.some((t) => t.plant.category === 'fruit'))
    say('winter', 'Prune apples and pears between December and February; leave plums until June.');
  if (facts.input.model.planting.placements.some((p) => p.role === 'bulb'))
    say(
      'spring',
      'Let bulb leaves die down by themselves before cutting them, six weeks after flowering.',
    );
  say(
    'spring',
    `Mulch the beds 50 mm deep in March while the soil is moist${clay ? '; on this clay do it every year' : site.soil.texture === 'sandy' || site.soil.texture === 'chalk' ? '; light soil loses water quickly without it' : ''}.`,
  );
  say(
    'autumn',
    'Plant, move and divide in October while the soil is warm, and leave seed heads standing for the birds.',
  );
  say(
    'autumn',
    `Sweep leaves from paving and lawn${facts.trees.length ? ' and stack them for leaf mould' : ''}.`,
  );
  if (furnished.has('pot') || furnished.has('urn'))
    say('winter', 'Raise pots on feet and wrap them if the forecast goes below minus five.');
  say('winter', 'Check fixings, ties and stakes after gales, and brush algae from the paving.');
  say(
    'summer',
    'Water everything planted this year once a week in dry weather, ten litres to a shrub, in the evening.',
  );
  for (const season of Object.keys(out) as Season[])
    out[season] = [...new Set(out[season])].slice(0, 6);
  return out;
}
