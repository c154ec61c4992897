/** How each kind of perennial stands and flowers. */
import type { PlantForm } from '#engine/model/plant.ts';
import type { HeadName } from './flowers.ts';
import type { Look } from './look.ts';

export type Habit = {
  head: HeadName;
  /** Flower heads on a plant 0.5 m wide; wider and narrower plants by their area. */
  heads: number;
  /** Reach of a head, metres; for spikes their length as a share of the plant's height. */
  size: number;
  /** `stem`: on stems from the crown. `dome`: all over the leaves. `veil`: on few branching stems high above them. */
  where: 'stem' | 'dome' | 'veil';
  /** Height of the leaves as a share of the plant's, when it flowers. */
  foot: number;
  /** Leaves clothe the flower stems too. */
  leafyStems?: boolean;
  /** Arching straps at the foot instead of a mound. */
  straps?: boolean;
};
const on = (
  head: HeadName,
  heads: number,
  size: number,
  where: Habit['where'] = 'stem',
  foot = 0.5,
  more: Partial<Habit> = {},
): Habit => ({ head, heads, size, where, foot, ...more });
const SPIKES: ReadonlySet<HeadName> = new Set([
  'spike',
  'stout-spike',
  'bell-spike',
  'plume',
  'wand',
  'poker',
  'bottlebrush',
]);
export const isSpike = (head: HeadName): boolean => SPIKES.has(head);

