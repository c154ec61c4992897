/**
 * Reads the authored plant tables of this folder.
 *
 * A table is text: the first line names its columns, every further line is one plant, cells are parted by `|`.
 * Blank lines and lines that begin with `#` are passed over. The columns, in the order the tables use:
 *
 * - `latin`, `common`: names as printed. The id is the Latin name in kebab case; words in square brackets join the id only.
 *   "Celtica gigantea = Stipa gigantea": after `=` names it had before, parted by `=`, which a search still finds. The id is made of
 *   the last of them and never changes, since designs made before hold it.
 * - `layer`, `form`: words of the Plant type.
 * - `size`: height x spread in metres after ten years, "1.5x1.2"; then the years to full size, "1.5x1.2 5-10".
 * - `spacing`: centimetres, centre to centre.
 * - `foliage`: kind (E evergreen, S semi-evergreen, D deciduous, H herbaceous, A annual), colour words, hex, and `>` hex where it colours in autumn.
 * - `flower`: months, colours parted by `/`, hex of the flower mass (or `-`), and `*` when scented. `-` alone for no flower.
 * - `interest`: months, a colon, what there is to see (berries, bark, seed heads, autumn or coloured leaves; plain evergreen leaf does not count); `-` for none.
 * - `sun`: F full sun, P partial sun, S shade. `soil`: C clay L loam S sandy K chalk, pH range, then D dry W well-drained M moist X wet.
 * - `tolerates`: W wet clay, D drought, C coast (chalk follows from the soil). `-` for none.
 * - `hardy`: H1c to H7. `flags`: A award of garden merit, N native to Britain. `-` for none.
 * - `wildlife`: B bees, F butterflies, M moths, R birds, H hoverflies, G hedgehogs, D dragonflies, A frogs and newts.
 * - `toxic`: people/animals, or people/dogs/cats/horses (n none, l low, h high), a colon and a note; `-` for none.
 * - `contact`: l or h, then S sap, P sap that burns in sunlight, T thorns, N spines on leaves, H fine hairs; `-` for none.
 * - `pollen`: l, m or h. `upkeep`: L, M or H, then minutes a year. `styles`: f family, m modern, l luxury, w wildlife, e edible, o low maintenance.
 * - `pot`: size it is bought in. `crop` (edibles only): sow/plant/harvest months and b, i or e for difficulty, "3-5/4-5/7-10/b".
 * - `notes`, `care`: prose.
 *
 * Three things are no columns: the care group, which care-groups.ts names by genus and kind, what is cut for a vase (cutting.ts), and what
 * was checked (sources.ts).
 *
 * Months are numbers, ranges may run over the new year: "11-2", "5,9".
 */
import type { SoilTexture, ProjectType } from '#engine/model/brief.ts';
import { PLANT_FORMS } from '#engine/model/plant.ts';
import type {
  ContactHazard,
  Hardiness,
  Plant,
  PlantCategory,
  PlantForm,
  PlantLayer,
  SunNeed,
} from '#engine/model/plant.ts';
import { careGroupOf } from './care-groups.ts';
import { isForCutting } from './cutting.ts';
import { checksOf } from './sources.ts';

const LAYERS: readonly PlantLayer[] = [
  'canopy',
  'hedge',
  'climber',
  'shrub',
  'structural',
  'mid-border',
  'emergent',
  'edging',
  'groundcover',
  'bulb',
  'crop',
  'aquatic',
];
const HARDINESS: readonly Hardiness[] = ['H1c', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'];
const POTS: readonly Plant['potSize'][] = [
  '9cm',
  '2L',
  '3L',
  '5L',
  '10L',
  '25L',
  '45L',
  'bulb',
  'plug',
  'seed',
  'bare-root',
];
const YEARS: readonly Plant['yearsToUltimate'][] = ['1-2', '2-5', '5-10', '10-20', '20+'];

const FOLIAGE = {
  E: 'evergreen',
  S: 'semi-evergreen',
  D: 'deciduous',
  H: 'herbaceous',
  A: 'annual',
} as const;
const SUN: Record<string, SunNeed> = { F: 'full-sun', P: 'partial-sun', S: 'shade' };
const TEXTURE: Record<string, SoilTexture> = { C: 'clay', L: 'loam', S: 'sandy', K: 'chalk' };
const MOISTURE: Record<string, Plant['soil']['moisture'][number]> = {
  D: 'dry',
  W: 'well-drained',
  M: 'moist',
  X: 'wet',
};
const WILDLIFE: Record<string, string> = {
  B: 'bees',
  F: 'butterflies',
  M: 'moths',
  R: 'birds',
  H: 'hoverflies',
  G: 'hedgehogs',
  D: 'dragonflies',
  A: 'frogs and newts',
};
const STYLE: Record<string, ProjectType> = {
  f: 'family',
  m: 'modern',
  l: 'luxury',
  w: 'wildlife',
  e: 'edible',
  o: 'lowmaint',
};
const LEVEL = { n: 'none', l: 'low', h: 'high' } as const;
const CONTACT: Record<string, ContactHazard> = {
  S: 'sap',
  P: 'sap in sunlight',
  T: 'thorns',
  N: 'spines',
  H: 'hairs',
};
const POLLEN = { l: 'low', m: 'medium', h: 'high' } as const;
const EFFORT = { L: 'low', M: 'medium', H: 'high' } as const;
const DIFFICULTY = { b: 'beginner', i: 'intermediate', e: 'expert' } as const;

/** Kebab case without accents: "Salvia × sylvestris 'Mainacht'" is "salvia-x-sylvestris-mainacht". */
export function plantId(latinName: string): string {
  return latinName
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.()]/g, '')
    .replaceAll('×', 'x')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Months 1 to 12 from "4-6", "5,9" or "11-2"; calendar order within a range, empty for "-". Throws on anything else. */
