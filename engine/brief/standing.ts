/** What stands in the garden and stays, and what is to be taken away. */
import type { Brief, CompassPoint, KeptThing, Removal } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere, isSure, readFrom, type Thing } from '../reading/things.ts';
import type { FeatureId } from '../features/names.ts';
import { nameOf, NO_NAME, oneOf } from './standing-name.ts';
import { isSameThing, keptPlace } from './kept-place.ts';
import { MOST_KEPT, withTold } from './standing-told.ts';
import { withBeside } from './kept-beside.ts';
import { isSoundPatio, patioDepth } from './kept-patio.ts';
import { withPlace } from './measured-places.ts';
import { sizeOf } from './wish-rows.ts';
import { isHedge, STANDING, TREE_NAMES } from './concepts.ts';

const MOST = MOST_KEPT;
/** What a garden gang does not fell: a tree surgeon's work, priced when seen. */
const LARGE = /\b(?:big|large|huge|mature|massive|tall|giant|enormous|ancient|protected)\b/i;
const FLOOR = /\b(?:patio|terrace|pav\w+|deck\w*|slabs?|flag\w*|concrete|area|floor)\b/i;
/** Shrubs with a tree's name in theirs. */
const NO_TREE = /\bcherry[- ]laurels?\b/i;
const VESSEL = /\b(?:barrels?|tubs?|troughs?|sinks?)\b/i,
  WATER = /\b(?:ponds?|pools?|water|lil(?:y|ies)|fish|koi)\b/i;
/** The kind of a standing thing, or null for what no plan shows: a weed, a bed of mud. */
export function kindOf(m: Mention): KeptThing['kind'] | null {
  if (m.kind === 'plant') {
    if (isHedge(m.quote)) return 'hedge';
    if (NO_TREE.test(m.quote)) return 'shrub';
    return TREE_NAMES.test(m.quote) || TREE_NAMES.test(m.concept)
      ? 'tree'
      : /^(?:weeds|bramble|nettle|grasses|flowers|ivy|bindweed|ground elder)$/.test(m.concept)
        ? null
        : 'shrub';
  }
  if (m.kind === 'boundary')
    return m.concept === 'hedge' ? 'hedge' : m.concept === 'wall' ? 'wall' : null;
  // what a fig grows in is no water
  if (m.concept === 'pond' && VESSEL.test(m.quote) && !WATER.test(m.quote)) return null;
  // a table that stays is theirs, and no floor
  if (m.concept === 'dining' && !FLOOR.test(m.quote)) return null;
  // one drives in, and what is before it is another thing
  if (STANDING[m.concept] === 'patio' && GARAGE.test(m.quote) && !FLOOR.test(m.quote))
    return 'other';
  const isAnywhere = !m.place && !m.compass && !m.metres;
  if (isAnywhere && (NEEDS_PLACE.test(m.concept) || m.quote.trim() === 'planting')) return null;
  return (
    STANDING[m.concept] ??
    (m.kind === 'feature' &&
    (m.status === 'keep' || m.isFateOpen) &&
    !isAnywhere &&
    !LIES_OR_HANGS.test(m.concept)
      ? 'other'
      : null)
  );
}
/** No thing that takes up ground by itself, or a piece of the ground that is drawn otherwise. */
const LIES_OR_HANGS =
  /^(?:lawn|gravel|bark|artificialgrass|meadow|screen|fence|gate|trellis|lighting|tap|irrigation|wildlife|extension|manhole|shade|stream|ramp|play|pots|house|view|space|lounge)$/;
/** Ground and odds and ends: without a place or a size of their own nothing could be drawn of them. */
const NEEDS_PLACE =
  /^(?:veg|herbs|path|drive|parking|orchard|rubble|bins|seat|bbq|firepit|hammock|lounge|stump|waterbutt|sandpit|art)$/;

/** Grown for hedges and nothing else where they are named without one. */
const HEDGES_ITSELF = /\bprivets?\b/i;
/** Stand in rows as well as alone. */
const IN_ROWS =
  /\b(?:laurels?|leylandii|rhod(?:odendron|o)s?|camellias?|conifers?|photinias?|yews?|hollies|hawthorns?|beech|hornbeams?|escallonias?|griselinias?|pyracanthas?|bamboos?|box|viburnums?|el(?:a)?eagnus|cypress(?:es)?|thujas?|berberis|blackthorns?)\b/i;
const ROW_BEFORE = /\b(?:row|line|bank|screen|belt|wall) of (?:\w+[ -]){0,3}$/i;
const ROW_AFTER =
  /^[^.;:\n]{0,24}?\b(?:along|all the way (?:along|round|down|across)|the (?:whole|full) (?:length|width) of|(?:down|across) the (?:left|right|back|rear|bottom|far|end|side|boundary|fence|north|south|east|west))\b/i;
