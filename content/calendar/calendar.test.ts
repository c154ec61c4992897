import { describe, expect, it } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { CalendarPlant, SUN_REQUIREMENTS } from '#contracts/site-content.ts';
import { calendarPlants, calendarRows } from './calendar.ts';
import { careInstructions, sentences } from './care.ts';
import { parseCalendar } from './parse-calendar.ts';
import { periodMonths, periodStart, writePeriod } from './periods.ts';
import { plateOf } from './plates.ts';
import { CALENDAR_CATEGORIES } from './schema.ts';

const LEAST = { vegetables: 34, fruits: 20, flowers: 36, herbs: 22 };
/** Cropped for years, so that the first harvest after planting tells nothing of the season. */
const LASTING = new Set(['asparagus', 'rhubarb', 'globe-artichoke']);
const monthsFrom = (first: string | undefined, then: string | undefined): number =>
  ((periodStart(then) ?? 0) - (periodStart(first) ?? 0) + 12) % 12;

const ordered = (months: readonly number[]) => months.toSorted((one, other) => one - other);

describe('the planting calendar', () => {
  it.each(CALENDAR_CATEGORIES)('has enough %s', (category) => {
    expect(
      calendarPlants.filter((plant) => plant.category === category).length,
    ).toBeGreaterThanOrEqual(LEAST[category]);
    expect(calendarPlants.length).toBeGreaterThanOrEqual(116);
  });

  it('names each plant once', () => {
    for (const key of ['id', 'name', 'imageUrl'] as const)
      expect(new Set(calendarPlants.map((plant) => plant[key])).size, key).toBe(
        calendarPlants.length,
      );
  });

  it('spells the sun as the specification does and has something for each', () => {
    for (const sun of SUN_REQUIREMENTS)
      expect(
        calendarPlants.some((plant) => plant.sunRequirement === sun),
        sun,
      ).toBe(true);
  });

  it.each(calendarPlants.map((plant) => [plant.id, plant] as const))(
    '%s reads well and keeps its seasons in order',
    (_, plant) => {
      const said = sentences(plant.description);
      expect(said.length).toBeGreaterThanOrEqual(3);
      expect(said.join(' ')).toBe(plant.description);
      expect(plant.description).not.toContain('!');
      for (const period of [
        plant.sowingPeriod,
        plant.plantingPeriod,
        plant.harvestingPeriod,
        plant.floweringPeriod,
      ]) {
        // One month, one range, or months by name where they do not follow one another, as the owner's form writes them.
        if (period !== undefined) expect(period).toBe(writePeriod(periodMonths(period)));
      }
      if (plant.sowingPeriod)
        expect(
          monthsFrom(plant.sowingPeriod, plant.plantingPeriod),
          'sowing to planting',
        ).toBeLessThanOrEqual(6);
      if (plant.category === 'vegetables' && !LASTING.has(plant.id)) {
        expect(
          monthsFrom(plant.plantingPeriod, plant.harvestingPeriod),
          'planting to harvest',
        ).toBeGreaterThanOrEqual(1);
        expect(
          monthsFrom(plant.plantingPeriod, plant.harvestingPeriod),
          'planting to harvest',
        ).toBeLessThanOrEqual(8);
      }
      if (plant.category !== 'flowers') expect(plant.harvestingPeriod).toBeDefined();
      else {
        expect(plant.floweringPeriod).toBeDefined();
        const open = periodMonths(plant.floweringPeriod);
        expect(
          periodMonths(plant.harvestingPeriod).every((month) => open.includes(month)),
          'cut only in flower',
        ).toBe(true);
      }
    },
  );

  it('repeats no sentence', () => {
    const all = calendarPlants.flatMap((plant) => sentences(plant.description));
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([]);
  });

  it('links only to plants that the catalogue has, and each to its own', () => {
    const known = new Set(catalogue.plants.map((plant) => plant.id));
    const linked = calendarPlants.flatMap((plant) => plant.cataloguePlantId ?? []);
    expect(linked.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(linked).size).toBe(linked.length);
    expect(linked.length).toBeGreaterThan(85);
  });

  it('gives the months that the catalogue has of the same plant', () => {
    const known = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
    for (const plant of calendarPlants) {
      const twin = known.get(plant.cataloguePlantId ?? '');
      if (!twin) continue;
      if (plant.floweringPeriod)
        expect(periodMonths(plant.floweringPeriod), `${plant.id} flowers`).toEqual(
          ordered(twin.flower.months),
        );
      if (!twin.crop) continue;
      expect(periodMonths(plant.sowingPeriod), `${plant.id} is sown`).toEqual(
        ordered(twin.crop.sow),
      );
      expect(periodMonths(plant.plantingPeriod), `${plant.id} is planted`).toEqual(
        ordered(twin.crop.plant),
      );
      expect(periodMonths(plant.harvestingPeriod), `${plant.id} is picked`).toEqual(
        ordered(twin.crop.harvest),
      );
    }
  });

  it.each([
    ['broad-bean', 'sowingPeriod', [2, 3, 4, 11], /during November under fleece/],
    ['love-in-a-mist', 'sowingPeriod', [3, 4, 5, 9], /A September sowing/],
    ['cornflower', 'sowingPeriod', [3, 4, 5, 9], /a pinch in September/],
    ['courgette', 'plantingPeriod', [5, 6], /end of May or in June/],
    ['pumpkin', 'plantingPeriod', [5, 6], /end of May or in June/],
    ['cucumber', 'plantingPeriod', [5, 6], /end of May or in June/],
    [
      'tulip-queen-of-night',
      'plantingPeriod',
      [11, 12],
      /Wait until November.*December is not too late/,
    ],
    ['snowdrop', 'plantingPeriod', [2, 3], /in the green in February or March/],
    ['daffodil-tete-a-tete', 'plantingPeriod', [9, 10], /before October is out/],
    [
      'rose-gertrude-jekyll',
      'plantingPeriod',
      [1, 2, 3, 11, 12],
      /bare-root from November to March/,
    ],
    [
      'strawberry-cambridge-favourite',
      'plantingPeriod',
      [7, 8, 9],
      /from July to the middle of September/,
    ],
    ['spring-onion', 'harvestingPeriod', [4, 5, 6, 7, 8, 9, 10], /ready in April/],
    ['chervil', 'harvestingPeriod', [5, 6, 7, 8, 9, 10, 11, 12], /until Christmas/],
  ] as const)('the months of %s (%s) are those its text names', (id, field, months, words) => {
    const plant = calendarPlants.find((one) => one.id === id)!;
    expect(periodMonths(plant[field])).toEqual(months);
    expect(plant.description).toMatch(words);
  });

  it('says of blueberries that they need acid soil before it names a pot', () => {
    const { soils, description } = calendarPlants.find((one) => one.id === 'blueberry-bluecrop')!;
    expect(soils).toEqual(['sandy']);
    expect(description).toMatch(/^It lives only in acid soil.*ericaceous compost/);
  });

  it('makes one row of one plant', () => {
    expect(new Set(calendarRows.map((row) => row.id)).size).toBe(calendarRows.length);
    const engineIds = new Set(catalogue.plants.map((plant) => plant.id));
    for (const [i, row] of calendarRows.entries()) {
      expect(CalendarPlant.safeParse({ ...row, picture: null }).error, row.id).toBeUndefined();
      // An own id that the engine also uses would lay two plants into one row.
      expect(engineIds.has(row.id), row.id).toBe(calendarPlants[i]!.cataloguePlantId !== null);
    }
  });

  it('gives every season, soil and garden type something to recommend', () => {
    for (const month of [1, 4, 7, 10])
      expect(
        calendarPlants.filter((plant) => periodMonths(plant.plantingPeriod).includes(month)).length,
        `month ${month}`,
      ).toBeGreaterThanOrEqual(6);
    for (const soil of ['clay', 'sandy', 'loam'] as const)
      expect(
        calendarPlants.filter((plant) => plant.soils.includes(soil)).length,
        soil,
      ).toBeGreaterThan(40);
    for (const type of ['vegetables', 'flowers', 'herbs', 'mixed'] as const)
      expect(
        calendarPlants.filter((plant) => plant.gardenTypes.includes(type)).length,
        type,
      ).toBeGreaterThan(20);
  });
});

