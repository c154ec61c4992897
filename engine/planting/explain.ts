/** What the planting is and why, in sentences with the model's own figures. */
import { explainAsked } from './explain-asked.ts';
import { explainColours } from './colours-asked.ts';
import { explainHarm } from './explain-harm.ts';
import { explainTraits } from './explain-traits.ts';
import { MONTH_NAMES, joinList, capitalise } from '../model/format.ts';
import { PI } from '../geometry/trig.ts';
import { hasBurningSap, hasThorns } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantScheduleLine } from '../model/planting.ts';
import { TALLEST_M } from './containers.ts';
import { limedPh, suitsPh } from './filters.ts';
import { livesUnderCover } from './hardiness.ts';
import { plantName } from '../words/say.ts';
import { isBroad, namesPlant, singular } from './plant-names.ts';
import { FOCUS_DRIFT } from './focus.ts';
import { type Job, isEvergreen } from './job.ts';
import { feedsWildlife } from './score-plant.ts';
import { isNamed, soilHelp, whyNone } from './wishes.ts';
import type { Zone } from './zones.ts';

/** Square metres each role holds at mature spread, overlaps counted twice. */
function heldM2(job: Job, role: string): number {
  return job.placements
    .filter((one) => one.role === role && !one.existing)
    .reduce((sum, one) => sum + (PI * one.radiusMm * one.radiusMm) / 1e6, 0);
}

/** Share of bed soil under a mature plant, 0 to 1. */
export function coverage(job: Job): number {
  let all = 0,
    under = 0;
  for (const bed of job.beds)
    for (const k of bed.cells) {
      all++;
      if (job.ground.covered[k]) under++;
    }
  return all ? under / all : 1;
}

/** What must be done to the soil for plants that stand outside their range, one sentence for each help: those that were named, and fruit. */
function explainSoilHelp(job: Job, schedule: readonly PlantScheduleLine[]): string[] {
  const names = new Map<string, string[]>(),
    wished = new Set<string>();
  for (const line of schedule) {
    // what the lime of the beds is enough for needs none of its own, save where somebody looks for it by name
    const help =
      ['pot', 'water', 'crop'].includes(line.role) ||
      (suitsPh(job.byId.get(line.plantId)!, job.site) &&
        !isNamed(job.brief, job.byId.get(line.plantId)!) &&
        job.byId.get(line.plantId)!.category !== 'fruit')
        ? ''
        : soilHelp(job.byId.get(line.plantId)!, job.site);
    if (help && isNamed(job.brief, job.byId.get(line.plantId)!))
      wished.add(plantName(line.commonName));
    if (help) names.set(help, [...(names.get(help) ?? []), plantName(line.commonName)]);
  }
  return [...names].map(([help, list]) => {
    const many = list.length > 1,
      said = joinList(list),
      asked = list.every((name) => wished.has(name)) ? ', which you asked for,' : '';
    return `${capitalise(said)}${asked} ${many ? help.replace('it prefers', 'prefer').replace('it does', 'do').replace('it is', 'they are') : help.replace(/^it /, '')}.`;
  });
}

/** What was asked for by name and stands in a pot, where one looks for it, and what that asks of those who live with it. */
function explainPots({ brief, placements, byId, site, rules }: Job): string[] {
  return brief.plantsWanted.flatMap(({ value }) => {
    const own = placements.filter(
      (one) => !one.existing && namesPlant(byId.get(one.plantId)!, value),
    );
    if (isBroad(value) || !own.length || own.some(({ role }) => role !== 'pot')) return [];
    const plants = [...new Set(own.map(({ plantId }) => byId.get(plantId)!))],
      tender = plants.some((plant) => livesUnderCover(plant, site)),
      burns = rules.noBurns && plants.some(hasBurningSap);
    return [
      `${capitalise(singular(value))}, which you asked for, stands in a pot of ${plants.some(({ soil }) => soil.phMax < 7) ? 'ericaceous' : 'loam-based'} compost${tender ? ', and comes under cover from October to May' : ''}: it is watered by hand${burns ? ', and pruned in gloves, since its sap burns the skin' : ''}.`,
    ];
  });
}

/** Fewer kinds for the beds than this are too few for borders in flower. */
const ENOUGH_KINDS = 90;
/** What the household shuns, and what that leaves to choose from. */
function explainShunned({ rules, rooted }: Job): string[] {
  const shunned = [
    ...(rules.noBees ? ['draws bees'] : []),
    ...(rules.noScent ? ['smells strongly'] : []),
    ...(rules.thornsRefused ? ['has thorns'] : []),
    ...(rules.noBerries ? ['bears berries'] : []),
    ...(rules.noLitter ? ['drops fruit on the paths'] : []),
  ];
  if (!shunned.length) return [];
  const left = rooted.filter(({ category }) => BORDER.includes(category)).length;
  return [
    `Nothing has been used that ${joinList(shunned, 'or')}, save what you asked for by name.${left < ENOUGH_KINDS ? ` That leaves ${left} of our kinds for beds here: the borders live by leaf, grass and evergreen more than by flower.` : ''}`,
  ];
}
const BORDER: readonly Plant['category'][] = ['shrub', 'perennial', 'grass', 'fern', 'groundcover'];

