/**
 * Where what the tables say was checked, and when: a page that was opened, or a table handed over with the project.
 * A line: beginning of the botanical name | what was checked | source | day. A plant that no line names is not checked.
 */
const CHECKED = `
Euphorbia|sap that burns skin and eyes|Edinburgh Evening News, 22 August 2019, edinburghnews.scotsman.com, after the RHS|2026-11-26
Cyclamen|poison for animals|vetmeds.org, Pet poison control list, Cyclamen|2026-11-26
Euonymus|poison for people and horses|Massey University, poisonousplants.massey.ac.nz, Spindle tree|2026-11-26
Taxus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid|2026-11-26
Ligustrum|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid|2026-11-26
Prunus laurocerasus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid|2026-11-26
Rhododendron|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid|2026-11-26
Ranunculus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid|2026-11-26
Digitalis|poison for horses|British Horse Society, bhs.org.uk, Poisonous plants|2026-11-26
Betula|pollen|BBC Gardeners’ World, gardenersworld.com, How to garden without making hayfever symptoms worse|2026-11-26
Carpinus|pollen|Foods Matter, foodsmatter.com, Low allergen gardening|2026-11-26
Hyacinthoides|poison for people|AC Environmental, acdenvironmental.co.uk, Toxic plants|2026-11-26
Narcissus|poison for people, sap|AC Environmental, acdenvironmental.co.uk, Toxic plants|2026-11-26
Hypericum|poison for horses|Extension Horses, horses.extension.org, What plants are toxic to horses?|2026-11-26
`;

export type Checked = { what: string; source: string; on: string };
const LINES = CHECKED.trim()
  .split('\n')
  .map((line) => {
    const [name = '', what = '', source = '', on = ''] = line.split('|');
    return { name, what, source, on };
  });

/** What of a plant was checked against a source, longest name first; null where nothing was. */
export function checkedOf({ latinName }: { latinName: string }): Checked | null {
  const line = LINES.filter(({ name }) => latinName.startsWith(name)).toSorted(
    (a, b) => b.name.length - a.name.length,
  )[0];
  return line ? { what: line.what, source: line.source, on: line.on } : null;
}
/** "not checked", or what was, against which source and on which day. */
export function sourceOf(plant: { latinName: string }): string {
  const checked = checkedOf(plant);
  return checked ? `${checked.what}: ${checked.source}, ${checked.on}` : 'not checked';
}
export const CHECKED_NAMES: readonly string[] = LINES.map(({ name }) => name);