const BY_GENUS: Record<string, Habit> = {
  Acanthus: on('stout-spike', 3, 0.5, 'stem', 0.5),
  Achillea: on('plate', 17, 0.055, 'stem', 0.55),
  Actaea: on('bottlebrush', 4, 0.26, 'stem', 0.58),
  Agapanthus: on('agapanthus', 6, 0.085, 'stem', 0.5, { straps: true }),
  Agastache: on('spike', 20, 0.24, 'stem', 0.55, { leafyStems: true }),
  Ajuga: on('spike', 16, 0.75, 'stem', 0.4),
  Alcea: on('stout-spike', 4, 0.55, 'stem', 0.3, { leafyStems: true }),
  Alchemilla: on('froth', 42, 0.05, 'dome', 0.72),
  Allium: on('allium', 5, 0.06, 'stem', 0.3, { straps: true }),
  Amsonia: on('star', 40, 0.02, 'dome', 0.9, { leafyStems: true }),
  Antirrhinum: on('bell-spike', 18, 0.4, 'stem', 0.5),
  Anemone: on('windflower', 14, 0.036, 'veil', 0.55),
  Aquilegia: on('bells', 12, 0.036, 'veil', 0.5),
  Artemisia: on('mist', 12, 0.03, 'stem', 0.8),
  Aster: on('small-daisy', 40, 0.027, 'dome', 0.86),
  Symphyotrichum: on('small-daisy', 60, 0.021, 'dome', 0.85),
  Eurybia: on('small-daisy', 50, 0.019, 'dome', 0.8),
  Erigeron: on('small-daisy', 44, 0.015, 'dome', 0.75),
  Astilbe: on('plume', 14, 0.4, 'stem', 0.6),
  Astrantia: on('ruff', 22, 0.022, 'veil', 0.6),
  Baptisia: on('bell-spike', 6, 0.3, 'stem', 0.75),
  Calendula: on('daisy', 15, 0.034, 'stem', 0.65),
  Camassia: on('spike', 14, 0.4, 'stem', 0.45, { straps: true }),
  Centaurea: on('thistle', 15, 0.026, 'stem', 0.6),
  Centranthus: on('cluster', 24, 0.045, 'stem', 0.62),
  Cirsium: on('thistle', 9, 0.028, 'veil', 0.4),
  Coriandrum: on('plate', 10, 0.03, 'stem', 0.65),
  Cosmos: on('windflower', 13, 0.042, 'veil', 0.65),
  Dahlia: on('dahlia', 13, 0.05, 'stem', 0.75),
  Delphinium: on('stout-spike', 6, 0.42, 'stem', 0.5),
  Digitalis: on('bell-spike', 5, 0.46, 'stem', 0.26),
  Echinacea: on('coneflower', 13, 0.05, 'stem', 0.58),
  Echinops: on('thistle', 11, 0.034, 'stem', 0.65),
  Eryngium: on('ruff', 20, 0.03, 'veil', 0.5),
  Erysimum: on('spike', 30, 0.3, 'dome', 0.7),
  Eschscholzia: on('gold-cup', 18, 0.028, 'stem', 0.65),
  Euphorbia: on('bracts', 22, 0.055, 'stem', 0.72, { leafyStems: true }),
  Filipendula: on('froth', 16, 0.065, 'stem', 0.68),
  Fragaria: on('cup', 9, 0.016, 'dome', 0.9),
  Geranium: on('cup', 40, 0.028, 'dome', 0.82),
  Geum: on('gold-cup', 16, 0.024, 'veil', 0.4),
  Helenium: on('blackeye', 24, 0.032, 'stem', 0.75, { leafyStems: true }),
  Helianthus: on('blackeye', 3, 0.12, 'stem', 0.8, { leafyStems: true }),
  Helleborus: on('nodding', 14, 0.032, 'dome', 0.85),
  Hemerocallis: on('star', 9, 0.05, 'stem', 0.7, { straps: true }),
  Heuchera: on('wand', 10, 0.3, 'stem', 0.6),
  Knautia: on('pincushion', 20, 0.024, 'veil', 0.45),
  Kniphofia: on('poker', 6, 0.2, 'stem', 0.6, { straps: true }),
  Lamprocapnos: on('bells', 12, 0.022, 'dome', 0.85),
  Leucanthemum: on('daisy', 20, 0.042, 'stem', 0.55),
  Ligularia: on('spike', 5, 0.4, 'stem', 0.55),
  Lupinus: on('stout-spike', 9, 0.42, 'stem', 0.55),
  Lysimachia: on('spike', 15, 0.2, 'stem', 0.75, { leafyStems: true }),
  Lythrum: on('spike', 16, 0.34, 'stem', 0.6, { leafyStems: true }),
  Monarda: on('shaggy', 17, 0.036, 'stem', 0.72, { leafyStems: true }),
  'Allium siculum': on('bells', 4, 0.045, 'stem', 0.25, { straps: true }),
  Nepeta: on('spike', 46, 0.3, 'dome', 0.55),
  Nigella: on('cup', 14, 0.022, 'stem', 0.75),
  Oenothera: on('star', 26, 0.022, 'veil', 0.55),
  Omphalodes: on('cup', 26, 0.009, 'dome', 0.9),
  Origanum: on('cluster', 30, 0.03, 'stem', 0.65),
  Papaver: on('dark-cup', 12, 0.042, 'veil', 0.45),
  Pelargonium: on('cluster', 8, 0.042, 'stem', 0.7),
  Penstemon: on('bell-spike', 13, 0.36, 'stem', 0.5, { leafyStems: true }),
  Bistorta: on('bottlebrush', 22, 0.13, 'stem', 0.7),
  Phlox: on('truss', 9, 0.065, 'stem', 0.78, { leafyStems: true }),
  Polemonium: on('cup', 26, 0.016, 'stem', 0.65),
  Primula: on('gold-cup', 14, 0.019, 'dome', 0.85),
  Pulmonaria: on('bells', 16, 0.015, 'dome', 0.85),
  Ranunculus: on('gold-cup', 16, 0.016, 'veil', 0.45),
  Rhinanthus: on('spike', 6, 0.3, 'stem', 0.6),
  Rudbeckia: on('blackeye', 26, 0.038, 'stem', 0.68),
  Salvia: on('spike', 26, 0.42, 'stem', 0.45),
  Sanguisorba: on('cluster', 18, 0.017, 'veil', 0.45),
  Saxifraga: on('mist', 14, 0.03, 'veil', 0.4),
  Scabiosa: on('pincushion', 16, 0.027, 'stem', 0.5),
  Sidalcea: on('bell-spike', 10, 0.36, 'stem', 0.4),
  Silene: on('shaggy', 14, 0.02, 'veil', 0.4),
  Stachys: on('stout-spike', 8, 0.34, 'stem', 0.5),
  Tagetes: on('dahlia', 12, 0.022, 'stem', 0.8),
  Thalictrum: on('mist', 24, 0.055, 'veil', 0.5),
  Tiarella: on('wand', 13, 0.45, 'stem', 0.6),
  Trifolium: on('cluster', 14, 0.018, 'stem', 0.85),
  Verbena: on('cluster', 16, 0.028, 'veil', 0.32),
  Veronicastrum: on('wand', 16, 0.26, 'stem', 0.72, { leafyStems: true }),
};
const BY_FORM: Partial<Record<PlantForm, Habit>> = {
  spire: on('spike', 20, 0.36, 'stem', 0.48),
  daisy: on('daisy', 18, 0.032, 'stem', 0.6),
  umbel: on('umbel', 12, 0.06, 'stem', 0.6),
  globe: on('ball', 10, 0.035, 'stem', 0.5),
  cloud: on('froth', 34, 0.036, 'dome', 0.75),
  clump: on('cup', 18, 0.024, 'dome', 0.8),
  herb: on('cluster', 12, 0.022, 'stem', 0.8),
};
/** Low woodland windflowers and the tall Japanese ones are both anemones; tall thin carrots are umbels. */
export function habitOf(look: Look): Habit {
  if (look.genus === 'Anemone' && look.h < 0.3) return on('windflower', 12, 0.02, 'dome', 0.8);
  if (look.name === 'Leucanthemum vulgare') return on('daisy', 18, 0.026, 'stem', 0.5);
  if (look.genus === 'Campanula')
    return look.form === 'spire'
      ? on('bell-spike', 15, 0.42, 'stem', 0.35)
      : on('bells', 34, 0.024, 'dome', 0.75);
  if (look.genus === 'Salvia' && look.form === 'cloud') return on('wand', 34, 0.42, 'stem', 0.55);
  return BY_GENUS[look.name] ?? BY_GENUS[look.genus] ?? BY_FORM[look.form] ?? on('cup', 14, 0.022);
}
