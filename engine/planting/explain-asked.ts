/** What the words asked of the planting as a whole, told back with what came of it: hours, shrubs, water, hands, bees, stings. */
import { joinList } from '../model/format.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantScheduleLine } from '../model/planting.ts';
import { plantName } from '../words/say.ts';
import { asksLittle } from './effort.ts';
import type { Job } from './job.ts';
import { feedsPollinators, isTouched } from './moods.ts';

const IN_BEDS: readonly PlantScheduleLine['role'][] = ['structure', 'mid', 'ground'];
/** Of what is told by name, so many at the most. */
const MOST_NAMES = 4;

const hoursOf = (hours: number): string =>
  hours === 1 ? 'an hour' : hours < 1 ? 'less than an hour' : `${hours} hours`;

export function explainAsked(job: Job, schedule: readonly PlantScheduleLine[]): string[] {
  const { brief, rules, byId, moods } = job,
    plants = schedule.map((line) => byId.get(line.plantId)!),
    beds = schedule.filter(({ role }) => IN_BEDS.includes(role)),
    names = (some: readonly Plant[]) =>
      joinList(
        [...new Set(some.map(({ commonName }) => plantName(commonName)))].slice(0, MOST_NAMES),
      );
  const out: string[] = [],
    hours = brief.upkeepHoursPerWeek?.value;
  if (!beds.length) return out;
  if (hours !== undefined)
    out.push(
      `You have ${hoursOf(hours)} a week for it, so the beds are kept to ${beds.length} kinds${asksLittle(brief) ? ', each in mass, none that wants much' : ''}.`,
    );
  if (rules.shrubsFirst)
    out.push(
      `You asked for shrubs: ${names(beds.map((line) => byId.get(line.plantId)!).filter(({ category }) => category === 'shrub'))} fill the beds, with low plants between them only where they have yet to meet.`,
    );
  if (brief.said?.unwatered && !job.contained)
    out.push(
      'Nobody waters here, so every kind in the beds lives on what falls. It is planted in autumn, watered in once and mulched.',
    );
  const soft = plants.filter(isTouched);
  if (moods.includes('touch') && soft.length)
    out.push(`For hands: ${names(soft)} are felted, feathery or aromatic to touch.`);
  if (moods.includes('pollinators') && job.type !== 'wildlife')
    out.push(
      `${beds.filter((line) => feedsPollinators(byId.get(line.plantId)!)).length} of the ${beds.length} kinds in the beds feed bees, butterflies or hoverflies.`,
    );
  if (rules.beesAway)
    out.push(
      'A sting is a danger to somebody here: what bees come to in the beds stands two metres and more from every seat.',
    );
  return out;
}
