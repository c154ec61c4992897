/** How far a word reaches: what bears pollen is no wish, what is not included is no part, what fell from north to south faces nowhere. */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { kindFamily } from './tag.ts';

/** "Grass pollen", "tree pollen", "patio doors": no grass, tree or patio. */
const POLLEN_AFTER = /^[ -](?:and [\w-]+ )?(?:pollen|allergy|allergies)\b/i;
const IS_POLLEN = /\b(?:pollen|allerg\w+)$/i;
const IS_DOORS =
  /^(?:(?:the|our|two|three|\d|big|new|sets?|pairs?|of) )*(?:patio|garage)(?: doors?)?$/i;
const DOORS = /\bdoors?$|^ doors?\b/i;
/** "(the rest will be drive, not included here)". */
const LEFT_OUT =
  /\b(?:not (?:included|part of (?:this|it)|to be (?:included|designed)|for (?:this|you))|separate(?:ly)? (?:job|project)|(?:someone|somebody) else(?:'s| is) doing)\b/i;
const PAREN = /\([^()\n]{3,160}\)/g;
/** "Past toddler size", "no longer toddlers". */
const GROWN =
  /\b(?:past|beyond|no longer|bigger than|older than|too old for)(?: the| a| quite)? toddlers?\b|\btoddlers? any ?more\b/i;
/** "Since we lived in rented places." */
const ONCE =
  /\b(?:since|when|while|before|after|until|till|used to|always|only ever|previous\w*|years (?:of|in)|had)\b[^.;,!?\n]{0,30}$/i;
/** "Falls from north to south", "hedges on the east and south". */
const FALL =
  /\b(?:falls?|falling|slop(?:es?|ing)|drops?|dropping|runs? (?:down|downhill)|down|tilts?|higher|lower)\b[^.;:,!?\n]{0,24}$/i;
const FROM_TO = /\b(?:from )?(?:north|south|east|west)\w* to (?:the )?(?:north|south|east|west)/i;
/** Somebody else is to have it. */
const GOES_TO = /^[^.;!?\n]{0,40}\b(?:is|are) going to (?:my|our|his|her|a|next door)\b/i;
const LOOKS = /\b(?:fac\w+|looks?|aspect|facing)\b/i;
/** "Throw down grass seed", "put turf down". */
const SOWS =
  /\b(?:throw|chuck|put|lay|sow|scatter|sprinkle|roll)(?:ing)?(?: down| out)?(?: some| new| more| fresh)? $/i;
const IS_GRASS =
  /^(?!.*(?:fake|plastic|artificial|astro)).*\b(?:grass(?: seed)?|turf|lawn(?: seed)?)\b/i;
/** "I can't see grass working." */
const DOUBTED_BEFORE =
  /\b(?:can't|cannot|can not|don't|doubt)(?: \w+)? see (?:any |the )?$|\bdoubt (?:that )?(?:any |the )?$/i;
const DOUBTED_AFTER = /^ (?:working|surviving|growing|lasting|will|would|taking|happening)\b/i;
/** "Shift the trampoline down there": it needs a place. */
const MOVES =
  /\b(?:shift|move|relocate|re-?site|moving|shifting)(?: (?:the|our|his|her|their|my))? $/i;
const MOVABLE: ReadonlySet<string> = new Set([
  'trampoline',
  'playhouse',
  'swing',
  'sandpit',
  'greenhouse',
  'washing',
  'bench',
  'compost',
  'waterbutt',
]);
/** "Slab the lot or fake grass, and I don't want either". */
const NEITHER =
  /\b(?:want|like|fancy|keen on) (?:either|neither|any of (?:them|those|it))\b|\bneither (?:appeals|of (?:them|which|us))\b/i;
/** "The rest is slabs with raised borders round the edge." */
const INVENTORY =
  /^\W*(?:the rest|rest of it|everything else|at the moment|at present|currently|right now) (?:\w+ ){0,2}(?:is|are|has|have|there)\b/i;
/** Floors by what they are made of. */
const STONE =
  /\b(?:tiles|york ?stone|flag(?:stone)?s|paving|slabs|setts|cobbles|(?:lime|sand)stone)\b/i;
/** "The tree men": no tree. */
const TREE_WORK =
  /^ (?:men|man|surgeons?|people|officer|guys?|bloke|specialist|compan(?:y|ies)|work)\b/i;
/** "The boys are grown and gone." */
const FLOWN =
  /^[^.;,!?\n]{0,16}\b(?:grown(?: up)?|left home|flown|moved out|away at (?:uni\w*|college))\b/i;
/** "The old brick coal house by the back door": no floor. */
const BUILDING =
  /\b(?:coal ?(?:house|shed|bunker|hole)|wash ?house|out ?(?:house|building)s?|privy|bunker|brick (?:store|shed|hut))\b/i;
const FLOOR: ReadonlySet<string> = new Set(['patio', 'dining', 'gravel', 'lawn', 'bed', 'deck']);
const SURE = 0.75,
  WISH = 0.8;

/** Sets right in place what the words round a mention limit, and leaves out what is none. */
export function scoped(
  { words: { text, words, sentences } }: Seen,
  found: RawMention[],
): RawMention[] {
  const plain = text.replace(/[’‘]/g, "'");
  const parens = [...plain.matchAll(PAREN)].filter(([said]) => LEFT_OUT.test(said));
  return found.filter((one) => {
    const start = words[one.from]!.start,
      end = words[one.to - 1]!.end;
    const own = plain.slice(start, end);
    const before = plain.slice(Math.max(0, start - 60), start);
    const after = plain.slice(end, end + 60);
    const isThing = kindFamily(one.kind) === 'thing';
    if (isThing && (POLLEN_AFTER.test(after) || IS_POLLEN.test(own))) return false;
    if (isThing && IS_DOORS.test(own) && (DOORS.test(own) || DOORS.test(after))) return false;
    if (isThing && parens.some((m) => m.index <= start && end <= m.index + m[0].length))
      return false;
    if (one.concept === 'toddler' && GROWN.test(before + own + after)) return false;
    if (one.kind === 'person' && one.concept === 'renter' && ONCE.test(before)) return false;
    // who lets it out is no tenant
    if (
      one.kind === 'person' &&
      one.concept === 'renter' &&
      /^ ?(?:it |this |the flat )?out\b/i.test(after)
    )
      return false;
    if (
      one.kind === 'person' &&
      /^(?:child|teen)$/.test(one.concept) &&
      FLOWN.test(own.replace(/^\S+ ?/, '') + after)
    )
      one.concept = 'adult';
    if (one.kind === 'access' && one.concept === 'rear_access' && /^no\b/i.test(own))
      one.concept = 'no_access';
    if (isThing && /\btree$/i.test(own) && TREE_WORK.test(after)) return false;
    // York stone is no sculpture, and tiles that are kept are the floor
    if (
      STONE.test(own) &&
      !/\bre-?us\w*|\breclaim/i.test(own) &&
      one.status === 'keep' &&
      (one.kind === 'material' || one.concept === 'art')
    ) {
      one.kind = 'feature';
      one.concept = 'patio';
    }
    if (
      one.kind === 'orientation' &&
      !LOOKS.test(own) &&
      // "away from the house to the west" is where the garden lies
      !/\bfrom (?:the |our )?house\b/.test(own) &&
      (FROM_TO.test(own) || (FALL.test(before) && !LOOKS.test(before)))
    )
      return false;
    if (kindFamily(one.kind) !== 'thing') return true;
    // "a home as shed's going", "trampoline is going to my nephew"
    if (one.status === 'wanted' && /['’]s (?:going|gone|coming down|had it)$/i.test(own))
      one.status = 'going';
    if (/^(?:wanted|stands)$/.test(one.status) && GOES_TO.test(own + after)) one.status = 'going';
    if (FLOOR.has(one.concept) && BUILDING.test(own)) one.concept = 'shed';
    const sentence = sentences[words[one.from]!.sentence]!;
    const said = plain.slice(words[sentence.from]!.start, words[sentence.to - 1]!.end);
    if (IS_GRASS.test(own) && SOWS.test(before) && !/\b(?:not|n't|never)\b/i.test(before)) {
      one.concept = 'lawn';
      one.kind = 'feature';
      one.status = 'wanted';
      one.certainty = Math.max(one.certainty, WISH);
    } else if (DOUBTED_BEFORE.test(before) && DOUBTED_AFTER.test(after)) {
      one.status = 'refused';
      one.certainty = Math.max(one.certainty, WISH);
    } else if (MOVABLE.has(one.concept) && MOVES.test(before) && one.status !== 'refused') {
      one.status = 'wanted';
      one.certainty = Math.max(one.certainty, WISH);
    } else if (
      one.status === 'wanted' &&
      NEITHER.test(said) &&
      said.search(NEITHER) > start - words[sentence.from]!.start
    ) {
      one.status = 'refused';
      one.certainty = Math.max(one.certainty, WISH);
    } else if (one.status === 'wanted' && one.certainty < SURE && INVENTORY.test(said))
      one.status = 'stands';
    return true;
  });
}