export function explainPlanting(
  job: Job,
  schedule: readonly PlantScheduleLine[],
  interest: readonly number[],
  zones: readonly Zone[],
): string[] {
  const why: string[] = [];
  const kinds = schedule.length,
    plants = schedule.reduce((sum, line) => sum + line.count, 0);
  const evergreen = schedule.filter((line) => isEvergreen(job.byId.get(line.plantId)!)).length;
  why.push(
    `${job.scheme.name}: ${kinds} kinds of plant, ${plants} in all, ${evergreen} of the kinds evergreen.`,
  );
  if (job.bedM2 > 0.5) {
    const structure = heldM2(job, 'structure');
    const covered = job.rules.leftToPlant
      ? 'the rest is yours to plant'
      : `at maturity plants cover ${Math.round(coverage(job) * 100)} % of the soil`;
    if (structure < job.bedM2 * 0.04)
      why.push(
        `A${covered.slice(1)} in ${job.bedM2.toFixed(1)} m² of ${job.contained ? 'planter' : 'bed'}.`,
      );
    else
      why.push(
        `Shrubs and clipped domes hold ${Math.round((100 * structure) / job.bedM2)} % of ${job.bedM2.toFixed(1)} m² of ${job.contained ? 'planter' : 'bed'}, so that the ${job.contained ? 'planters' : 'borders'} keep their shape in winter; ${covered}.`,
      );
  }
  const left = job.beds.filter(({ conditions }) => conditions.leftToPlant),
    leftM2 = left.reduce((sum, { conditions }) => sum + conditions.areaM2, 0);
  if (left.length)
    why.push(
      `${left.length === 1 ? 'One bed' : `${left.length} beds`}, ${leftM2.toFixed(1)} m² in all, ${left.length === 1 ? 'is' : 'are'} dug, fed and mulched and left for you to plant, as you said: the list holds the frame only, and no plants for ${left.length === 1 ? 'it' : 'them'} are in the price.`,
    );
  if (job.contained)
    why.push(
      `Everything grows in planters and pots with compost of their own: nothing is dug, and nothing grows taller than ${TALLEST_M} m${job.site.position === 'roof' ? '; every kind bears drought, and the taller ones wind' : ''}.`,
    );
  if (job.exposure.heavy && !job.contained && job.bedM2 > 0.5)
    why.push(
      'On clay that stands wet in winter, trees and shrubs are set on low mounds 200 to 300 mm high and a metre across, worked with compost and no grit, so that their crowns stay dry.',
    );
  if (!job.contained && job.bedM2 > 0.5 && limedPh(job.site) > job.site.soil.ph)
    why.push(
      `The soil is sour, about pH ${job.site.soil.ph}: ground limestone and a deep coat of compost go into the beds before planting and bring them to about pH ${limedPh(job.site).toFixed(1)}; rhododendrons, heathers and camellias stand in ground that is left as it is. A soil test before the work starts tells how much lime it takes.`,
    );
  why.push(
    ...explainAsked(job, schedule),
    ...explainShunned(job),
    ...explainColours(job),
    ...explainTraits(job),
  );
  const focus = job.placements.find((one) => one.driftId.startsWith(FOCUS_DRIFT));
  if (focus)
    why.push(
      `Where the eye ends, seen from the door, stands ${plantName(job.byId.get(focus.plantId)!.commonName)}.`,
    );
  const trees = schedule.filter((line) => line.role === 'tree' || line.role === 'screening');
  if (trees.length)
    why.push(
      `Trees: ${trees.map((line) => `${line.count > 1 ? `${line.count} × ` : ''}${plantName(line.commonName)} (${line.heightM} m tall and ${line.spreadM} m across in ten years)`).join(', ')}.`,
    );
  const quietest = interest.indexOf(Math.min(...interest)),
    fullest = interest.indexOf(Math.max(...interest));
  if (kinds)
    why.push(
      `${interest[quietest] ? 'Something shows in every month' : 'The year'}: ${interest[fullest]} kinds in ${MONTH_NAMES[fullest]!}, ${interest[quietest]} in ${MONTH_NAMES[quietest]!}, the quietest.`,
    );
  if (job.type === 'wildlife' && kinds) {
    const fed = schedule.filter((line) => feedsWildlife(job.byId.get(line.plantId)!)).length,
      native = schedule.filter((line) => job.byId.get(line.plantId)!.nativeUK).length;
    why.push(`${fed} of ${kinds} kinds feed pollinators or are native; ${native} are native.`);
  }
  const thorny = schedule.filter((line) => hasThorns(job.byId.get(line.plantId)!));
  if (
    job.rules.kept.includes('people') &&
    schedule.every((line) => job.byId.get(line.plantId)!.toxicity.people !== 'high')
  )
    why.push(
      `Nothing that is dangerous if eaten has been used${thorny.length || !job.rules.noThorns ? '' : ', nor anything with thorns'}.`,
    );
  const sharp = job.brief.plantsWanted
    .map((fact) => fact.value)
    .find((word) => thorny.some((line) => namesPlant(job.byId.get(line.plantId)!, word)));
  if (sharp && job.rules.noThorns)
    why.push(
      `${capitalise(sharp)}, which you asked for, has thorns: it stands well back from paths and lawn${job.layout.areas.some((area) => area.kind === 'play') ? ', and clear of the play area' : ''}.`,
    );
  why.push(...explainSoilHelp(job, schedule), ...explainPots(job));
  const burning = schedule.filter((line) => {
    const plant = job.byId.get(line.plantId)!;
    return line.role !== 'pot' && plant.category === 'fruit' && hasBurningSap(plant);
  });
  if (burning.length && job.rules.noBurns)
    why.push(
      `The sap of ${joinList(burning.map((line) => plantName(line.commonName)))} burns the skin in sunshine: it is pruned in gloves, and children and pets are kept from the cut ends.`,
    );
  why.push(...explainHarm(job, schedule));
  const unmet = job.brief.plantsWanted.filter(
    (fact) => !schedule.some((line) => namesPlant(job.byId.get(line.plantId)!, fact.value)),
  );
  for (const fact of unmet)
    why.push(
      whyNone(
        job,
        fact.value,
        zones,
        schedule.map((line) => job.byId.get(line.plantId)!),
      ),
    );
  return why;
}
