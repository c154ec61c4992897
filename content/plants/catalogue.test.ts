import { describe, expect, test } from 'vitest';
import type { Plant, SunNeed } from '#engine/model/plant.ts';
import { BEINGS, hasThorns, worstFor } from '#engine/model/hazards.ts';
import type { SoilTexture } from '#engine/model/brief.ts';
import { PLANT_FORMS } from '#engine/model/plant.ts';
import { plantName } from '#engine/words/say.ts';
import { catalogue } from './catalogue.ts';
import { parseMonths, parsePlants, plantId } from './parse-plants.ts';

const { plants } = catalogue;
const EDIBLE = ['vegetable', 'fruit', 'herb'];
const ornamentals = plants.filter(
  (p) => ![...EDIBLE, 'annual', 'aquatic'].includes(p.category) && !isMeadow(p),
);

function isMeadow(p: Plant): boolean {
  return p.notes.startsWith('Meadow.');
}
/** Names of the plants that break a rule, so that a failure says which. */
const breaking = (rule: (p: Plant) => boolean, among: Plant[] = plants): string[] =>
  among.filter((p) => !rule(p)).map((p) => p.latinName);

const named = (latin: string): Plant[] => plants.filter((p) => p.latinName.startsWith(latin));
const harmless = (p: Plant): boolean =>
  worstFor(p, ['people', 'dogs', 'cats']) === 'none' && p.contact.grade === 'none';
const grade = (latin: string): string => {
  const [p] = named(latin);
  return p ? `${p.toxicity.people}/${worstFor(p, ['dogs', 'cats'])}` : `${latin} is missing`;
};
const saturation = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
};
const counts = (found: Plant[]) => ({
  structure: found.filter((p) => p.layer === 'shrub' || p.layer === 'structural').length,
  mid: found.filter((p) => p.layer === 'mid-border' || p.layer === 'emergent').length,
  ground: found.filter((p) => p.layer === 'groundcover' || p.layer === 'edging').length,
  tree: found.filter((p) => p.layer === 'canopy').length,
  bulb: found.filter((p) => p.layer === 'bulb').length,
});
const expectAtLeast = (
  name: string,
  found: Plant[],
  least: Partial<ReturnType<typeof counts>>,
): void => {
  const have = counts(found);
  for (const [layer, count] of Object.entries(least))
    expect(have[layer as keyof typeof have], `${name}: ${layer}`).toBeGreaterThanOrEqual(count);
};

