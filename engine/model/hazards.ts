/** Who may be harmed by a plant, how badly, and how that is said. */
import { joinList, lowerFirst } from './format.ts';
import type { ContactHazard, HazardGrade, Plant } from './plant.ts';

export const BEINGS = ['people', 'dogs', 'cats', 'horses'] as const;
export type Being = (typeof BEINGS)[number];
const RANK: Record<HazardGrade, number> = { none: 0, low: 1, high: 2 };
type Harmful = Pick<Plant, 'toxicity' | 'contact'> & { crop?: Plant['crop'] };

/** The worst the plant does to any of these when it is eaten. */
export const worstFor = (plant: Pick<Plant, 'toxicity'>, who: readonly Being[]): HazardGrade =>
  who.reduce<HazardGrade>(
    (worst, being) => (RANK[plant.toxicity[being]] > RANK[worst] ? plant.toxicity[being] : worst),
    'none',
  );
/** True of thorns on stems and spines on leaves. */
export const hasThorns = ({ contact }: Pick<Plant, 'contact'>): boolean =>
  contact.by.includes('thorns') || contact.by.includes('spines');
/** True of sap that burns, blisters or blinds. */
export const hasBurningSap = ({ contact }: Pick<Plant, 'contact'>): boolean =>
  contact.grade === 'high' &&
  (contact.by.includes('sap') || contact.by.includes('sap in sunlight'));
/** What is grown for its crop, as a hedge or with its crown overhead, or stands in water. */
const OUT_OF_BORDERS: readonly Plant['category'][] = [
  'tree',
  'hedging',
  'fruit',
  'vegetable',
  'aquatic',
];
/** True of what wounds or burns who works in a border: long thorns, sap that blinds, a great clump of spined leaves. */
export const isHarsh = ({ contact, category, layer }: Plant): boolean =>
  !OUT_OF_BORDERS.includes(category) &&
  (contact.grade === 'high' ||
    (layer === 'structural' && category === 'perennial' && contact.by.includes('spines')));
/** True of what harms those who brush against it or fall into it: kept back from where people walk, sit and play. */
export const isKeptBack = (plant: Pick<Plant, 'contact'>): boolean =>
  hasThorns(plant) || hasBurningSap(plant);
/** True where nothing is known against the plant. */
export const isHarmless = (plant: Harmful): boolean =>
  worstFor(plant, BEINGS) === 'none' && plant.contact.grade === 'none';

const MILD: Record<ContactHazard, string> = {
  sap: 'The sap may irritate skin: wear gloves to cut it',
  'sap in sunlight': 'The sap may blister skin in sunlight: cover up to cut it',
  thorns: 'It has thorns: wear stout gloves',
  spines: 'Its leaves have spines: wear gloves',
  hairs: 'Its fine hairs may irritate skin, eyes and lungs: wear gloves, and a mask in dry weather',
};
const GRAVE: Partial<Record<ContactHazard, string>> = {
  sap: 'The sap burns skin and can harm eyes for good: wear gloves and eye protection to cut it',
  'sap in sunlight':
    'The sap burns skin in sunlight and harms eyes: wear gloves, sleeves and eye protection to cut it',
  thorns: 'It has sharp thorns whose wounds can turn septic: wear stout gloves and eye protection',
};
/** What touching it does and what to wear, one sentence a hazard; empty for none. */
export const contactWords = ({ contact }: Pick<Plant, 'contact'>): string =>
  contact.by.map((by) => `${(contact.grade === 'high' && GRAVE[by]) || MILD[by]}.`).join(' ');
/** How a sentence begins that says no more than "do not eat it". */
export const NOT_FOOD = 'Not to be eaten by';
/** Whom it poisons and how, then what touching it does: "Poisonous to dogs and cats: …". Empty where nothing is known. */
export function hazardWords(plant: Harmful): string {
  const { toxicity } = plant;
  const graded = (grade: HazardGrade) => BEINGS.filter((being) => toxicity[being] === grade);
  const grave = graded('high'),
    mild = graded('low');
  const note = toxicity.note.replace(/[.!]$/, '');
  const eaten =
    grave.length > 0
      ? `Poisonous to ${joinList(grave)}: ${lowerFirst(note)}.`
      : mild.length === 0
        ? ''
        : // nobody is told not to eat a tomato
          plant.crop
          ? `${note}.`
          : `${NOT_FOOD} ${joinList(mild, 'or')}: ${lowerFirst(note)}.`;
  return [eaten, contactWords(plant)].filter(Boolean).join(' ');
}
