/** The ground and what stands round it: position, facing, soil, water, light, slope, neighbours, boundary. */
import type {
  Brief,
  CompassPoint,
  Corrections,
  Fact,
  FactSource,
  SoilTexture,
} from '../model/brief.ts';
import type { Place } from '../model/site.ts';
import type { Service } from '../model/surroundings.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { readLevels } from './levels.ts';
import { assumed, because, entered, read, sure, surest } from './select.ts';
import { readBarred } from './barred.ts';
import { readBoundary, readSides } from './boundary.ts';
import { readNewFences } from './new-fences.ts';
import { readServices } from './services.ts';
import { readCovers } from './site-limits.ts';
import { lowHand, readSlope, wayOfGround } from './slope.ts';
import { readTerraces } from './terraces.ts';
import {
  fencesOfOurs,
  readBeyond,
  readBoundaryWalls,
  readLookers,
  readOwners,
  readUnit,
} from './walls.ts';
import { readWaysIn } from './ways-in.ts';

type Position = Brief['position']['value'];
const POSITIONS: Record<string, Position> = {
  back: 'back',
  front: 'front',
  side: 'side',
  courtyard: 'courtyard',
  balcony: 'roof',
  roof: 'roof',
  lightwell: 'courtyard',
};

/** Back garden unless the words say front, side, courtyard or roof and do not speak of the back as well. */
export function readPosition(reading: Reading): Brief['position'] {
  const said = sure(reading, 'place').filter(
    (m) =>
      Object.hasOwn(POSITIONS, m.concept) &&
      m.status !== 'refused' &&
      // an L has one arm at the side, and lies behind the house all the same
      !(m.concept === 'side' && reading.outline?.value === 'l-shape'),
  );
  const counts = new Map<Position, number>();
  for (const m of said) {
    const position = POSITIONS[m.concept]!;
    counts.set(position, (counts.get(position) ?? 0) + m.certainty);
  }
  // a car stands before the house, where nobody says otherwise
  const car = surest(
    sure(reading, 'feature').filter(
      ({ concept, status }) => /^(?:parking|drive)$/.test(concept) && status === 'wanted',
    ),
  );
  if (!counts.size && car) return read('front', car);
  if (!counts.size)
    return assumed(
      'back',
      because(reading, 'place', 'most gardens are behind the house', 'where it lies'),
    );
  // a courtyard or a roof is said once; front and back are both said where only one is meant
  const order: Position[] = ['roof', 'courtyard', 'back', 'front', 'side'];
  const most = Math.max(...counts.values());
  const likeliest = order.find((p) => (counts.get(p) ?? 0) >= most * 0.99)!;
  // a courtyard over a car park is a roof, whatever else it is called
  const value = likeliest === 'courtyard' && counts.has('roof') ? 'roof' : likeliest;
  return read(value, surest(said.filter((m) => POSITIONS[m.concept] === value))!);
}

const TEXTURES: Record<string, SoilTexture> = {
  clay: 'clay',
  loam: 'loam',
  sandy: 'sandy',
  chalk: 'chalk',
  rich: 'loam',
  stony: 'sandy',
  peat: 'loam',
};
const USUAL_PH: Record<SoilTexture, number> = { clay: 6.8, loam: 6.6, sandy: 6.2, chalk: 7.9 };

function readSoil(reading: Reading, corrections: Corrections, place: Place): Fact<SoilTexture> {
  if (corrections.soil) return entered(corrections.soil);
  const by =
    surest(sure(reading, 'soil', 'clay', 'loam', 'sandy', 'chalk')) ??
    surest(sure(reading, 'soil', 'rich', 'stony', 'peat'));
  if (by) return read(TEXTURES[by.concept]!, by);
  return assumed(
    place.soil.texture,
    place.soil.from === 'zone'
      ? `typical for ${place.outcode}: ${place.soil.name}`
      : because(reading, 'soil', 'no soil was mentioned and no postcode settles it', 'the soil'),
  );
}

function readPh(reading: Reading, soil: Fact<SoilTexture>, place: Place): Fact<number> {
  const acid = surest(sure(reading, 'soil', 'acid'));
  const lime = surest(sure(reading, 'soil', 'alkaline'));
  const by = acid ?? lime;
  if (by) {
    const figure = /\d(?:\.\d)?/.exec(by.quote);
    const value = figure ? Number(figure[0]) : acid ? 5.2 : 7.8;
    if (value >= 3 && value <= 10) return read(value, by);
  }
  if (soil.source.kind !== 'assumed' && soil.value !== place.soil.texture)
    return assumed(
      USUAL_PH[soil.value],
      `usual for ${soil.value === 'sandy' ? 'sandy soil' : soil.value}`,
    );
  return assumed(
    place.soil.ph,
    place.soil.from === 'zone' ? `typical for ${place.outcode}` : 'a middling figure',
  );
}

/** Shade that lies on the whole garden; of a part it is a fact of that part alone. */
const OF_A_PART =
  /\b(?:corner|end|side|border|bed|patio|part|bit|half|third|fence|wall|strip|lawn|back|bottom|under|terrace)\b/i;

const isEdge = (course: Service['course']): boolean =>
  course === 'left' || course === 'right' || course === 'back';
const isSameWords = (source: FactSource, quote: string | undefined): boolean =>
  source.kind === 'read' &&
  quote !== undefined &&
  (source.quote.includes(quote.slice(0, 60)) || quote.includes(source.quote.slice(0, 60)));