/** A row along an edge is a hedge, by whatever name: "privet down the left", "rhododendron along the rear boundary". */
const isRow = ({ quote, start, end }: Mention, text: string): boolean =>
  HEDGES_ITSELF.test(quote) ||
  (IN_ROWS.test(quote) &&
    (ROW_BEFORE.test(text.slice(Math.max(0, start - 40), start)) ||
      ROW_AFTER.test(text.slice(end, end + 60)) ||
      ROW_BEFORE.test(quote.slice(0, quote.search(IN_ROWS))) ||
      ROW_AFTER.test(quote.slice(quote.search(IN_ROWS)).replace(/^\S+/, ''))));

/** Trees and buildings that stand stay unless the words say otherwise; patios and beds only where they are said to. */
const STAYS_BY_ITSELF: readonly KeptThing['kind'][] = ['tree', 'shed', 'greenhouse', 'hedge'];
/** Nobody takes these down for a new garden; where they stand has to be known, for they are large. */
const BUILDING = /^(?:garage|conservatory|extension)$/;
const GARAGE = /\b(?:garage|conservatory|extension)s?\b/i;
/** In a smaller garden a building of 15 m² is beside the ground that they measured, and not on it. */
const HOLDS_A_GARAGE_M2 = 120;
/** A designer keeps them unless told otherwise. */
const WORTH_KEEPING = /\b(?:old|mature|established|lovely|beautiful|big|large|huge|favourite)\b/i;
/** So many of one name are drawn. */
const MOST_ALIKE = 3;
/** More of a kind than this are one thing with their number in its name: "11 roses". */
const MOST_OF_A_KIND = 6;

/** Nobody wants it drawn in a new garden, whether or not they say that it goes. */
export const RUIN =
  /\b(?:dead|broken|rotten|rotting|rotted|collapsed|collapsing|derelict|falling down|fallen down|ruined|knackered)\b/i;
const COUNTED =
  /\b(?:pair|couple|both|two|three|[2-6]|twin|either side)\b(?! ?(?:thirds?|m\b|ft|feet|foot|metres?|by|x)\b)/i;
/** "Oaks all round the outside": they hang over the edge, and no one of them stands in the middle. */
const ALL_ROUND =
  /^[^.;,\n]*s\b.{0,12}\b(?:all (?:a?round|the way round|along)|a?round the (?:outside|edges?|boundary|perimeter)|on (?:all|three) sides)\b/i;
const isAllRound = (m: Mention, text: string): boolean =>
  ALL_ROUND.test(text.slice(m.start, m.end + 40));

/** "The far right corner", which somebody digs. */
const isGroundAlone = ({ concept, quote }: Mention): boolean =>
  concept === 'veg' && /\b(?:corner|end|side|bit|part|half|left|right|middle)$/i.test(quote);

/** How many stand, where the words count them: a deck of three metres is one. */
const countOf = ({ count, quote }: Mention, kind: KeptThing['kind']): number =>
  (kind === 'tree' || kind === 'shrub' || kind === 'shed') && COUNTED.test(quote)
    ? Math.min(MOST_ALIKE, Math.max(1, Math.round(count ?? 1)))
    : 1;

const SIZED: Partial<Record<KeptThing['kind'], FeatureId | null>> = {
  shed: 'shed',
  greenhouse: 'greenhouse',
};
/** Their ground is what was measured; of a tree or a hedge a length is its height. */
const MEASURED: ReadonlySet<KeptThing['kind']> = new Set(['other', 'pond', 'patio']);
/** Of what is only so long: a boat, a bike. */
const NARROW_MM = 1200;
function bothSides({ metres }: Mention): [number, number] | undefined {
  const [a, b] = (metres ?? []).map((metre) => Math.round(metre * 1000));
  return a === undefined ? undefined : [a, b ?? Math.min(a, NARROW_MM)];
}
function sizeOfStanding(m: Mention, kind: KeptThing['kind']): Pick<KeptThing, 'sizeMm'> {
  const feature = m.concept === 'trampoline' ? m.concept : SIZED[kind];
  const sizeMm = feature
    ? sizeOf(m, feature).sizeMm
    : MEASURED.has(kind)
      ? bothSides(m)
      : undefined;
  return sizeMm ? { sizeMm } : {};
}

