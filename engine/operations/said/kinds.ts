/** Kinds of plants by the word for all of them: ferns, roses, a fruit tree. */
import type { Plant } from '../../model/plant.ts';

type Kind = { name: string; words: RegExp; is: (plant: Plant) => boolean };

/** The narrower word first. */
const KINDS: readonly Kind[] = [
  {
    name: 'fruit trees',
    words: /\b(?:fruit|apple|pear|plum|cherry) trees?\b/,
    is: ({ category, form }) => category === 'fruit' && /tree|trained/.test(form),
  },
  { name: 'roses', words: /\broses?\b/, is: ({ latinName }) => latinName.startsWith('Rosa ') },
  { name: 'ferns', words: /\bferns?\b/, is: ({ category }) => category === 'fern' },
  {
    name: 'grasses',
    words: /\b(?:grasses|ornamental grass(?:es)?)\b/,
    is: ({ category }) => category === 'grass',
  },
  {
    name: 'climbers',
    words: /\b(?:climbers?|climbing plants?|creepers?)\b/,
    is: ({ layer }) => layer === 'climber',
  },
  {
    name: 'bulbs',
    words: /\b(?:bulbs|spring bulbs|daffodils and tulips)\b/,
    is: ({ category }) => category === 'bulb',
  },
  {
    name: 'shrubs',
    words: /\b(?:shrubs?|bushes)\b/,
    is: ({ category }) => category === 'shrub',
  },
  { name: 'herbs', words: /\bherbs\b/, is: ({ category }) => category === 'herb' },
  {
    name: 'trees',
    words: /\btrees?\b/,
    is: ({ category, layer }) => category === 'tree' && layer === 'canopy',
  },
];

/** What all of a kind are called, where a sentence names them; null where it names none. */
export const kindSaid = (words: string): Kind | null =>
  KINDS.find((kind) => kind.words.test(words)) ?? null;