export type Ground = Pick<Brief, 'soil' | 'ph' | 'wet' | 'shady' | 'overlooked' | 'slope'> & {
  surroundings: NonNullable<Brief['surroundings']>;
};

/** Everything the words tell of the ground; what they do not tell is assumed, with the reason. */
export function readGround(
  reading: Reading,
  place: Place,
  corrections: Corrections,
  plot: { position: Position; facing: Fact<CompassPoint>; widthM: number; depthM: number },
): Ground {
  const own = readSlope(reading, corrections, plot.facing),
    alongM = own.value === 'across' ? plot.widthM : plot.depthM,
    heights = readLevels(reading, corrections, own.value, alongM);
  const pieces =
    corrections.slope || corrections.fallM !== undefined || plot.position === 'roof'
      ? null
      : readTerraces(
          reading,
          wayOfGround(reading, own),
          heights.fallMm?.value ?? null,
          own.value === 'level',
        );
  // its pieces tell how the ground goes
  const slope = pieces ? { value: pieces.slope, source: pieces.terraces.source } : own,
    levels =
      pieces && heights.doorStepMm ? { doorStepMm: heights.doorStepMm } : pieces ? {} : heights;
  const walls = readBoundaryWalls(reading),
    beyond = readBeyond(reading),
    owners = readOwners(reading),
    lookers = readLookers(reading),
    unit = readUnit(reading),
    { car, door } = reading.ground ?? {};
  const waysIn = readWaysIn(reading, corrections, plot.position, plot.widthM),
    sides = readSides(reading, plot.position, plot.facing.value),
    asked = plot.position === 'roof' ? [] : readNewFences(reading),
    newFences = plot.position === 'roof' ? [] : [...asked, ...fencesOfOurs(reading, asked)],
    covers = plot.position === 'roof' ? [] : readCovers(reading),
    told = plot.position === 'roof' ? [] : readServices(reading),
    ofStrip = told.find(({ source }) => isSameWords(source, reading.strip?.quote)),
    // along an edge the strip is the pipe's own; elsewhere it goes where the pipe goes
    isAlong = ofStrip !== undefined && isEdge(ofStrip.value.course),
    services = told.filter((one) => !(isAlong && one === ofStrip)),
    strip = ofStrip && !isAlong ? undefined : reading.strip,
    barred =
      plot.position === 'roof'
        ? []
        : readBarred(
            reading,
            // a strip that is most of the plot was not read rightly
            strip && strip.metres < (strip.side === 'back' ? plot.depthM : plot.widthM) / 2
              ? strip
              : null,
            corrections.standsAt,
          ),
    low = slope.value === 'across' ? lowHand(reading, plot.facing) : null;
  const flag = (said: readonly Mention[], nothing: Fact<boolean>): Fact<boolean> => {
    const by = surest(said.filter((m) => m.status !== 'refused' && m.status !== 'wanted'));
    return by ? read(true, by) : nothing;
  };
  const soil = readSoil(reading, corrections, place);
  const open = surest(sure(reading, 'neighbour', 'not_overlooked'));
  return {
    soil,
    ph: readPh(reading, soil, place),
    wet: flag(
      sure(reading, 'drainage', 'wet', 'flood', 'puddles'),
      assumed(false, because(reading, 'drainage', 'nothing was said of standing water', 'water')),
    ),
    shady: flag(
      sure(reading, 'light', 'shady').filter((m) => !OF_A_PART.test(m.quote) && m.place === null),
      assumed(false, because(reading, 'light', 'nothing was said of deep shade', 'sun and shade')),
    ),
    overlooked: open
      ? read(false, open)
      : flag(
          [...sure(reading, 'neighbour', 'overlooked'), ...sure(reading, 'problem', 'overlooked')],
          assumed(
            false,
            because(reading, 'neighbour', 'nobody was said to look in', 'the neighbours'),
          ),
        ),
    slope,
    surroundings: {
      doorSide: door ? { value: door.side, source: { kind: 'read', quote: door.quote } } : null,
      ...(car?.kerb
        ? { kerbSide: { value: car.kerb, source: { kind: 'read' as const, quote: car.quote } } }
        : {}),
      boundary: readBoundary(reading),
      ...(sides.length ? { sides } : {}),
      ...(newFences.length ? { newFences } : {}),
      ...(covers.length ? { covers } : {}),
      ...(services.length ? { services } : {}),
      ...(low ? { low } : {}),
      ...(barred.length ? { barred } : {}),
      ...(reading.ground?.part
        ? {
            part: {
              value: true as const,
              source: { kind: 'read' as const, quote: reading.ground.part.quote },
            },
          }
        : {}),
      ...(waysIn ? { waysIn } : {}),
      ...(Object.keys(levels).length ? { levels } : {}),
      ...(reading.wayWidth
        ? {
            wayWidthMm: {
              value: Math.round(reading.wayWidth.metres * 1000),
              source: { kind: 'read' as const, quote: reading.wayWidth.quote },
            },
          }
        : {}),
      ...(reading.ground?.damp
        ? {
            damp: {
              value: true as const,
              source: { kind: 'read' as const, quote: reading.ground.damp.quote },
            },
          }
        : {}),
      ...(pieces ? { terraces: pieces.terraces } : {}),
      ...(walls.length ? { walls } : {}),
      ...(beyond.length ? { beyond } : {}),
      ...(owners.length ? { owners } : {}),
      ...(lookers.length ? { lookers } : {}),
      ...(unit ? { unit } : {}),
      bungalow: reading.said?.bungalow === true,
    },
  };
}
