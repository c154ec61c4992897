/** What the names of designs say is there. */
import { plantedSides } from '#engine/words/borne-out.ts';
import {
  type Claim,
  SOME_SHARE,
  made,
  share,
  ofKind,
  isGravel,
  lawn,
  beds,
  stands,
  has,
  sideBeds,
  m,
} from './claim-measures.ts';

export const TITLE_CLAIMS: readonly Claim[] = [
  {
    name: 'gravel garden',
    in: 'title',
    said: /\bGravel\b/,
    holds: m((g) => share(g, isGravel) >= SOME_SHARE),
  },
  {
    name: 'dry garden',
    in: 'title',
    said: /\bDry\b/,
    holds: m(
      (g) =>
        share(g, isGravel) >= SOME_SHARE && g.site.soil.texture !== 'clay' && !has(g, 'meadow'),
    ),
  },
  {
    name: 'lawn itself',
    in: 'title',
    said: /\b(?:Lawns?|Green Rounds|Bend in the Grass|Winding Grass)\b/,
    holds: m((g) => lawn(g) >= SOME_SHARE),
  },
  {
    name: 'meadow',
    in: 'title',
    said: /\b(?:Meadow|Long Grass|Mown Path)\b/,
    holds: m((g) => share(g, ofKind('meadow', 'orchard')) >= SOME_SHARE),
  },
  {
    name: 'borders',
    in: 'title',
    said: /^(?!First).*\b(?:Borders?|Planted|Planting|Soft Edges|Beds|Leaf and Light)\b/,
    holds: m((g) => beds(g) >= SOME_SHARE),
  },
  {
    name: 'long bed',
    in: 'title',
    said: /\bLong Bed\b/,
    holds: m((g) => {
      const s = plantedSides(g);
      return Math.max(s.left, s.right, s.back) >= 0.6;
    }),
  },
  {
    name: 'surround',
    in: 'title',
    said: /\bSurround\b/,
    holds: m((g) => Object.values(plantedSides(g)).filter((s) => s >= 0.4).length >= 3),
  },
  { name: 'either side', in: 'title', said: /\bEither Side\b/, holds: m(sideBeds) },
  {
    name: 'corner beds',
    in: 'title',
    said: /\bCorner Beds\b/,
    holds: m((g) => made(g).filter(ofKind('bed')).length >= 2),
  },
  { name: 'table', in: 'title', said: /\bTable\b/, holds: m((g) => stands(g, 'dining-set')) },
  {
    name: 'bench',
    in: 'title',
    said: /\b(?:Bench)\b/,
    holds: m((g) => stands(g, 'bench', 'storage-bench')),
  },
  {
    name: 'fire',
    in: 'title',
    said: /\b(?:Fire\w*|Evening)\b/,
    holds: m((g) => stands(g, 'fire-pit')),
  },
  {
    name: 'pergola',
    in: 'title',
    said: /\b(?:Pergola|Roof of Leaves|Room of Leaves|Vine)\b/,
    holds: m((g) => stands(g, 'pergola', 'arbour')),
  },
  {
    name: 'water',
    in: 'title',
    said: /\b(?:Pond|Pool|Water|Ripples|Fountain|Spring|Reflection)\b/,
    holds: m((g) => has(g, 'pond', 'water')),
  },
  { name: 'orchard', in: 'title', said: /\bOrchard\b/, holds: m((g) => has(g, 'orchard')) },
  {
    name: 'kitchen garden',
    in: 'title',
    said: /\b(?:Kitchen|Working Rows|Supper|Productive)\b/,
    holds: m((g) => share(g, ofKind('vegetable')) > 0.03),
  },
  {
    name: 'four square',
    in: 'title',
    said: /\bFour Square\b/,
    holds: m(
      (g) =>
        g.layout.furnishings.filter(({ kind }) => kind === 'raised-bed').length >= 4 ||
        made(g).filter(ofKind('vegetable')).length >= 4,
    ),
  },
  {
    name: 'pots',
    in: 'title',
    said: /\bPots\b/,
    holds: m((g) => g.layout.furnishings.filter(({ kind }) => kind === 'pot').length > 1),
  },
  {
    name: 'state of a kept thing',
    in: 'title',
    said: /\b(?:Dead|Dying|Half|Nice|Lovely|Beautiful|Poor|Old|Stays?|Stops?|Leaning|Big|Huge|Skinny|Overgrown|Naturally)\b/,
    holds: () => false,
  },
];
