/** What the list says of harm: what was left out for whom, and a plain warning of what stands there because it was asked for. */
import { capitalise, joinList } from '../model/format.ts';
import { BEINGS, type Being } from '../model/hazards.ts';
import type { PlantScheduleLine } from '../model/planting.ts';
import { plantName } from '../words/say.ts';
import { isEaten } from './filters.ts';
import { isMildHarm } from './harm.ts';
import type { Job } from './job.ts';

const SAID: Record<Being, string> = {
  people: 'children',
  dogs: 'dogs',
  cats: 'cats',
  horses: 'grazing animals',
};

export function explainHarm(
  { rules, byId }: Job,
  schedule: readonly PlantScheduleLine[],
): string[] {
  const why: string[] = [],
    animals = rules.kept.filter((being) => being !== 'people');
  if (animals.length)
    why.push(
      `Nothing that is dangerous to ${joinList(animals.map((being) => SAID[being]))} has been used${rules.noDugBulbs ? ', nor any bulb that harms a dog that digs it up' : ''}.`,
    );
  const plants = schedule.map((line) => byId.get(line.plantId)!);
  for (const plant of plants) {
    if (isEaten(plant) || !isMildHarm(plant, rules)) continue;
    const whom = BEINGS.filter(
      (being) => rules.harmless.includes(being) && plant.toxicity[being] !== 'none',
    );
    why.push(
      `${capitalise(plantName(plant.commonName))}, which you asked for, is ${
        whom.length
          ? `not to be eaten by ${joinList(
              whom.map((being) => SAID[being]),
              'or',
            )}: ${plant.toxicity.note.toLowerCase()}`
          : 'not to be eaten or handled by who chews and touches all there is'
      }. Say so if you would rather be without it.`,
    );
  }
  return why;
}