describe('size of the catalogue', () => {
  test('holds at least 215 ornamentals', () => {
    expect(ornamentals.length).toBeGreaterThanOrEqual(215);
  });

  test('has a fair number in every category', () => {
    const least: Record<Plant['category'], number> = {
      tree: 30,
      shrub: 55,
      hedging: 15,
      climber: 15,
      perennial: 65,
      grass: 12,
      fern: 8,
      bulb: 15,
      groundcover: 12,
      annual: 12,
      vegetable: 28,
      fruit: 16,
      herb: 14,
      aquatic: 8,
    };
    for (const [category, count] of Object.entries(least)) {
      expect(plants.filter((p) => p.category === category).length, category).toBeGreaterThanOrEqual(
        count,
      );
    }
  });

  test('has enough evergreens, climbers, meadow flowers and columnar trees', () => {
    expect(ornamentals.filter((p) => p.foliage.type === 'evergreen').length).toBeGreaterThanOrEqual(
      70,
    );
    expect(plants.filter((p) => p.layer === 'climber').length).toBeGreaterThanOrEqual(15);
    expect(plants.filter(isMeadow).length).toBeGreaterThanOrEqual(8);
    expect(
      plants.filter((p) => p.layer === 'canopy' && p.spreadM <= 2.5).length,
    ).toBeGreaterThanOrEqual(7);
  });

  test('names every crop, herb and annual of the growing calendar', () => {
    const names = new Set(plants.map((p) => p.commonName));
    const calendar =
      `Broad bean,Runner bean,French bean,Pea,Beetroot,Carrot,Parsnip,Radish,Lettuce,Spinach,Swiss chard,Kale,Cabbage (summer),Brussels sprout,Purple sprouting broccoli,Leek,Onion (sets),Garlic,Potato (maincrop),Potato (first early),Tomato,Courgette,Squash,Cucumber,Sweetcorn,Chilli pepper,Rhubarb,Asparagus,Apple 'Discovery',Apple 'Egremont Russet',Pear 'Conference',Plum 'Victoria',Cherry 'Stella',Fig 'Brown Turkey',Quince 'Vranja',Strawberry 'Cambridge Favourite',Raspberry 'Autumn Bliss',Blackcurrant 'Ben Sarek',Redcurrant 'Red Lake',Gooseberry 'Invicta',Blackberry 'Loch Ness',Blueberry 'Bluecrop',Grape 'Phoenix',Basil,Bay,Chives,Coriander,Dill,Fennel (herb),Lemon balm,Mint,Oregano,Parsley,Rosemary,Sage,Thyme,French tarragon,Calendula,Cosmos,Nasturtium,Sweet pea,Sunflower,Love-in-a-mist,Common poppy,Californian poppy,French marigold,Dahlia 'Bishop of Llandaff',Snapdragon,Pelargonium,Tulip 'Queen of Night',Snowdrop`.split(
        ',',
      );
    expect(calendar.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('every row is sound', () => {
  test('ids are unique and in kebab case', () => {
    expect(new Set(plants.map((p) => p.id)).size).toBe(plants.length);
    expect(breaking((p) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(p.id))).toEqual([]);
  });

  test('common names are unique, so that a planting list never shows two plants alike', () => {
    const seen = new Map<string, number>();
    for (const p of plants) seen.set(p.commonName, (seen.get(p.commonName) ?? 0) + 1);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('colours are six-figure hexes, and a flower has months exactly when it has colours', () => {
    const hex = /^#[0-9a-f]{6}$/;
    expect(
      breaking(
        (p) =>
          hex.test(p.foliage.hex) &&
          (p.foliage.autumnHex === null || hex.test(p.foliage.autumnHex)) &&
          (p.flower.hex === null || hex.test(p.flower.hex)),
      ),
    ).toEqual([]);
    expect(breaking((p) => p.flower.months.length > 0 === p.flower.colours.length > 0)).toEqual([]);
    expect(breaking((p) => p.flower.hex === null || p.flower.months.length > 0)).toEqual([]);
  });

  test('no foliage is garish', () => {
    expect(breaking((p) => saturation(p.foliage.hex) <= 0.42)).toEqual([]);
  });

  test('months lie between 1 and 12 without repeats', () => {
    expect(
      breaking((p) =>
        [
          p.flower.months,
          p.otherInterest?.months ?? [],
          p.crop?.sow ?? [],
          p.crop?.plant ?? [],
          p.crop?.harvest ?? [],
        ].every(
          (months) =>
            months.every((m) => Number.isInteger(m) && m >= 1 && m <= 12) &&
            new Set(months).size === months.length,
        ),
      ),
    ).toEqual([]);
  });

  test('pH ranges are sane, and only plants for lime claim chalk', () => {
    expect(
      breaking((p) => p.soil.phMin >= 4 && p.soil.phMax <= 8.5 && p.soil.phMax - p.soil.phMin >= 1),
    ).toEqual([]);
    expect(breaking((p) => !p.soil.textures.includes('chalk') || p.soil.phMax >= 7.5)).toEqual([]);
    expect(breaking((p) => p.tolerates.chalk === p.soil.textures.includes('chalk'))).toEqual([]);
  });

  test('nothing that is bought for wet clay is kept off clay', () => {
    expect(breaking((p) => !p.tolerates.wetClay || p.soil.textures.includes('clay'))).toEqual([]);
  });

  test('sizes are above nought and a form fits its height', () => {
    expect(
      breaking((p) => p.heightM > 0 && p.spreadM > 0 && p.spacingCm > 0 && p.minutesPerYear > 0),
    ).toEqual([]);
    expect(breaking((p) => PLANT_FORMS.includes(p.form))).toEqual([]);
    expect(breaking((p) => p.form !== 'mat' || p.heightM <= 0.5)).toEqual([]);
    expect(breaking((p) => p.layer !== 'canopy' || p.heightM >= 1.8)).toEqual([]);
    expect(breaking((p) => p.layer !== 'groundcover' || p.heightM <= 0.6)).toEqual([]);
  });

  test('design spacing agrees with spread', () => {
    const spaced = plants.filter(
      (p) =>
        !['hedge', 'crop', 'aquatic'].includes(p.layer) &&
        p.category !== 'bulb' &&
        !isMeadow(p) &&
        p.category !== 'annual',
    );
    expect(
      breaking(
        (p) => p.spacingCm >= 0.55 * 100 * p.spreadM && p.spacingCm <= 1.35 * 100 * p.spreadM,
        spaced,
      ),
    ).toEqual([]);
    expect(breaking((p) => p.layer !== 'hedge' || p.spacingCm <= 80)).toEqual([]);
  });

  test('layers match categories', () => {
    const layerOf: Partial<Record<Plant['category'], string[]>> = {
      tree: ['canopy'],
      hedging: ['hedge'],
      climber: ['climber'],
      bulb: ['bulb'],
      aquatic: ['aquatic'],
      vegetable: ['crop'],
      fruit: ['canopy', 'crop'],
    };
    expect(breaking((p) => layerOf[p.category]?.includes(p.layer) ?? true)).toEqual([]);
  });

  test('every plant has light, soil, moisture and a kind of project it suits', () => {
    expect(
      breaking(
        (p) =>
          p.sun.length > 0 &&
          p.soil.textures.length > 0 &&
          p.soil.moisture.length > 0 &&
          p.styles.length > 0,
      ),
    ).toEqual([]);
    expect(
      breaking(
        (p) =>
          new Set(p.sun).size === p.sun.length &&
          new Set(p.styles).size === p.styles.length &&
          new Set(p.wildlife).size === p.wildlife.length,
      ),
    ).toEqual([]);
  });

  test('a plain evergreen leaf is not sold as interest', () => {
    expect(
      breaking(
        (p) =>
          p.otherInterest === null ||
          p.otherInterest.months.length < 12 ||
          /silver|blue|bronze|gold|striped|plum|ruby|purple|lime|trunk/.test(p.otherInterest.what),
      ),
    ).toEqual([]);
  });

  test('a poisonous plant says why', () => {
    expect(breaking((p) => (worstFor(p, BEINGS) === 'none') === (p.toxicity.note === ''))).toEqual(
      [],
    );
  });

  test('edibles carry harvest months and nothing else does', () => {
    expect(breaking((p) => EDIBLE.includes(p.category) === (p.crop !== null))).toEqual([]);
    expect(
      breaking((p) => p.crop === null || (p.crop.harvest.length > 0 && p.crop.plant.length > 0)),
    ).toEqual([]);
  });
});

describe('words', () => {
  const MONTH =
    /\b(January|February|March|April|May|June|July|August|September|October|November|December|Junes|Julys|Augusts|Christmas|spring|summer|autumn|winter|frost)\b/;

  test('care text is of use: long enough, ended, and naming when', () => {
    expect(
      breaking((p) => p.care.length >= 25 && p.care.length <= 170 && p.care.endsWith('.')),
    ).toEqual([]);
    expect(breaking((p) => MONTH.test(p.care))).toEqual([]);
  });

  test('no two plants share their care text, nor open it with the same five words', () => {
    expect(new Set(plants.map((p) => p.care)).size).toBe(plants.length);
    const openings = new Map<string, string[]>();
    for (const p of plants) {
      const opening = p.care.split(/[ ,]+/).slice(0, 5).join(' ');
      openings.set(opening, [...(openings.get(opening) ?? []), p.latinName]);
    }
    expect([...openings].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test('prose is British and plain', () => {
    const american = /\b(color|fertilizer|mulching|gray|center|neighbor|mold|fall)\b/i;
    expect(
      breaking(
        (p) =>
          !american.test(`${p.care} ${p.notes} ${p.otherInterest?.what ?? ''} ${p.foliage.colour}`),
      ),
    ).toEqual([]);
  });
});

describe('safety', () => {
  test('nothing from the never-plant list', () => {
    const never = [
      /^Cotoneaster/,
      /Rosa rugosa/,
      /ponticum/,
      /Cunningham/,
      /Parthenocissus (quinquefolia|inserta|tricuspidata)/,
      /crocosmiiflora/,
      /Lamiastrum|galeobdolon/,
      /Allium (triquetrum|paradoxum)/,
      /Gunnera/,
      /Impatiens/,
      /Carpobrotus/,
      /Fraxinus/,
      /Buxus/,
      /Phyllostachys|Sasa|Fargesia|Pleioblastus|Pseudosasa/,
      /leylandii|Cuprocyparis/i,
      /Heracleum/,
      /Fallopia|Reynoutria/,
      /Crassula helmsii/,
      /Hydrocotyle/,
      /Myriophyllum/,
      /Elodea|Lagarosiphon|Azolla|Cabomba|Ludwigia/,
      /Lysichiton/,
      /Hyacinthoides hispanica/,
      /Robinia/,
      /Ailanthus/,
      /Buddleja davidii/,
      /Quercus|Populus|Eucalyptus/,
      /Smyrnium/,
      /Lonicera japonica/,
      /Pontederia crassipes|Eichhornia|Pistia/,
      /Sagittaria latifolia/,
      /Juncus ensifolius/,
      /Houttuynia/,
    ];
    expect(breaking((p) => !never.some((pattern) => pattern.test(p.latinName)))).toEqual([]);
  });

  test.each([
    // latin, people, dogs, cats, touch
    ['Euphorbia amygdaloides var. robbiae', 'high', 'high', 'high', 'high'],
    ['Euphorbia characias subsp. wulfenii', 'high', 'high', 'high', 'high'],
    ['Euphorbia epithymoides', 'high', 'high', 'high', 'high'],
    ["Euphorbia griffithii 'Fireglow'", 'high', 'high', 'high', 'high'],
    ['Vitis coignetiae', 'none', 'high', 'low', 'none'],
    ['Cyclamen hederifolium', 'low', 'high', 'high', 'none'],
    ['Cyclamen coum', 'low', 'high', 'high', 'none'],
    ["Euonymus fortunei 'Silver Queen'", 'low', 'high', 'high', 'none'],
    ["Euonymus fortunei 'Emerald Gaiety'", 'low', 'high', 'high', 'none'],
    ["Euonymus japonicus 'Green Spire'", 'low', 'high', 'high', 'none'],
    ['Scilla forbesii', 'low', 'low', 'low', 'none'],
    ['Asarum europaeum', 'high', 'high', 'high', 'none'],
    ["Osmanthus heterophyllus 'Goshiki'", 'none', 'none', 'none', 'low'],
    ["Ficus carica 'Brown Turkey'", 'low', 'low', 'low', 'high'],
    ['Lilium regale', 'none', 'low', 'high', 'none'],
    ["Hemerocallis 'Corky'", 'none', 'low', 'high', 'none'],
    ["Humulus lupulus 'Aureus'", 'none', 'high', 'low', 'low'],
  ])('%s: people %s, dogs %s, cats %s, touch %s', (latin, people, dogs, cats, touch) => {
    const { toxicity, contact } = plants.find((p) => p.latinName === latin)!;
    expect([toxicity.people, toxicity.dogs, toxicity.cats, contact.grade]).toEqual([
      people,
      dogs,
      cats,
      touch,
    ]);
  });

  test('no name invites eating what poisons, or is sold for something deadly', () => {
    expect(named('Asarum')[0]!.commonName).toBe('Asarabacca');
    expect(named('Crocus speciosus')[0]!.commonName).toBe("Bieberstein's crocus");
    expect(
      breaking((p) => !/autumn crocus|naked lad|wild (ginger|garlic|parsnip)/i.test(p.commonName)),
    ).toEqual([]);
    expect(breaking((p) => !/harmless to/i.test(p.notes))).toEqual([]);
  });

  test('horses next door are kept from what kills them', () => {
    for (const latin of ['Taxus', 'Ligustrum', 'Prunus laurocerasus', 'Rhododendron', 'Acer'])
      expect(
        breaking((p) => p.toxicity.horses === 'high', named(latin)),
        latin,
      ).toEqual([]);
  });

  test('plants known to be dangerous are marked so', () => {
    expect(grade('Taxus baccata')).toBe('high/high');
    expect(grade('Digitalis purpurea')).toBe('high/high');
    expect(grade('Daphne bholua')).toBe('high/high');
    expect(grade('Rheum')).toBe('low/high');
    expect(grade('Prunus laurocerasus')).toBe('low/high');
    expect(grade('Allium hollandicum')).toBe('low/high');
    expect(grade('Hemerocallis')).toBe('none/high');
    expect(grade('Vitis vinifera')).toBe('none/high');
    expect(grade('Wisteria')).toBe('high/high');
    expect(grade('Euphorbia characias')).toBe('high/high');
    expect(grade('Hydrangea paniculata')).toBe('low/high');
    expect(grade('Solanum lycopersicum')).toBe('low/low');
  });

  test('thorns and hay fever are marked where they matter', () => {
    const THORNLESS = ["Rosa 'Zéphirine Drouhin'", "Rosa banksiae 'Lutea'"];
    expect(
      breaking(hasThorns, [
        ...named('Rosa ').filter(({ latinName }) => !THORNLESS.includes(latinName)),
        ...named('Berberis'),
        ...named('Crataegus'),
        ...named('Prunus spinosa'),
        ...named('Ribes uva-crispa'),
      ]),
    ).toEqual([]);
    expect(
      breaking((p) => p.pollenAllergy === 'high', [...named('Betula'), ...named('Corylus')]),
    ).toEqual([]);
  });

  test('only true natives are called native', () => {
    const strangers = [
      'Galanthus nivalis',
      'Arbutus unedo',
      'Papaver rhoeas',
      'Fritillaria meleagris',
      'Verbena bonariensis',
      'Centranthus ruber',
      'Alchemilla mollis',
      'Vinca minor',
    ];
    expect(
      plants
        .filter((p) => p.nativeUK && strangers.some((name) => p.latinName.startsWith(name)))
        .map((p) => p.latinName),
    ).toEqual([]);
    expect(breaking((p) => p.nativeUK, plants.filter(isMeadow))).toEqual([]);
    expect(plants.filter((p) => p.nativeUK).length).toBeGreaterThanOrEqual(40);
  });
});

describe('the planter is never stuck', () => {
  const SOILS: SoilTexture[] = ['clay', 'loam', 'sandy', 'chalk'];
  /** A typical pH of a south-eastern garden on that soil. */
  const PH: Record<SoilTexture, number> = { clay: 6.8, loam: 6.8, sandy: 6, chalk: 8 };
  const SUNS: SunNeed[] = ['full-sun', 'partial-sun', 'shade'];
  const bedding = ornamentals.filter((p) => p.hardiness >= 'H4');

  const suits =
    (sun: SunNeed, soil: SoilTexture) =>
    (p: Plant): boolean =>
      p.sun.includes(sun) &&
      p.soil.textures.includes(soil) &&
      p.soil.phMin <= PH[soil] &&
      p.soil.phMax >= PH[soil];
  const eachPlace = (check: (name: string, found: Plant[]) => void): void => {
    for (const soil of SOILS)
      for (const sun of SUNS) check(`${soil}, ${sun}`, bedding.filter(suits(sun, soil)));
  };

  test('every light and soil has shrubs, perennials, ground cover, bulbs and a tree', () => {
    eachPlace((name, found) =>
      expectAtLeast(name, found, { structure: 6, mid: 8, ground: 10, tree: 2, bulb: 4 }),
    );
  });

  test('and still does where neither people nor animals may come to harm', () => {
    eachPlace((name, found) =>
      expectAtLeast(name, found.filter(harmless), { structure: 3, mid: 6, ground: 6, tree: 1 }),
    );
  });

  test('and where hay fever is a worry', () => {
    eachPlace((name, found) =>
      expectAtLeast(
        name,
        found.filter((p) => p.pollenAllergy === 'low'),
        { structure: 6, mid: 8, ground: 8, tree: 1 },
      ),
    );
  });

  test('wet clay and dry ground are both provided for, in sun and in shade', () => {
    for (const sun of SUNS) {
      const here = bedding.filter((p) => p.sun.includes(sun));
      expectAtLeast(
        `wet clay, ${sun}`,
        here.filter((p) => p.tolerates.wetClay && p.soil.textures.includes('clay')),
        { structure: 4, mid: 6, ground: 5, tree: 2, bulb: 2 },
      );
      expectAtLeast(
        `standing wet, ${sun}`,
        here.filter((p) => p.soil.moisture.includes('wet') && p.soil.textures.includes('clay')),
        { structure: 3, mid: 3, ground: 1, tree: 1 },
      );
      expectAtLeast(
        `dry, ${sun}`,
        here.filter((p) => p.soil.moisture.includes('dry')),
        { structure: 1, mid: 4, ground: 8, tree: 1 },
      );
    }
  });

  test('acid and limy ground are both provided for', () => {
    for (const ph of [4.8, 8.2]) {
      for (const sun of SUNS) {
        const found = bedding.filter(
          (p) => p.sun.includes(sun) && p.soil.phMin <= ph && p.soil.phMax >= ph,
        );
        expectAtLeast(
          `pH ${ph}, ${sun}`,
          found,
          ph < 5
            ? { structure: 1, mid: 1, ground: 2, tree: 1 }
            : { structure: 3, mid: 6, ground: 6, tree: 1 },
        );
      }
    }
  });

  test('every project type has a palette in every light', () => {
    for (const type of ['family', 'modern', 'luxury', 'wildlife', 'lowmaint'] as const) {
      for (const sun of SUNS)
        expectAtLeast(
          `${type}, ${sun}`,
          bedding.filter((p) => p.styles.includes(type) && p.sun.includes(sun)),
          { structure: 4, mid: 6, ground: 6, tree: 1 },
        );
    }
  });

  test('every light and soil can show something in each month of the year', () => {
    eachPlace((name, found) => {
      for (let month = 1; month <= 12; month++) {
        const showing = found.filter(
          (p) =>
            p.flower.months.includes(month) ||
            p.otherInterest?.months.includes(month) ||
            p.foliage.type === 'evergreen',
        );
        expect(showing.length, `${name}, month ${month}`).toBeGreaterThanOrEqual(6);
      }
    });
  });

  test('a home with toddlers, dogs and cats has climbers and bulbs to choose from in every light', () => {
    const harmless = plants.filter(
      (p) => worstFor(p, ['people', 'dogs', 'cats']) === 'none' && p.contact.grade === 'none',
    );
    for (const sun of SUNS) {
      const here = harmless.filter((p) => p.sun.includes(sun));
      expect(here.filter((p) => p.category === 'climber').length, sun).toBeGreaterThanOrEqual(4);
      expect(here.filter((p) => p.category === 'bulb').length, sun).toBeGreaterThanOrEqual(2);
    }
  });

  test('fences of every aspect have scented, evergreen and harmless climbers', () => {
    const climbers = plants.filter((p) => p.layer === 'climber');
    for (const soil of SOILS)
      for (const sun of SUNS)
        expect(climbers.filter(suits(sun, soil)).length, `${soil}, ${sun}`).toBeGreaterThanOrEqual(
          3,
        );
    for (const sun of SUNS)
      expect(
        climbers.filter((p) => p.sun.includes(sun) && p.foliage.type !== 'deciduous').length,
        sun,
      ).toBeGreaterThanOrEqual(1);
    for (const sun of SUNS)
      expect(
        climbers.filter(
          (p) =>
            p.sun.includes(sun) &&
            p.toxicity.people !== 'high' &&
            worstFor(p, ['dogs', 'cats']) === 'none',
        ).length,
        sun,
      ).toBeGreaterThanOrEqual(1);
  });
});

describe('reading the tables', () => {
  const header =
    'latin|common|layer|form|size|spacing|foliage|flower|interest|sun|soil|tolerates|hardy|flags|wildlife|toxic|contact|pollen|upkeep|styles|pot|notes|care';
  const row = `Viola odorata|Sweet violet|groundcover|mat|0.12x0.3 1-2|25|S green #5f8a45|2-4 violet #6b5aa0*|11-2: leaves|PS|CL 5.5-8 WM|-|H6|N|BF|l/n: A reason|lS|l|L3|wf|9cm|-|Thin runners in June.`;

  test('a row becomes a whole plant', () => {
    const [plant] = parsePlants('test', `${header}\n# remark\n\n${row}`, 'groundcover');
    expect(plant).toMatchObject({
      id: 'viola-odorata',
      heightM: 0.12,
      spreadM: 0.3,
      spacingCm: 25,
      foliage: { type: 'semi-evergreen', hex: '#5f8a45', autumnHex: null },
      flower: { months: [2, 3, 4], colours: ['violet'], hex: '#6b5aa0', scented: true },
      otherInterest: { months: [11, 12, 1, 2], what: 'leaves' },
      sun: ['partial-sun', 'shade'],
      toxicity: { people: 'low', dogs: 'none', cats: 'none', horses: 'none', note: 'A reason' },
      contact: { grade: 'low', by: ['sap'] },
      nativeUK: true,
      agm: false,
      notes: '',
      crop: null,
    });
  });

  test('an error names the table, the line and the cell', () => {
    expect(() => parsePlants('ferns', `${header}\n${row.replace('mat', 'matt')}`, 'fern')).toThrow(
      'ferns, line 2 (Viola odorata): "matt" is not allowed in column "form"',
    );
    expect(() => parsePlants('ferns', `${header}\n${row}|more`, 'fern')).toThrow(
      '24 cells, but the header names 23',
    );
    expect(() =>
      parsePlants('ferns', `${header}\n${row.replace('|25|', '|nine|')}`, 'fern'),
    ).toThrow('"nine" in column "spacing"');
    expect(() =>
      parsePlants('ferns', `${header}\n${row.replace('2-4 violet', '2-14 violet')}`, 'fern'),
    ).toThrow('is not a list of months');
  });

  test('month ranges run over the new year', () => {
    expect(parseMonths('11-2')).toEqual([11, 12, 1, 2]);
    expect(parseMonths('5,9')).toEqual([5, 9]);
    expect(parseMonths('7-7,10')).toEqual([7, 10]);
  });

  test('ids drop accents and marks', () => {
    expect(plantId("Rosa 'Madame Alfred Carrière'")).toBe('rosa-madame-alfred-carriere');
    expect(plantId('Abelia × grandiflora')).toBe('abelia-x-grandiflora');
    expect(plantId('Crataegus monogyna [hedge]')).toBe('crataegus-monogyna-hedge');
  });
});

test('in a sentence a common name keeps its capital exactly when a place or a person is in it', () => {
  const proper = `African lily,Armand clematis,Balkan clary 'Caradonna',Bieberstein's crocus,Brussels sprout,Burkwood osmanthus,Californian lilac,Californian poppy,Chilean glory flower,Chilean potato tree,Chinese Virginia creeper,
    Chinese dogwood,Chinese silver grass,Chinese wisteria,Christmas rose,Chusan palm,Cornelian cherry,Culver's root,David viburnum,English bluebell,English lavender 'Hidcote',English lavender 'Munstead',English rose Desdemona,
    English rose Gertrude Jekyll,English rose Lady of Shalott,English rose Olivia Rose Austin,French bean,French marigold,French tarragon,Frikart's aster,Himalayan birch,Jacob's ladder,Japanese anemone,Japanese aralia,Japanese forest grass,Japanese laurel 'Rozannie',Japanese maple,
    Japanese painted fern,Japanese quince,Japanese sedge 'Ice Dance',Japanese spindle,Japanese spurge,Jerusalem sage,Judas tree,Kilmarnock willow,Lenten rose,London pride,Macedonian scabious,Mediterranean spurge,
    Mexican feather grass,Mexican fleabane,Mexican orange,Mexican orange 'Sundance',Mrs Robb's bonnet,Nepalese paper plant,New Zealand flax 'Maori Queen',New Zealand satin flower,Portugal laurel,Rakai hebe,Russian sage,Seemann's hydrangea,
    Adam's needle,Adam's needle 'Bright Edge',Alexandrian laurel,Asian jasmine,Balearic sage,Burkwood viburnum,Byzantine gladiolus,Caucasian stonecrop 'Voodoo',Chinese silver grass 'Kleine Silberspinne',Delavay osmanthus,Fortune's holly fern,Fuji cherry 'Kojo-no-mai',
    Himalayan ginger,Himalayan maidenhair,Indian shot 'Wyoming',Irish yew,Japanese maple 'Osakazuki',Japanese snowball 'Mariesii',Japanese snowbell,Japanese tassel fern,Japanese water iris,Joe Pye weed,Lydian broom,New England aster 'Violetta',Sicilian chamomile,Tarentum myrtle,Turkish sage,Vilmorin's rowan,
    Shasta daisy 'Becky',Siberian bugloss,Siberian dogwood,Siberian iris,Sicilian honey garlic,Solomon's seal,Spanish dagger,Sprenger's tulip,St John's wort 'Hidcote',Swiss chard,Tibetan cherry,Virginia sweetspire,Wallich milk parsley`;
  const kept = plants.map((p) => p.commonName).filter((name) => plantName(name) === name);
  expect([...new Set(kept)].sort()).toEqual(
    proper
      .split(',')
      .map((name) => name.trim())
      .sort(),
  );
});