export function parseMonths(text: string): number[] {
  if (text === '-' || text === '') return [];
  const months: number[] = [];
  for (const part of text.split(',')) {
    const match = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || from > 12 || to < 1 || to > 12)
      throw new Error(`"${text}" is not a list of months`);
    for (let m = from; ; m = (m % 12) + 1) {
      if (!months.includes(m)) months.push(m);
      if (m === to) break;
    }
  }
  return months;
}

/**
 * The plants of one table.
 * @throws Error naming the table, the line and the cell when a cell cannot be read.
 */
export function parsePlants(table: string, text: string, category: PlantCategory): Plant[] {
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: line.trim(), number: i + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  const header =
    lines
      .shift()
      ?.line.split('|')
      .map((cell) => cell.trim()) ?? [];
  return lines.map(({ line, number }) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== header.length) {
      throw new Error(
        `${table}, line ${number} (${cells[0] ?? ''}): ${cells.length} cells, but the header names ${header.length}`,
      );
    }
    const row = new Map(header.map((name, i) => [name, cells[i] ?? '']));
    try {
      return readPlant(row, category);
    } catch (error) {
      throw new Error(
        `${table}, line ${number} (${cells[0] ?? ''}): ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  });
}

function readPlant(row: Map<string, string>, category: PlantCategory): Plant {
  const cell = (name: string): string => {
    const value = row.get(name);
    if (value === undefined) throw new Error(`the table has no column "${name}"`);
    return value;
  };
  const names = filled(cell('latin'), 'latin').split(' = ');
  const flags = codes(cell('flags'), { A: 'A', N: 'N' }, 'flags');
  const tolerates = codes(cell('tolerates'), { W: 'W', D: 'D', C: 'C' }, 'tolerates');
  const soil = readSoil(cell('soil'));
  const upkeep = match(cell('upkeep'), /^([LMH])(\d+(?:\.\d+)?)$/, 'upkeep');
  return {
    id: plantId(names.at(-1)!),
    latinName: withoutBrackets(names[0]!),
    synonyms: names.slice(1).map(withoutBrackets),
    commonName: filled(cell('common'), 'common'),
    category,
    layer: oneOf(cell('layer'), LAYERS, 'layer'),
    form: oneOf<PlantForm>(cell('form'), PLANT_FORMS, 'form'),
    ...readSize(cell('size')),
    spacingCm: positive(cell('spacing'), 'spacing'),
    foliage: readFoliage(cell('foliage')),
    flower: readFlower(cell('flower')),
    otherInterest: readInterest(cell('interest')),
    sun: codes(cell('sun'), SUN, 'sun'),
    soil,
    tolerates: {
      chalk: soil.textures.includes('chalk'),
      wetClay: tolerates.includes('W'),
      drought: tolerates.includes('D'),
      coast: tolerates.includes('C'),
    },
    hardiness: oneOf(cell('hardy'), HARDINESS, 'hardy'),
    agm: flags.includes('A'),
    nativeUK: flags.includes('N'),
    wildlife: codes(cell('wildlife'), WILDLIFE, 'wildlife'),
    toxicity: readToxicity(cell('toxic')),
    contact: readContact(cell('contact')),
    pollenAllergy: pick(cell('pollen'), POLLEN, 'pollen'),
    maintenance: pick(upkeep[1] ?? '', EFFORT, 'upkeep'),
    minutesPerYear: Number(upkeep[2]),
    care: filled(cell('care'), 'care'),
    careGroup: careGroupOf(names[0]!, category),
    ...(isForCutting(withoutBrackets(names[0]!)) ? { forCutting: true as const } : {}),
    styles: codes(cell('styles'), STYLE, 'styles'),
    notes: cell('notes') === '-' ? '' : cell('notes'),
    checked: checksOf({ latinName: withoutBrackets(names[0]!) }),
    potSize: oneOf(cell('pot'), POTS, 'pot'),
    crop: row.has('crop') ? readCrop(cell('crop')) : null,
  };
}

const withoutBrackets = (name: string): string => name.replace(/ ?\[.*\]/, '');

function readSize(text: string): Pick<Plant, 'heightM' | 'spreadM' | 'yearsToUltimate'> {
  const [, height, spread, years] = match(text, /^([\d.]+)x([\d.]+) (\S+)$/, 'size');
  return {
    heightM: positive(height ?? '', 'size'),
    spreadM: positive(spread ?? '', 'size'),
    yearsToUltimate: oneOf(years ?? '', YEARS, 'size'),
  };
}

function readFoliage(text: string): Plant['foliage'] {
  const [, kind, colour, hex, autumn] = match(
    text,
    /^([ESDHA]) (.+?) (#[0-9a-f]{6})(?:>(#[0-9a-f]{6}))?$/,
    'foliage',
  );
  return {
    type: pick(kind ?? '', FOLIAGE, 'foliage'),
    colour: colour ?? '',
    hex: hex ?? '',
    autumnHex: autumn ?? null,
  };
}

function readFlower(text: string): Plant['flower'] {
  if (text === '-') return { months: [], colours: [], hex: null, scented: false };
  const [, months, colours, hex, scented] = match(
    text,
    /^([\d,-]+) (.+?) (#[0-9a-f]{6}|-)(\*?)$/,
    'flower',
  );
  return {
    months: parseMonths(months ?? ''),
    colours: (colours ?? '').split('/'),
    hex: hex === '-' ? null : (hex ?? null),
    scented: scented === '*',
  };
}

function readInterest(text: string): Plant['otherInterest'] {
  if (text === '-') return null;
  const [, months, what] = match(text, /^([\d,-]+): ?(.+)$/, 'interest');
  return { months: parseMonths(months ?? ''), what: what ?? '' };
}

function readSoil(text: string): Plant['soil'] {
  const [, textures, phMin, phMax, moisture] = match(
    text,
    /^([CLSK]+) ([\d.]+)-([\d.]+) ([DWMX]+)$/,
    'soil',
  );
  return {
    textures: codes(textures ?? '', TEXTURE, 'soil'),
    phMin: Number(phMin),
    phMax: Number(phMax),
    moisture: codes(moisture ?? '', MOISTURE, 'soil'),
  };
}

function readToxicity(text: string): Plant['toxicity'] {
  if (text === '-') return { people: 'none', dogs: 'none', cats: 'none', horses: 'none', note: '' };
  const [, people, animals, others, note] = match(
    text,
    /^([nlh])\/([nlh])((?:\/[nlh]){2})?: ?(.+)$/,
    'toxic',
  );
  const grade = (letter = animals) => pick(letter ?? '', LEVEL, 'toxic');
  const [, cats, horses] = others?.split('/') ?? [];
  return {
    people: grade(people),
    dogs: grade(),
    cats: grade(cats),
    horses: grade(horses),
    note: note ?? '',
  };
}

function readContact(text: string): Plant['contact'] {
  if (text === '-') return { grade: 'none', by: [] };
  const [, grade, by] = match(text, /^([lh])([A-Z]+)$/, 'contact');
  return { grade: pick(grade ?? '', LEVEL, 'contact'), by: codes(by ?? '', CONTACT, 'contact') };
}

function readCrop(text: string): Plant['crop'] {
  if (text === '-') return null;
  const [, sow, plant, harvest, difficulty] = match(
    text,
    /^([\d,-]*)\/([\d,-]*)\/([\d,-]+)\/([bie])$/,
    'crop',
  );
  return {
    sow: parseMonths(sow ?? ''),
    plant: parseMonths(plant ?? ''),
    harvest: parseMonths(harvest ?? ''),
    difficulty: pick(difficulty ?? '', DIFFICULTY, 'crop'),
  };
}

function match(text: string, pattern: RegExp, column: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`cannot read "${text}" in column "${column}"`);
  return found;
}

function oneOf<T extends string>(text: string, allowed: readonly T[], column: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is not allowed in column "${column}"`);
  return found;
}

function pick<T>(text: string, table: Record<string, T>, column: string): T {
  const found = Object.hasOwn(table, text) ? table[text] : undefined;
  if (found === undefined) throw new Error(`"${text}" is not allowed in column "${column}"`);
  return found;
}

/** One value per letter; "-" is none. */
function codes<T>(text: string, table: Record<string, T>, column: string): T[] {
  return text === '-' ? [] : [...text].map((letter) => pick(letter, table, column));
}

function positive(text: string, column: string): number {
  const value = Number(text);
  if (!(value > 0))
    throw new Error(`"${text}" in column "${column}" should be a number above nought`);
  return value;
}

function filled(text: string, column: string): string {
  if (text === '') throw new Error(`column "${column}" is empty`);
  return text;
}
