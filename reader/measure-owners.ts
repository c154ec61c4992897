/** What a measure may be of, by the words beside it: a thing, ground within the plot, or the plot. */

export type MeasureOf = 'plot' | 'part' | 'thing';

const THINGS = String.raw`(?:garden|summer|play|wendy|pigeon|out|tea|tree|bin|bike|log|wood|hen|green|glass|bbq|boat|wash)[- ]?(?:room|office|studio|shed|house|store|building|loft)s?|garden (?:wall|gate|path|table|furniture|building)s?|sheds?|offices?|studios?|cabins?|lodges?|rooms?|workshops?|garages?|carports?|lofts?|aviar(?:y|ies)|coops?|hutch(?:es)?|run(?! (?:\d|from|along|about|down|to|out|back|across|up|right|straight))|runs(?! (?:\d|from|along|about|down|to|out|back|across|up|right|straight)| ?$)|kennels?|ponds?|pools?|hot ?tubs?|tubs?|baths?|saunas?|walls?|fenc(?:e|es|ing)|panels?|hedges?|trellis|screens?|railings?|gates?|doors?|bi-?folds?|windows?|extensions?|conservatory|house|passage\w*|alley\w*|corridors?|access|entrance|way in|kerbs?|drives?|driveway|steps?|stairs?|treads?|ramps?|paths?|walkways?|tables?|bench(?:es)?|seats?|sofas?|loungers?|swings?|slides?|trampolines?|sand ?pits?|frames?|goals?|nets?|pitch|pergolas?|arbours?|arch(?:es)?|gazebos?|canop(?:y|ies)|awnings?|sails?|parasols?|umbrellas?|grills?|parrilla|barbecues?|bbqs?|ovens?|kitchens?|worktops?|surfaces?|sinks?|slabs?|flags?|pavers?|bases?|pads?|trunks?|roots?|crowns?|trees?|oaks?|ash|sycamores?|conifers?|leylandii|limes?|birch(?:es)?|palms?|shrubs?|bushes|roses?|manholes?|covers?|drains?|sewers?|pipes?|mains?|cables?|soakaways?|tanks?|butts?|easements?|posts?|poles?|plinths?|beams?|planters?|troughs?|pots?|beds?|borders?|raised beds?|veg(?:etable)? (?:plot|patch|garden|bed)s?|rows?|compost|heaps?|bins?|bikes?|bicycles?|vans?|cars?|bays?|parking|skips?|diggers?|machines?|barrows?|mowers?|wheelchairs?|scooters?|turning circle|statues?|sculptures?|mirrors?|stumps?|holes?|pits?|dips?|banks?|ditch(?:es)?|strips?|gaps?|wires?|screens?|lines?|hoops?|nets?|dogs?|horse|fountains?|rills?|streams?|brooks?|rivers?|green(?!\w)|(?<!light[- ]?)courts?|gutters?|roofs?(?! (?:terraces?|gardens?))|floors?|bedroom|lounge|hall|flat(?= roof)|kerb|hose|ladders?|reach|radius|joints?|gravel|mulch|topsoil|soil|hardcore|bark`;
const PARTS = String.raw`patios?|terraces?|decks?|decking|lawns?|grass|turf|courtyards?(?= (?:bit|part))|side returns?|side (?:bit|part|strip)|front (?:bit|part)|(?:top|upper|lower|bottom|middle|first|next|second|far|back|flat|small|level|long|short|wide|narrow|main|other|paved|sunny|shady) (?:\w+ )?(?:levels?|bits?|parts?|pieces?|tiers?|halves|half|third|sections?|area)|the (?:top|upper|lower|bottom)(?: one)?(?=,| is\b| by\b)|levels?|tiers?|tarmac|hard ?standing|paving|crazy paving|concrete|meadow|orchard|paddock|areas?|piece|bits?`;
const PLOT = String.raw`(?:back |rear |walled |whole |communal |front |side |town |our |my |the )*(?:gardens?|gdn|plot|yards?|courtyard|light[- ]?(?:court|well)s?|balcony|roof (?:terrace|garden)|back|outside space|outdoor space|patch|site|land|ground behind|plot size)|overall|whole(?: thing| place| plot)?|total|sizes?|measurements?|measures|measuring|dimensions|rear boundary`;
export const NOUN = new RegExp(String.raw`\b(?:(${THINGS})|(${PARTS})|(${PLOT}))\b`, 'gi');
/** Before a noun that the measure is only told from: "from the house", "to the fence". */
export const LED_UP_TO =
  /\b(?:from|to|at|off|near|behind|by|against|along|across|beside|outside|under|over|on|in|between|round|around|past|beyond|towards|next to|as|of|until|before|onto|into|through|backs? onto|(?<!\b(?:would|'d|we|i|they|also|really) )like|than)(?: the| our| my| his| her| its| a| an| this| that| each| both| all| next door'?s?| very)*(?: (?:back|old|new|far|rear|front|other|left|right|[a-z]+ing))?(?: (?:hand|side|door))? $/i;
/** What is measured may follow: "a 5 m x 3.5 m insulated workshop". */
export const AFTER_IT = new RegExp(
  String.raw`^(?:-| )(?:(?!(?:and|but|with|from|at|in|on|to|of|off|away|by|or|then|which|is|are|for|the|a|an|my|our|where|because|so|i|we|it|that|up|out|down|all|behind|either|each|left|right|along|across|between|maybe|over|under)\b)[a-z-]+ ){0,3}?(?:(${THINGS})|(${PARTS})|(${PLOT}))\b(?! (?:is|are|has|was|to the|of)\b)`,
  'i',
);

export type Named = { of: MeasureOf; name: string; isTight?: boolean };
export const namedBy = (match: RegExpMatchArray | null): Named | null =>
  match && {
    of: match[1] ? 'thing' : match[2] ? 'part' : 'plot',
    name: (match[1] ?? match[2] ?? match[3]!).toLowerCase(),
  };

/** The nearest thing named before, that is not just what it is measured from. */
export function headBefore(lead: string): (Named & { at: number }) | null {
  const heads = [...lead.matchAll(NOUN)].filter(
    ({ index }) => !LED_UP_TO.test(lead.slice(Math.max(0, index - 44), index)),
  );
  const last = heads.at(-1);
  return last
    ? {
        ...namedBy(last)!,
        at: last.index,
        isTight: TIGHT.test(lead.slice(last.index + last[0].length)),
      }
    : null;
}
const TIGHT =
  /^(?: |:|\(|=|-|is|are|was|be|measures|measuring|about|approx\.?|roughly|around|say|of|only|just|maybe|that's|which is|it's|(?:of )?size|some|a|nearly|to be|already)*$/i;
