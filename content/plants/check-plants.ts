/** Rules over the whole catalogue that a row alone cannot keep: npm run check:plants prints what breaks them and what none has looked at. */
import { isBanned } from '#engine/model/banned-plants.ts';
import { BEINGS, hasBurningSap, hasThorns } from '#engine/model/hazards.ts';
import type { Plant } from '#engine/model/plant.ts';

/** Kin that are graded apart, and why. */
const APART: Record<string, string> = {
  Prunus: 'laurels hold cyanide in their leaves all year; cherries and plums in traces',
  Solanum: 'tomato fruit and potato tubers are food',
  Allium: 'onion, leek, garlic and chives are food for people, poison for animals all the same',
};
/** Gloves or sleeves, and for what burns something over the eyes. */
const GLOVES = /\b(?:gloves|arms|sleeves)\b/,
  EYES = /\b(?:goggles|glasses|eyes)\b/;
/** Words by which a line of care sends somebody to cut. */
const CUTS =
  /\b(?:cut|cutting|clip|trim|prune|shear|shorten|deadhead|thin|split|pinch|nip|snip|chop|slice|remove)\b/i;
const TO_THE_GROUND =
  /\b(?:cut|shear) (?:it |all |everything )?(?:right )?(?:down )?to the ground\b/i;
const DOUBLE = /\b(?:fully |very )?double\b|\brosette\b|\bpompon\b/i;
const POLLINATORS = ['bees', 'hoverflies'];

type Rule = {
  says: string;
  /** What of a row the rule looks at. */
  fields: readonly (keyof Plant)[];
  /** Names of the plants that break it. */
  broken: (plants: readonly Plant[]) => string[];
};
const each =
  (isRight: (plant: Plant) => boolean) =>
  (plants: readonly Plant[]): string[] =>
    plants.filter((plant) => !isRight(plant)).map((plant) => plant.latinName);
const genusOf = (plant: Plant): string => plant.latinName.split(' ')[0]!;
const poisonOf = ({ toxicity }: Plant): string => BEINGS.map((being) => toxicity[being]).join('/');

/** Genera whose kinds are graded unlike one another. */
function unlikeKin(plants: readonly Plant[], grade: (plant: Plant) => string): string[] {
  const grades = new Map<string, Set<string>>();
  for (const plant of plants)
    grades.set(genusOf(plant), (grades.get(genusOf(plant)) ?? new Set()).add(grade(plant)));
  return [...grades]
    .filter(([genus, all]) => all.size > 1 && !APART[genus])
    .map(([genus]) => genus);
}
/** Months that begin a run; a season is one run, two at most. */
const runs = (months: readonly number[]): number =>
  months.length === 12
    ? 1
    : months.filter((month) => !months.includes(month === 1 ? 12 : month - 1)).length;

export const RULES: readonly Rule[] = [
  {
    says: 'kin are graded alike for poison',
    fields: ['toxicity', 'latinName'],
    broken: (plants) => unlikeKin(plants, poisonOf),
  },
  {
    says: 'kin are graded alike for sap',
    fields: ['contact', 'latinName'],
    broken: (plants) =>
      unlikeKin(plants, ({ contact: { grade, by } }) =>
        by.some((one) => one.startsWith('sap')) ? grade : 'none',
      ),
  },
  {
    says: 'a grade of harm by touch says by what, and none says nothing',
    fields: ['contact'],
    broken: each(({ contact }) => (contact.grade === 'none') === (contact.by.length === 0)),
  },
  {
    says: 'nobody is sent to cut what burns or pricks without gloves, nor what burns without something over the eyes',
    fields: ['care', 'contact'],
    broken: each(
      (plant) =>
        !CUTS.test(plant.care) ||
        (((!hasThorns(plant) && !plant.contact.by.some((by) => by.startsWith('sap'))) ||
          GLOVES.test(plant.care)) &&
          (!hasBurningSap(plant) || EYES.test(plant.care))),
    ),
  },
  {
    says: 'nothing banned, in any spelling or under an older name',
    fields: ['latinName', 'synonyms'],
    broken: each((plant) => ![plant.latinName, ...plant.synonyms].some(isBanned)),
  },
  {
    says: 'a hybrid has the sign ×, a group no quotation marks, a trade name its cultivar in brackets',
    fields: ['latinName'],
    broken: each(
      ({ latinName }) =>
        !/\sx\s/.test(latinName) &&
        !/'[^']*' Group/.test(latinName) &&
        (!/\('/.test(latinName) || / [A-Z][\w ]+ \('/.test(latinName)),
    ),
  },
  {
    says: 'a double flower feeds no bee',
    fields: ['flower', 'wildlife', 'notes'],
    broken: each(
      (plant) =>
        !DOUBLE.test(`${plant.flower.colours.join(' ')} ${plant.notes}`) ||
        !plant.wildlife.some((guest) => POLLINATORS.includes(guest)),
    ),
  },
  {
    says: 'an evergreen is not cut to the ground',
    fields: ['foliage', 'care'],
    broken: each((plant) => plant.foliage.type !== 'evergreen' || !TO_THE_GROUND.test(plant.care)),
  },
  {
    says: 'flower and interest come in one run of months, or two',
    fields: ['flower', 'otherInterest'],
    broken: each(
      (plant) => runs(plant.flower.months) <= 2 && runs(plant.otherInterest?.months ?? []) <= 2,
    ),
  },
  {
    says: 'berries are not said to hang before the flower has opened',
    fields: ['flower', 'otherInterest'],
    broken: each(({ flower, otherInterest, foliage }) => {
      if (!otherInterest || !/berr|hips/.test(otherInterest.what) || !flower.months.length)
        return true;
      const first = otherInterest.months[0]!,
        opens = flower.months[0]!;
      // winter flowers are followed by berries the next autumn
      return foliage.type === 'evergreen' || opens >= 10 || first > opens;
    }),
  },
  {
    says: 'what bears drought does not ask for wet ground, what bears wet clay does not ask for dry',
    fields: ['tolerates', 'soil'],
    broken: each(
      ({ tolerates, soil }) =>
        (!tolerates.drought || soil.moisture.some((one) => one !== 'wet' && one !== 'moist')) &&
        (!tolerates.wetClay || soil.moisture.some((one) => one !== 'dry')),
    ),
  },
  {
    says: 'grasses, and trees and hedges that give their pollen to the wind, are graded for it',
    fields: ['pollenAllergy', 'category'],
    broken: each(
      (plant) =>
        !/^(?:Betula|Alnus|Corylus|Carpinus|Quercus|Fraxinus|Olea|Ligustrum|Platanus)\b/.test(
          plant.latinName,
        ) || plant.pollenAllergy === 'high',
    ),
  },
];

/** What breaks each rule; rules that nothing breaks are left out. */
export const faultsOf = (plants: readonly Plant[]): { says: string; broken: string[] }[] =>
  RULES.map(({ says, broken }) => ({ says, broken: broken(plants) })).filter(
    ({ broken }) => broken.length > 0,
  );
/** Fields of a row that no rule looks at: a person must. */
export const unlooked = (plants: readonly Plant[]): (keyof Plant)[] => {
  const looked = new Set(RULES.flatMap(({ fields }) => fields));
  return (Object.keys(plants[0] ?? {}) as (keyof Plant)[]).filter((field) => !looked.has(field));
};