/** "A fig in the ground, huge": said of it a little later. */
const HUGE_AFTER =
  /^(?:[^.;\n]{0,24}?[,(] ?|,? ?(?:which |that |it )?(?:is|was|'s) (?:now )?)(?:\w+ )?(huge|enormous|massive|giant|gigantic)\b/i;

/** "Olive in a pot", "a bay tree in a barrel": as large as what it grows in. */
const IN_POT =
  /\bin (?:\w+ ){0,2}(?:pots?|(?:half[- ])?barrels?|tubs?|containers?|planters?|urns?|buckets?)\b/i;
const IN_POT_AFTER = new RegExp(`^,? ?${IN_POT.source}`, 'i');
/** "Shed to be 10x8 for stock" is yet to come. */
const YET_TO_COME =
  /^[^.;,\n]{0,24}\bto be (?:about |around |roughly |maybe )?(?:\d|bought|built|ordered|delivered|made|put up)/i;

type Where = { position: Brief['position']['value']; facing: CompassPoint; areaM2: number };

/** What stays and what goes. `standsAt`: by their names, where things were shown to stand; `areaM2`: of the plot. */
export function readStanding(
  things: readonly Thing[],
  reading: Reading,
  standsAt: Readonly<Record<string, KeptThing['where']>>,
  { position, facing, areaM2 }: Where,
): { keep: KeptThing[]; removals: Removal[] } {
  const { keep, removals } = mentionedStanding(things, reading, position === 'front', facing);
  const all = withTold(keep, removals, reading).filter(
    ({ name, sizeMm }) => sizeMm || areaM2 >= HOLDS_A_GARAGE_M2 || !GARAGE.test(name),
  );
  return {
    // what was shown on the plan counts before what was told
    keep: withBeside(all.map(withinGarden(reading)), reading).map((one) => {
      const shown = standsAt[one.name];
      return shown ? { ...one, where: shown } : withPlace(one, reading);
    }),
    removals,
  };
}

/** A wall within the garden stands where the level that it holds ends, and at no side. */
const withinGarden =
  ({ ground }: Reading) =>
  (one: KeptThing): KeptThing =>
    one.kind === 'wall' &&
    ground?.walls?.some(({ where, quote }) => where === 'within' && quote.includes(quoteOf(one)))
      ? { ...one, where: null }
      : one;
const quoteOf = ({ source }: KeptThing): string => (source.kind === 'read' ? source.quote : '');

/** What follows a thing's words in the text may tell how large it is. */
function mentionedStanding(
  things: readonly Thing[],
  { text, mentions }: Reading,
  isFront: boolean,
  facing: CompassPoint,
): { keep: KeptThing[]; removals: Removal[] } {
  const keep: KeptThing[] = [];
  const removals: Removal[] = [];
  for (const thing of things) {
    for (const m of thing.mentions.filter((mention) => isSure(mention) && isHere(mention))) {
      const found = kindOf(m);
      if (found === null) continue;
      const kind = (found === 'shrub' || found === 'tree') && isRow(m, text) ? 'hedge' : found;
      const name = isGroundAlone(m) ? 'vegetable plot' : nameOf(m.quote, kind);
      if (NO_NAME.test(name)) continue;
      const isRuin = m.status === 'stands' && RUIN.test(m.quote);
      if (m.status === 'going' || isRuin) {
        if (
          removals.length < MOST &&
          !removals.some(
            (other) => other.kind === kind && (other.name === name || m.kind === 'feature'),
          )
        )
          removals.push({
            id: `removal-${removals.length + 1}`,
            kind,
            name,
            count:
              m.count !== null && m.count >= 1
                ? Math.round(m.count)
                : name.endsWith('s') && !/(?:ss|us)$/.test(name)
                  ? null
                  : 1,
            isLarge: LARGE.test(m.quote),
            source: readFrom(m),
          });
        continue;
      }
      const stays =
        m.status === 'keep' ||
        (m.status === 'stands' &&
          thing.status === 'stands' &&
          m.kind !== 'boundary' &&
          (m.isFateOpen ||
            isSoundPatio(m, mentions, text) ||
            STAYS_BY_ITSELF.includes(found) ||
            (m.place !== null && (found === 'shrub' || BUILDING.test(m.concept))) ||
            (found === 'shrub' && WORTH_KEEPING.test(m.quote))));
      if (!stays || thing.clash || keep.length >= MOST) continue;
      if (m.status === 'stands' && YET_TO_COME.test(text.slice(m.start, m.end + 24))) continue;
      const inPot =
        (found === 'tree' || found === 'shrub') &&
        (IN_POT.test(m.quote) || IN_POT_AFTER.test(text.slice(m.end, m.end + 30)));
      // the 7 of "patio, 7 x 3" is no number of patios
      const many =
          m.kind === 'plant' &&
          (m.count ?? 1) > MOST_OF_A_KIND &&
          // the 20 of "about 20 metres out" is no number of mulberries
          !m.metres?.includes(m.count ?? 1),
        isTree = kind === 'tree',
        n = many ? 1 : countOf(m, kind),
        single = n > 1 ? oneOf(name) : name,
        huge = HUGE_AFTER.exec(text.slice(m.end, m.end + 60))?.[1]?.toLowerCase();
      // who can tell where twenty trees are? they are seen at the visit
      if (many && kind !== 'shrub') continue;
      // one of a kind is one thing, however often it is named
      if (keep.some((other) => isSameThing(other, kind, [single, name], m.concept))) continue;
      for (let i = 0; i < n && keep.length < MOST; i++)
        keep.push({
          id: `kept-${keep.length + 1}`,
          kind: inPot ? 'shrub' : kind,
          name: inPot
            ? `${single} in a pot`
            : many
              ? `${m.count} ${m.concept}s`
              : isTree && huge
                ? `${huge} ${single}`
                : single,
          ...keptPlace(m, facing, isFront),
          ...sizeOfStanding(m, kind),
          ...(kind === 'patio' ? patioDepth(m, text) : {}),
          ...(isTree && isAllRound(m, text) ? { isAround: true as const } : {}),
          source: readFrom(m),
        });
    }
  }
  return { keep, removals };
}
