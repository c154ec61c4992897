/** How one kind of plant looks in the month of the picture. */
import type { PlantForm } from '#engine/model/plant.ts';
import type { PlantState, SceneSpecies } from '#engine/scene/scene.ts';
import { brightness, mix, rgb, saturate, shade, type Rgb } from '../maths/colour.ts';
import { seededRandom, seedFrom, type Random } from '../maths/random.ts';
import type { MeshBuilder } from '../core/mesh-builder.ts';

export type Look = {
  form: PlantForm;
  name: string;
  genus: string;
  /** Metres, as built; instances are scaled from it. */
  r: number;
  h: number;
  /** Half its depth, for what runs along a line. */
  across: number;
  /** The last piece of a hedge, which shows its end. */
  isEnd: boolean;
  state: PlantState;
  flowering: boolean;
  dark: Rgb;
  light: Rgb;
  stem: Rgb;
  /** Shadowed and lit petal. */
  petal: Rgb;
  petalLight: Rgb;
  /** Share of the usual number of leaves: leaves grow as it falls below 1; above it, close to the lens, they come down to their true size. */
  detail: number;
  /** Near enough to the lens that leaves and petals have their own outlines. */
  fine: boolean;
  /** 0 to 1, the same for every plant of a kind: what makes this kind unlike the next. */
  trait: (index: number) => number;
  month: number;
  random: Random;
};
/** Leaves and flowers; wood that is lit as solid. */
export type PlantMeshes = { leaves: MeshBuilder; wood: MeshBuilder };
export type DrawPlant = (to: PlantMeshes, look: Look) => void;

/** Leaves wanted at this detail. */
export const count = (look: Look, full: number): number =>
  Math.max(1, Math.round(full * Math.min(1, look.detail)));
/** Fewer leaves are larger, so that the plant stays full. */
export const larger = (look: Look): number => Math.pow(Math.min(1, look.detail), -0.5);

const STRAW = rgb('#b79a63'),
  BROWN = rgb('#7a5f42'),
  YELLOW_GREEN = rgb('#a9bf4a');
const EVERGREENS_THAT_REDDEN = /Photinia|Pieris/;

/** `lean` -1 to 1 makes a kind's green bluer or yellower than its catalogue colour, so that neighbours differ. */
function leafTones(hex: string, lean: number): { dark: Rgb; light: Rgb } {
  const raw = rgb(hex),
    base: Rgb = [raw[0] * (1 + 0.13 * lean), raw[1], raw[2] * (1 - 0.22 * lean)],
    glow = brightness(base),
    silver = glow > 0.24,
    purple = base[0] > base[1];
  // the catalogue's colour is that of the whole plant with its shadows; a lit leaf is brighter
  const lit = saturate(shade(base, silver ? 1.02 : glow < 0.08 ? 1.6 : 1.5), 1.16);
  const light = mix(lit, YELLOW_GREEN, silver || purple ? 0.03 : 0.14),
    dark = saturate(shade(base, silver ? 0.5 : 0.42), 1.12);
  return { dark: [dark[0] * 0.92, dark[1], dark[2] * 1.02], light };
}
function petalTones(hex: string): { petal: Rgb; petalLight: Rgb } {
  const raw = rgb(hex),
    pale = brightness(raw) > 0.55,
    base = saturate(raw, pale ? 0.92 : 1.42);
  return {
    petal: shade(base, pale ? 0.7 : 0.68),
    petalLight: mix(shade(base, pale ? 0.98 : 1.28), [1, 1, 1], pale ? 0.2 : 0.07),
  };
}
const traitOf = (species: SceneSpecies, index: number): number =>
  seedFrom(`${species.plantId}#${index}`) / 4294967296;
/** Tones of the season; month is 1 to 12. */
function seasonal(
  species: SceneSpecies,
  state: PlantState,
  month: number,
): { dark: Rgb; light: Rgb } {
  const tones = leafTones(species.foliageHex, traitOf(species, 7) * 2 - 1);
  if (state === 'autumn') {
    if (species.form === 'fine-grass' || species.form === 'broad-grass')
      return {
        dark: shade(STRAW, 0.5),
        light: mix(STRAW, species.autumnHex ? rgb(species.autumnHex) : STRAW, 0.4),
      };
    const hue = species.autumnHex ? rgb(species.autumnHex) : BROWN;
    return { dark: shade(saturate(hue, 1.15), 0.5), light: saturate(hue, 1.2) };
  }
  if (EVERGREENS_THAT_REDDEN.test(species.name) && (month === 4 || month === 5))
    return { dark: tones.dark, light: mix(tones.light, rgb('#c04a30'), 0.34) };
  // new leaf in April and May is fresher
  const purple = tones.light[0] > tones.light[1];
  if ((month === 4 || month === 5) && state !== 'evergreen' && !purple)
    return {
      dark: mix(tones.dark, tones.light, 0.15),
      light: mix(tones.light, YELLOW_GREEN, 0.22),
    };
  return tones;
}
/** What leaf there is beneath the flower: a deciduous kind that flowers from November to March does so on bare wood. */
function beneath(species: SceneSpecies, month: number): PlantState {
  const state = species.months[month - 1] ?? 'leaf',
    woody =
      species.months.includes('bare') ||
      (species.months.includes('autumn') && !species.months.includes('dormant'));
  if (state !== 'flower' || !woody || (month > 3 && month < 10)) return state;
  return month >= 10 && month <= 11 && species.autumnHex
    ? 'autumn'
    : month === 10
      ? 'flower'
      : 'bare';
}
export function lookOf(
  species: SceneSpecies,
  size: { r: number; h: number; across?: number; isEnd?: boolean },
  month: number,
  detail: number,
  variant: number,
): Look {
  const state = beneath(species, month),
    flowering = species.flowerHex !== null && (species.inFlower[month - 1] ?? false);
  const leaves = seasonal(species, state, month);
  return {
    form: species.form,
    name: species.name,
    genus: species.name.split(' ')[0] ?? '',
    r: size.r,
    h: size.h,
    across: size.across ?? size.r,
    isEnd: size.isEnd ?? false,
    state,
    flowering,
    ...leaves,
    stem: mix(leaves.dark, BROWN, 0.3),
    ...petalTones(species.flowerHex ?? '#ffffff'),
    detail,
    fine: detail > 1.5,
    trait: (index) => traitOf(species, index),
    month,
    random: seededRandom(seedFrom(`${species.plantId}|${species.form}|${variant}`)),
  };
}
/** No leaf and no flower above ground this month. */
export const isAsleep = (look: Look): boolean => look.state === 'dormant';
/** The shadowed and the lit petal of one flower head: no two heads are quite alike. */
export function petals(look: Look): { deep: Rgb; lit: Rgb } {
  const k = 0.88 + 0.24 * look.random(),
    warm = (look.random() - 0.5) * 0.22,
    turn = (c: Rgb): Rgb => [c[0] * k * (1 + warm), c[1] * k, c[2] * k * (1 - warm * 0.6)];
  return { deep: turn(look.petal), lit: turn(look.petalLight) };
}
/** Flower heads are fewer far off, and so a little larger. */
export const heads = (look: Look, full: number): number =>
  Math.max(1, Math.round(full * Math.sqrt(Math.min(1, look.detail))));
export const headScale = (look: Look): number => Math.pow(Math.min(1, look.detail), -0.25);
