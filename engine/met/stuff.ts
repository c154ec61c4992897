/** Whether a thing or a floor is of the stuff and the colour that was named. */
import { FURNISHINGS } from '../features/features.ts';
import {
  areasOf,
  type Drawn,
  isPlanting,
  isSaidOfIt,
  ownWords,
  type Tested,
  madeThings,
} from './drawn.ts';
import { isStone } from './material.ts';

const TIMBER = /^(?:timber|wood(?:en)?)$/;
/** What people call the stuff of a thing, where the plan's own words for it may tell. */
const STUFF =
  /^(?:timber|wood(?:en)?|oak|cedar|larch|pine|softwood|hardwood|metal|steel|iron|wrought[- ]iron|alumin(?:i)?um|corten|bricks?|stone|concrete|glass|plastic|resin|wicker|rattan|willow|hazel|bamboo|sleepers?|slate|granite|limestone|sandstone|porcelain|terracotta|zinc|render(?:ed)?|composite|rope|canvas|fabric|bark|gravel|pebbles?|cobbles?|setts?|turf|wire|mesh|rubber|tiled?|clay|marble)$/;

/** The stone of a floor has a rule of its own. */
export function stuff(words: string, drawn: Drawn): Tested {
  if (!STUFF.test(words)) return undefined;
  const areas = areasOf(drawn),
    things = madeThings(drawn);
  const floors = areas.filter(({ material }) => material !== 'none' && material !== 'soil');
  if (isSaidOfIt(words, drawn) || (floors.length && isStone(words))) return null;
  if (!floors.length && !things.length) return undefined;
  const made = [
    ...floors.map(({ material }) => MATERIAL_SAID[material] ?? material.replaceAll('-', ' ')),
    ...things.map(({ kind }) => `${FURNISHINGS[kind].material} ${ownWords(drawn)}`),
  ]
    .join(' ')
    .toLowerCase();
  const stem = words.replace(/(?:en|s|ed)$/, '');
  const has =
    made.includes(stem) ||
    (TIMBER.test(words) && /timber|oak|larch|wood/.test(made)) ||
    (words === 'metal' && /steel|corten/.test(made));
  return has ? null : `It is not of ${words} in this design.`;
}
const MATERIAL_SAID: Readonly<Record<string, string>> = {
  'clay-paver': 'brick clay',
  setts: 'setts granite cobble',
  'timber-deck': 'timber hardwood',
  'concrete-paving': 'concrete',
};

const COLOUR =
  /^(?:black|white|grey|gray|charcoal|anthracite|cream|beige|buff|brown|red|green|sage|blue|navy|pale|dark|light|silver|yellow|pink|orange|purple|terracotta)$/;
/** Of plants a colour is told by their class; of things by what was chosen for their timber. */
export function colour(words: string, drawn: Drawn): Tested {
  if (!COLOUR.test(words) || isPlanting(drawn)) return undefined;
  const things = madeThings(drawn);
  if (things.some((one) => one.colour === words.replace('gray', 'grey'))) return null;
  return `Its colour is not in the plan or the price yet: you name ${words}.`;
}
