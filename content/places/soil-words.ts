/** Turns soil figures into the words a gardener uses. Percentages by weight; pH in water; carbon in g/kg. */
import { lowerFirst } from '#engine/model/format.ts';
import type { Soil } from '#engine/model/site.ts';
import type { SoilDetails } from './place-of.ts';
import { climateOf, soilOf } from './place-of.ts';
import type { Outcode } from './place-of.ts';
import type { SoilZone } from './soil-zones.ts';

export type SoilCategory = 'clay' | 'sandy' | 'loam' | 'unknown';

/** The soil triangle of the Soil Survey of England and Wales. Clay and silt in percent; the rest is sand of 0.06 to 2 mm. */
export function ukTexture(clay: number, silt: number): string {
  const sand = 100 - clay - silt;
  if (silt + 1.5 * clay < 15) return 'sand';
  if (silt + 2 * clay < 30) return 'loamy sand';
  if (clay < 18) return sand >= 50 ? 'sandy loam' : sand >= 20 ? 'sandy silt loam' : 'silt loam';
  if (clay < 30)
    return sand >= 50 ? 'sandy clay loam' : sand >= 20 ? 'clay loam' : 'silty clay loam';
  if (clay < 35) return silt < 20 ? 'sandy clay' : sand >= 20 ? 'clay loam' : 'silty clay loam';
  if (sand >= 45) return 'sandy clay';
  return silt >= 45 ? 'silty clay' : 'clay';
}

/** The word of the preferences form for a texture of the triangle. */
export function categoryOfTexture(texture: string, clay: number): SoilCategory {
  if (['clay', 'silty clay', 'sandy clay'].includes(texture)) return 'clay';
  if ((texture === 'clay loam' || texture === 'silty clay loam') && clay >= 27) return 'clay';
  return ['sand', 'loamy sand', 'sandy loam'].includes(texture) ? 'sandy' : 'loam';
}

/** The word of the preferences form for a zone of the embedded table. */
export const categoryOfZone = (zone: SoilZone): SoilCategory =>
  zone.code === 'XX' ? 'unknown' : zone.texture === 'chalk' ? 'loam' : zone.texture;

export function phWord(pH: number): string {
  const rounded = Math.round(pH * 10) / 10;
  if (rounded < 5) return 'strongly acid';
  if (rounded <= 5.5) return 'acid';
  if (rounded <= 6.4) return 'slightly acid';
  if (rounded <= 7.3) return 'neutral';
  return rounded <= 7.9 ? 'alkaline' : 'strongly alkaline';
}
/** "6.0 to 7.5, typically 6.8 (neutral)" */
export const phOfZone = ({ phMin, phMax, phTypical }: SoilZone): string =>
  `${phMin.toFixed(1)} to ${phMax.toFixed(1)}, typically ${phTypical.toFixed(1)} (${phWord(phTypical)})`;
/** "about 6.4 (slightly acid)" */
export const phAbout = (pH: number): string => `about ${pH.toFixed(1)} (${phWord(pH)})`;

const DRAINAGE: readonly { drainageClass: Soil['drainage']; words: string }[] = [
  { drainageClass: 'poor', words: 'Poor: water stands after rain' },
  { drainageClass: 'impeded', words: 'Impeded: slow to dry after rain' },
  { drainageClass: 'good', words: 'Good' },
  { drainageClass: 'free', words: 'Free-draining' },
  { drainageClass: 'free', words: 'Very free-draining: dries out in summer' },
];
/** Zones where the ground lies low or over clay, so that a texture drains worse than it would elsewhere. */
const WET_ZONES = new Set(['AL', 'MA', 'WC', 'GA']);

/** How a texture drains, one step worse in a zone of wet ground. */
export function drainageOf(
  clay: number,
  sand: number,
  zoneCode: string | null,
): { drainageClass: Soil['drainage']; words: string } {
  const step = clay >= 35 ? 0 : clay >= 27 ? 1 : sand >= 70 ? 4 : sand >= 50 ? 3 : 2;
  return DRAINAGE[Math.max(0, step - (zoneCode && WET_ZONES.has(zoneCode) ? 1 : 0))]!;
}

const FERTILITY = ['Low', 'Moderate', 'High'] as const;
/** @param carbonGPerKg organic carbon, null when not known */
export function fertilityOf(
  category: SoilCategory,
  pH: number | null,
  carbonGPerKg: number | null,
): (typeof FERTILITY)[number] {
  let level = category === 'sandy' ? 0 : 2;
  if (pH !== null && (pH < 5 || pH > 8)) level -= 1;
  if (carbonGPerKg !== null && carbonGPerKg >= 30) level += 1;
  if (carbonGPerKg !== null && carbonGPerKg < 12) level -= 1;
  return FERTILITY[Math.min(2, Math.max(0, level))]!;
}

/** What holds of any soil of a kind, for ground that differs from its zone's or has none. */
export const KIND_CHARACTERISTICS: Record<SoilCategory | 'peat' | 'chalk', readonly string[]> = {
  clay: [
    'Holds nutrients and water well',
    'Slow to warm up in spring',
    'Compacts if walked on or dug when wet',
    'Improves with yearly organic mulch',
  ],
  sandy: [
    'Warms up early in spring',
    'Easy to dig in any season',
    'Dries out in summer: water new plants through their first year',
    'Nutrients wash out: feed and mulch yearly',
  ],
  loam: [
    'Easy to work for most of the year',
    'Holds water and still drains',
    'Suits the widest choice of plants',
    'A yearly mulch keeps it so',
  ],
  peat: [
    'Dark, acid and rich in old plant matter',
    'Holds water like a sponge, and shrinks when it dries',
    'Suits heathers, rhododendrons and blueberries',
    'Needs lime for vegetables',
  ],
  chalk: [
    'Alkaline, often shallow and flinty',
    'Drains fast and dries out in summer',
    'Acid-loving plants turn yellow',
    'Suits lavender, clematis, pinks and yew',
  ],
  unknown: [
    'A home soil test kit gives pH in minutes',
    'Dig a 30 cm hole, fill with water: still there after 4 hours means poor drainage',
  ],
};

export const TYPICAL_SOIL =
  'Typical soil for your area. Gardens vary: a home test is the only way to be sure.';
export const MADE_GROUND =
  'In inner London expect made ground: often alkaline from lime mortar; test before growing food.';
export const NO_SOIL_RECORD =
  'We hold no soil record for this place: our table covers London, Essex, Kent and Surrey. A home soil test kit gives pH in minutes, and a hole filled with water shows how the ground drains.';

/** The embedded answer for an outward code's row, with the sentences that belong beside it. */
export function describeZone(row: Outcode | null): {
  details: SoilDetails;
  note: string;
  characteristics: string[];
} {
  const details = soilOf(row);
  if (!row || details.zone.code === 'XX')
    return { details, note: NO_SOIL_RECORD, characteristics: [...details.zone.characteristics] };
  const second = details.second
    ? ` In places: ${lowerFirst(details.second.soilType)} (${details.second.name}).`
    : '';
  const made = climateOf(row).zone === 'inner-london' ? ` ${MADE_GROUND}` : '';
  return {
    details,
    note: `${TYPICAL_SOIL}${second}${made}`,
    characteristics: [...details.zone.characteristics],
  };
}
