/** The works that a plant can do in a bed, by its form, height and habit. */
import type { Plant } from '../model/plant.ts';
import { isEvergreen } from './job.ts';

/** The work a kind does in a bed. */
export type Work = 'dome' | 'shrub' | 'tall' | 'emergent' | 'mid' | 'front' | 'ground' | 'bulb';

/** Plugs and seed for long grass: at home in a meadow, a nuisance in a border. */
export const isMeadowPlant = (plant: Plant): boolean =>
  plant.potSize === 'plug' || plant.potSize === 'seed' || plant.notes.startsWith('Meadow.');

/** Mints and lemon balm run, or seed, through a whole border. */
const RUNS = /^(?:Mentha|Melissa)\b/;
/** Sown afresh each year or every other: rows and pots, no border. */
const SHORT_LIVED = /^(?:Petroselinum|Anethum|Coriandrum|Ocimum|Borago)\b/;
/** Herbs that last one summer, or that run, do not belong in a border. */
export const staysPut = (plant: Plant) =>
  plant.foliage.type !== 'annual' &&
  plant.category !== 'vegetable' &&
  !RUNS.test(plant.latinName) &&
  !SHORT_LIVED.test(plant.latinName) &&
  !isMeadowPlant(plant);

const HERBACEOUS: readonly Plant['category'][] = [
  'perennial',
  'grass',
  'fern',
  'groundcover',
  'herb',
];

const isLowForm = (plant: Plant) =>
  plant.form === 'mat' ||
  plant.form === 'clump' ||
  plant.form === 'fern' ||
  plant.form === 'broad-grass' ||
  plant.form === 'herb' ||
  plant.form === 'daisy' ||
  plant.form === 'strap-leaf' ||
  plant.form === 'bold-leaf';

/** True when a plant can do the work; one plant may do several. */
export function canDo(plant: Plant, work: Work): boolean {
  const { category, layer, heightM, spreadM, form } = plant;
  const woody =
    category === 'shrub' ||
    category === 'hedging' ||
    (category === 'fruit' && layer !== 'canopy' && form !== 'trained-fruit' && heightM >= 0.8) ||
    (category === 'herb' && isEvergreen(plant));
  const herbaceous =
    HERBACEOUS.includes(category) ||
    (category === 'fruit' && form === 'mat') ||
    (category === 'shrub' && (layer === 'edging' || layer === 'mid-border') && spreadM <= 1);
  switch (work) {
    case 'dome':
      return (
        woody &&
        isEvergreen(plant) &&
        (form === 'dome' ||
          form === 'cube' ||
          (form === 'hedge' && heightM <= 1.6 && spreadM <= 1.1)) &&
        spreadM >= 0.45 &&
        spreadM <= 1.5 &&
        heightM <= 1.6
      );
    case 'shrub':
      return (
        (((category === 'shrub' || category === 'fruit') && woody) ||
          (layer === 'structural' && form === 'bold-leaf' && heightM > 2)) &&
        heightM >= 0.55 &&
        heightM <= 3.2 &&
        spreadM >= 0.6 &&
        spreadM <= 2.8 &&
        layer !== 'groundcover'
      );
    case 'tall':
      return (
        (HERBACEOUS.includes(category) ||
          (category === 'shrub' && spreadM <= 1.2 && plant.flower.months.length >= 3)) &&
        heightM >= 0.85 &&
        heightM <= 2.2 &&
        spreadM <= 1.3
      );
    case 'emergent':
      return (
        HERBACEOUS.includes(category) &&
        heightM >= 0.8 &&
        spreadM <= 0.7 &&
        (layer === 'emergent' ||
          form === 'spire' ||
          form === 'cloud' ||
          form === 'fine-grass' ||
          form === 'umbel')
      );
    case 'mid':
      return herbaceous && heightM >= 0.4 && heightM <= 1.05 && spreadM <= 1.1;
    case 'front':
      return herbaceous && heightM >= 0.1 && heightM <= 0.55 && layer !== 'emergent';
    case 'ground':
      return (
        herbaceous &&
        heightM <= 0.5 &&
        spreadM >= 0.3 &&
        (layer === 'groundcover' ||
          category === 'groundcover' ||
          (isLowForm(plant) && (plant.maintenance === 'low' || isEvergreen(plant))))
      );
    default:
      return category === 'bulb' && heightM <= 1.1;
  }
}

/** Fruit that has no other place here than a warm wall or a fence: grapes, brambles and figs. */
export const isOfWalls = ({ category, form, latinName }: Plant): boolean =>
  category === 'fruit' && (form === 'climber' || latinName.startsWith('Ficus'));
