/** Floors in another material, and open ground as something else. */
import { centroid, contains } from '../../geometry/region.ts';
import { capitalise, lowerFirst } from '../../model/format.ts';
import type { Area, Material } from '../../model/layout.ts';
import { type LaidAs, LAID_AS, type SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { mayBeRemoved } from '../areas.ts';
import { laidAsFor } from '../lay-as.ts';
import { materialsFor, nameOfMaterial } from '../materials.ts';
import {
  type Answered,
  asked,
  readyOr,
  refused,
  type SaidChoice,
  type SaidGiven,
  tried,
} from './answer-types.ts';
import { nameOfTarget } from './targets.ts';

const LAID_WORDS: Record<LaidAs, string> = {
  lawn: 'lawn',
  gravel: 'gravel',
  meadow: 'a meadow',
  bed: 'planting',
};
export function laidChoices(area: Area, given: SaidGiven) {
  return laidAsFor(given.model, area).flatMap((as) => {
    const operation: Operation = { kind: 'lay-as', areaId: area.id, as };
    const outcome = tried(given, [operation]);
    return 'refused' in outcome || outcome.faults.length
      ? []
      : [
          {
            label: `${capitalise(LAID_WORDS[as])} in place of the ${lowerFirst(area.label)}`,
            operations: [operation],
          },
        ];
  });
}
export const laidAsIn = (words: string): LaidAs | null =>
  /\b(?:lawn|grass|turf)\b/.test(words)
    ? 'lawn'
    : /\b(?:meadow|wild ?flowers?|long grass)\b/.test(words)
      ? 'meadow'
      : /\b(?:gravel|shingle|pebbles)\b/.test(words)
        ? 'gravel'
        : /\b(?:planting|border|borders|beds?|plants|flowers|flower ?bed)\b/.test(words)
          ? 'bed'
          : null;

const FLOOR_WORDS: readonly (readonly [Material, RegExp])[] = [
  ['self-binding-gravel', /\b(?:self[- ]binding|hoggin)\b/],
  ['porcelain', /\bporcelain\b/],
  ['sandstone', /\b(?:sandstone|indian stone|natural stone|york ?stone|stone)\b/],
  ['clay-paver', /\b(?:bricks?|clay|pavers?)\b/],
  ['timber-deck', /\b(?:deck|decking|timber|wood|wooden|boards)\b/],
  ['setts', /\b(?:setts|cobbles|granite)\b/],
  ['concrete-paving', /\b(?:concrete|slabs)\b/],
  ['gravel', /\b(?:gravel|shingle|pebbles)\b/],
  ['bark', /\bbark\b/],
  ['rubber-mulch', /\brubber\b/],
  ['play-turf', /\bplay turf\b/],
  ['turf', /\b(?:turf|grass)\b/],
];
export const floorIn = (words: string): Material | null =>
  // what is bound with resin is none of ours
  /\bresin\b/.test(words)
    ? null
    : (FLOOR_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null);

/** A floor in another material, or open ground as something else. */
export function laid(said: SaidChange, area: Area, given: SaidGiven): Answered {
  const name = nameOfTarget({ kind: 'area', area });
  const as = laidAsIn(said.by);
  if (as && (LAID_AS as readonly string[]).includes(area.kind))
    return area.kind === as
      ? refused(`It is ${LAID_WORDS[as]} already.`)
      : readyOr(given, `${capitalise(name)} becomes ${LAID_WORDS[as]}.`, {
          kind: 'lay-as',
          areaId: area.id,
          as,
        });
  const material = floorIn(said.by);
  const choices = materialsFor(given.model, area).filter((one) => one !== area.material);
  if (material && choices.includes(material))
    return readyOr(given, `${capitalise(name)} is laid in ${nameOfMaterial(material)}.`, {
      kind: 'material',
      areaId: area.id,
      material,
    });
  if (material === area.material)
    return refused(`${capitalise(name)} is laid in ${nameOfMaterial(material)} already.`);
  if (/\belse\b/.test(said.by) && choices.length)
    return asked(
      `What is ${name} to be laid in?`,
      floorChoices(
        choices.filter((one) => one !== floorIn(said.quote.toLowerCase())),
        area,
      ),
    );
  if (!choices.length && mayBeRemoved(area)) return givenUp(said, area, as, given);
  return refused(
    choices.length
      ? `${capitalise(name)} cannot be laid in that.`
      : `${capitalise(name)} stays what it is.`,
    floorChoices(choices, area),
  );
}

const floorChoices = (materials: readonly Material[], area: Area): SaidChoice[] =>
  materials.slice(0, 4).map((material) => ({
    label: `${capitalise(nameOfMaterial(material))} for ${nameOfTarget({ kind: 'area', area })}`,
    operations: [{ kind: 'material', areaId: area.id, material }],
  }));

/** What is no floor goes, and its ground falls to what lies round it: done where that is what was asked for. */
function givenUp(said: SaidChange, area: Area, as: LaidAs | null, given: SaidGiven): Answered {
  const name = capitalise(nameOfTarget({ kind: 'area', area }));
  const operation: Operation = { kind: 'delete-area', areaId: area.id };
  const outcome = tried(given, [operation]);
  if ('refused' in outcome) return refused(outcome.refused);
  const [x, y] = centroid(area.region);
  const heir = outcome.model.layout.areas.find(({ region }) => contains(region, x, y));
  const says = `${name} goes${heir ? `, and its ground becomes ${heir.kind === 'bed' ? 'planting' : lowerFirst(heir.label)}` : ''}.`;
  return heir && heir.kind === as
    ? readyOr(given, says, operation)
    : refused(`${name} cannot be laid in ${said.by.trim() || 'that'} as it is.`, [
        { label: says, operations: [operation] },
      ]);
}
