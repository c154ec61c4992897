/** The nearest harmless plant, where the one that was asked for harms somebody who lives there. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import { namesPlant, singular } from './plant-names.ts';

/** What looks most like it, best first as the eye sees it. */
const NEAREST: readonly [RegExp, RegExp][] = [
  [/hydrangea/, /^(?:Viburnum plicatum|Philadelphus)/],
  [
    /foxglove|digitalis|delphinium|monkshood|lupin/,
    /^(?:Penstemon|Campanula (?:persicifolia|lactiflora)|Veronicastrum|Sidalcea)/,
  ],
  [/^yew/, /^(?:Carpinus|Ilex crenata|Osmanthus × burkwoodii)/],
  [/privet|laurel/, /^(?:Osmanthus|Elaeagnus|Fagus|Carpinus)/],
  [/wisteria/, /^(?:Trachelospermum|Jasminum officinale|Clematis montana)/],
  [/lil(?:y|ies)|lilium/, /^(?:Agapanthus|Camassia|Kniphofia|Crocosmia)/],
  [/daffodil|narciss|tulip|bluebell|hyacinth/, /^(?:Crocus|Camassia|Muscari|Leucojum|Ipheion)/],
  [/rhododendron|azalea|pieris/, /^(?:Camellia|Philadelphus|Deutzia)/],
  [/allium|onion/, /^(?:Agapanthus|Echinops|Eryngium|Camassia)/],
  [/euphorbia|spurge/, /^(?:Alchemilla|Bupleurum|Geum)/],
  [/hellebore/, /^(?:Epimedium|Pulmonaria|Brunnera)/],
  [/ivy|hedera/, /^(?:Trachelospermum|Parthenocissus)/],
];

/** Phrases of which the household allows no plant, each with what stands nearest. */
export function nearestHarmless(
  brief: Brief,
  plants: readonly Plant[],
  allowed: readonly Plant[],
): Map<string, ReadonlySet<string>> {
  const may = new Set(allowed),
    out = new Map<string, ReadonlySet<string>>();
  for (const { value } of brief.plantsWanted) {
    const kin = NEAREST.find(([word]) => word.test(singular(value)));
    if (!kin) continue;
    const named = plants.filter((plant) => namesPlant(plant, value));
    if (!named.length || named.some((plant) => may.has(plant))) continue;
    out.set(
      value,
      new Set(allowed.filter(({ latinName }) => kin[1].test(latinName)).map(({ id }) => id)),
    );
  }
  return out;
}
