/**
 * Reads the calendar's tables: one plant a line, cells split by "|".
 * sun F full sun, P partial sun, S shade; periods as shown to visitors; heightM metres; cm centimetres between plants;
 * level b beginner, i intermediate, e expert; soils C clay, S sandy, L loam; flags L suits a London plot, W loves moisture;
 * also: further garden types v vegetables, f flowers, h herbs; catalogue: the engine's plant id or "-".
 */
import type { CalendarCategory, CalendarPlant } from './schema.ts';
import { calendarPlantSchema } from './schema.ts';

const SUN: Record<string, string> = { F: 'Full Sun', P: 'Partial Sun', S: 'Shade' };
const LEVEL: Record<string, string> = { b: 'beginner', i: 'intermediate', e: 'expert' };
const SOIL: Record<string, string> = { C: 'clay', S: 'sandy', L: 'loam' };
const TYPE: Record<string, string> = { v: 'vegetables', f: 'flowers', h: 'herbs' };
/** Fruit has no garden type of its own: it belongs with the kitchen garden. */
const OWN_TYPE: Record<CalendarCategory, string> = {
  vegetables: 'vegetables',
  fruits: 'vegetables',
  flowers: 'flowers',
  herbs: 'herbs',
};

/** The plants of one table; throws with the line where a cell cannot be read. */
export function parseCalendar(table: string, category: CalendarCategory): CalendarPlant[] {
  const [head = '', ...lines] = table.trim().split('\n');
  const columns = head.split('|');
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== columns.length)
      throw new Error(
        `${category}, ${cells[0]}: ${cells.length} cells, but the header names ${columns.length}`,
      );
    const row = Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']));
    const cell = (name: string): string => row[name] ?? '';
    const letters = (name: string, names: Record<string, string>): (string | undefined)[] =>
      [...cell(name)].map((letter) => names[letter]);
    const read = calendarPlantSchema.safeParse({
      id: cell('id'),
      name: cell('name'),
      category,
      imageUrl: `/botanical/${cell('id')}.jpg`,
      sunRequirement: SUN[cell('sun')],
      sowingPeriod: cell('sow') || undefined,
      plantingPeriod: cell('plant'),
      harvestingPeriod: cell('harvest') || undefined,
      description: cell('description'),
      latinName: cell('latin'),
      floweringPeriod: cell('flower') || undefined,
      heightM: Number(cell('heightM')),
      spacingCm: Number(cell('cm')),
      difficulty: LEVEL[cell('level')],
      soils: letters('soils', SOIL),
      isLondonSuitable: cell('flags').includes('L'),
      isMoistureLoving: cell('flags').includes('W'),
      gardenTypes: [OWN_TYPE[category], ...letters('also', TYPE), 'mixed'],
      cataloguePlantId: cell('catalogue') === '-' ? null : cell('catalogue'),
    });
    if (!read.success)
      throw new Error(
        `${category}, ${cells[0]}: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
      );
    return read.data;
  });
}