describe('the table reader', () => {
  const head =
    'id|name|latin|sun|sow|plant|harvest|flower|heightM|cm|level|soils|flags|also|catalogue|description';
  const words =
    'Sow it in drills. Water it well in dry weather and keep the weeds away from it. Pull it young, because an old one is tough, stringy and strong.';
  it('says which line is wrong', () => {
    expect(() =>
      parseCalendar(
        `${head}\ncress|Cress|Lepidium sativum|X|March|March|April||0.1|1|b|L|||-|${words}`,
        'vegetables',
      ),
    ).toThrow(/cress: sunRequirement/);
    expect(() =>
      parseCalendar(
        `${head}\ncress|Cress|Lepidium sativum|F|Spring|March|April||0.1|1|b|L|||-|${words}`,
        'vegetables',
      ),
    ).toThrow(/cress: sowingPeriod: A period names a month/);
    expect(() => parseCalendar(`${head}\ncress|Cress`, 'vegetables')).toThrow(/cress: 2 cells/);
  });
});

describe('what is read from a plant', () => {
  it('takes care from the first three sentences', () => {
    expect(careInstructions('One. Two is 1.5 m high. Three? Four.')).toBe(
      'One. Two is 1.5 m high. Three?',
    );
    expect(careInstructions('')).toBeUndefined();
    expect(careInstructions(undefined)).toBeUndefined();
  });
  it('knows the sizes of our own drawings only', () => {
    expect(plateOf('/botanical/leek.jpg', 'Leek')?.avif.map((size) => size.url)).toEqual([
      '/botanical/leek-320.avif',
      '/botanical/leek.avif',
    ]);
    expect(plateOf('/uploads/leek.jpg', 'Leek')).toBeNull();
    expect(plateOf('/botanical/../leek.jpg', 'Leek')).toBeNull();
  });
});
