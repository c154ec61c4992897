/** Moods that words give a garden and that are no style: ferny, lush, haunted, calm; for hands, for bees. */
import type { Mood } from '../model/people-said.ts';
import type { Plant } from '../model/plant.ts';

/** Leaves and bark that hands like: felt, feathers, plumes and peeling skin. Those whose hairs irritate are left out by the rules of the house. */
const TOUCHED =
  /^(?:Stachys byzantina|Nassella|Pennisetum|Hakonechloa|Festuca|Briza|Deschampsia|Achnatherum|Lavandula|Thymus|Chamaemelum|Salvia (?:rosmarinus|officinalis)|Artemisia|Origanum|Melissa|Mentha|Santolina|Betula|Acer griseum|Prunus serrula|Adiantum|Athyrium|Polystichum|Sesleria|Luzula nivea|Foeniculum|Anemanthele|Carex|Sagina|Hylotelephium|Sempervivum)/;
const POLLINATORS: readonly string[] = ['bees', 'butterflies', 'hoverflies', 'moths'];
const LOUD = /orange|scarlet|crimson|\bred\b|magenta|cerise|flame|bright/;
/** Of a flowering border plant; grasses, ferns and shrubs that feed nobody are no fault. */
const FLOWERS: readonly Plant['category'][] = ['perennial', 'annual', 'groundcover', 'bulb'];

const DARK = /dark|plum|purple|bronze|black|copper|wine/;

/** Houseleeks, thyme and pinks are of another garden than ferns. */
const isOfScree = ({ form, soil }: Plant): boolean =>
  form === 'succulent' || (soil.moisture.includes('dry') && !soil.moisture.includes('moist'));
const OF_SCREE = -6;
/** Liking for a fern where it is to be ferny; half of it is taken off for what is grey. */
const FERN = 10,
  GREY = /\b(?:silver|grey)\b|^blue-grey|^grey-/;

/** True of leaves and bark that hands like. */
export const isTouched = ({ latinName }: Plant): boolean => TOUCHED.test(latinName);
/** True of what bees, butterflies, hoverflies or moths come to. */
export const feedsPollinators = ({ wildlife }: Plant): boolean =>
  wildlife.some((guest) => POLLINATORS.includes(guest));

/** Liking for a plant in a garden of those moods, about -10 to 8. */
export function moodScore(moods: readonly Mood[], plant: Plant): number {
  let score =
    (moods.includes('ferny') || moods.includes('lush')) && isOfScree(plant) ? OF_SCREE : 0;
  if (moods.includes('ferny'))
    score += plant.category === 'fern' ? FERN : GREY.test(plant.foliage.colour) ? -FERN / 2 : 0;
  if (moods.includes('lush'))
    score +=
      plant.category === 'fern'
        ? 1.2
        : plant.form === 'bold-leaf' || plant.form === 'broad-grass' || plant.form === 'strap-leaf'
          ? 1.5
          : 0;
  if (moods.includes('haunted'))
    score += (DARK.test(plant.foliage.colour) ? 1 : 0) + (plant.category === 'fern' ? 1 : 0);
  if (moods.includes('calm') && plant.flower.colours.some((colour) => LOUD.test(colour)))
    score -= 3;
  if (moods.includes('touch')) score += isTouched(plant) ? 4 : 0;
  if (moods.includes('pollinators'))
    score += feedsPollinators(plant) ? 2 : FLOWERS.includes(plant.category) ? -4 : 0;
  return score;
}
