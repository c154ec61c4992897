/** Gas, cables and pipes: what has been struck, and what only grows too near. */
import { answerOf, type Answer, PAGES } from '#server/features/assistant/answer.ts';
import { foundOf } from '#server/features/assistant/hazards.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { isPast } from '#server/features/assistant/told.ts';

const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

export const MACHINE =
  '(?:chain ?saw|(?:lawn ?)?mower|strimmer|brush ?cutter|hedge ?(?:trimmer|cutter)s?|shredder|chipper|circular saw|angle grinder|rotavator|nail ?gun|axe|hatchet)';
const DOMESTIC = `${MACHINE}|trimmer|lawn ?mower|pump|extension|power ?tool|leaf ?blower|scarifier|drill|vacuum|own`;
const OWN_CABLE = any(
  `(?:cut|cutting|gone|went|go|ran|run|mown|mowed|mowing|strimmed|sliced|chopped|trimmed|snipped|drove|chewed|nicked|damaged|severed) (?:(?:right|straight|clean|up|over|through|into|across|off) ){0,3}(?:\\w+ ){0,2}?(?:(?:${DOMESTIC}) (?:\\w+ )?(?:cable|flex|lead|wire|cord|plug)|(?:cable|flex|lead|wire|cord) (?:of|on|for|to|from) (?:\\w+ ){0,2}?(?:${DOMESTIC}))\\b`,
  `(?:${DOMESTIC}) (?:has |have |just |accidentally )*(?:cut|went|gone|ran|run|sliced) (?:through |over |into )?(?:\\w+ ){0,2}?(?:cable|flex|cord)\\b`,
);
const WATER_PIPE = any(
  '(?:hit|burst|broke|broken|struck|cut|damaged|punctured|snapped|went|gone|dug|drilled|put (?:a|my|the) \\w+) (?:\\w+ ){0,4}?(?:water|irrigation) (?:pipe|main|mains)\\b',
);
const DUG =
  '(?:went|gone|cut|cutting|dug|digging|sliced|drilled|drilling|chopped|spiked|hacked|sawed|sawn|driven|drove|hammered|(?:put|stuck|pushed) (?:a|my|the|our) (?:\\w+ )?(?:spade|fork|spike|drill|auger|pick ?axe|mattock|post|stake|nail|screw|bar|digger|spear))';
const BURIED =
  '(?:electric(?:s|ity)?\\b(?! (?:fenc\\w+|gates?|mower|blanket|bill|bike|car|meter|company|shower|trimmer|hedge|saw|drill|tools?))|cables?\\b|wires?\\b(?! (?:fence|fencing|netting|mesh|basket|brush))|pipe\\b|gas\\b(?! (?:barbecue|bbq|grill|heater|fire))|mains\\b|power ?lines?\\b|overhead lines?\\b)';
/** That carries current, and is in the open. */
const LIVE =
  '(?:live|exposed|bare electric\\w*|frayed) (?:electric(?:al|ity)? |mains )?(?:wires?|cables?)\\b(?: (?:is|are|was))? (?:sticking|poking|showing|hanging|coming|lying|out|down|in|on|under|by|near|across)\\b';
const STRUCK = any(
  `(?:hit|struck|nicked|severed|punctured|ruptured|pierced|damaged|snapped|speared) (?:\\w+ ){0,4}?${BURIED}`,
  `${DUG} (?:right |straight |clean |accidentally )?(?:through|into) (?:\\w+ ){0,4}?${BURIED}`,
  '(?:cut|snipped|chopped|sliced|sawn|burst|broke|broken|cracked|split|bust) (?:\\w+ ){0,3}?(?:(?:electric(?:al|ity)?|mains|power|live|armoured|buried|underground|overhead|high voltage) (?:cables?|wires?|lines?)|gas (?:pipe|main|line|hose)|yellow (?:\\w+ )?pipe)\\b(?! (?:ties?))',
  '(?:put|stuck|pushed|drove|stabbed|banged|hammered) (?:a|my|the|our) (?:\\w+ )?(?:spade|fork|spike|drill|post|stake|nail|pick ?axe|mattock|bar) (?:right |straight )?in (?:a|an|the|some) (?:\\w+ ){0,2}?(?:cables?|wires?|pipe|gas)\\b',
  '(?:hit|cut|broke|broken|damaged|struck|burst|nicked|through) (?:\\w+ ){0,3}?yellow (?:\\w+ )?pipe\\b',
  `(?:spade|fork|digger|drill|auger|post|spike)\\b.*\\bspark(?:s|ed|ing)?\\b`,
  '(?:ripped|dug|pulled|torn|tore|digging) (?:up |out |through )?(?:\\w+ ){0,2}?(?:cable|gas (?:pipe|main))\\b(?! (?:tie|ties))',
  `(?:branch|tree|ladder|pole|hedge|trunk|post)\\b(?: \\w+){0,4}? (?:on|onto|into|touching|against|down|across|through|hit|in) (?:\\w+ ){0,3}?(?:power ?lines?|overhead (?:lines?|cables?|wires?)|electric(?:ity)? (?:lines?|cables?|wires?)|live (?:wires?|cables?)|cables?)\\b(?! (?:tie|ties))`,
  '(?:cutters?|trimmers?|saw|chain ?saw|loppers?|pruners?|ladder|pole|digger|bucket|scaffold\\w*)\\b(?: (?:has|have|just|accidentally))* (?:touch(?:ed|ing)|touches|hit|brushed|caught|against|is on)(?: (?:against|on|in|the|an|a|our|some|overhead))* (?:power ?lines?|overhead (?:lines?|cables?|wires?)|lines?|cables?|wires?)\\b(?! (?:ties?|fence))',
  '(?:power ?lines?|overhead (?:line|cable|wire)|electric(?:ity)? (?:line|cable|wire)|live (?:cable|wire)) (?:is |has |have |are )?(?:\\w+ )?(?:down|fallen|exposed|hanging|snapped|on the)\\b',
  LIVE,
  '(?:cables?|wires?) (?:is |are |s )?(?:exposed|frayed|sparking)\\b',
  '(?:bare|exposed|live) (?:wires?|cables?)\\b.*\\bspark\\w*',
);
const LIVE_WIRE = any(LIVE.replace('|exposed', ''));
/** Where a line or a cable is to be kept clear of, nothing has happened yet. */
const CABLE_PLANS =
  /\b(?:how (?:do|to|can|close|deep|far|should)|can i|could you|do you|should i|near|avoid|before|price|cost|lay|install|bury|run|running)\b(?!.*\b(?:ive|i have|just|accidentally)\b)/;
const GAS = any(
  'smell(?:s|ed|ing)?(?: of| like)? gas\\b',
  'gas (?:leak|smell)\\w*',
  '(?:gas|propane|butane|calor)\\b(?: \\w+){0,4}? (?:leak\\w*|hissing)',
  'smell (?:of )?gas\\b',
  'leak(?:s|ing|ed)? (?:of )?(?:\\w+ )?gas\\b',
  'carbon monoxide (?:alarm|poison\\w*|leak|in (?:my |the |our )?(?:greenhouse|shed|house|conservatory|summer ?house|garden room))',
);
const BOTTLED = /\b(?:bottles?|canisters?|cylinders?|propane|butane|calor|barbecue|bbq)\b/;

const LINES =
  '(?:power ?(?:lines?|cables?)|overhead (?:lines?|cables?|wires?)|electric(?:ity|al)? (?:lines?|cables?|wires?|poles?)|pylons?|(?:tele)?phone (?:lines?|cables?|wires?|poles?)|telegraph (?:poles?|wires?)|broadband (?:lines?|cables?|wires?)|cables?)';
const GREEN =
  '(?:hedges?|hedging|trees?|branch(?:es)?|shrubs?|bush(?:es)?|conifers?|leylandii|ivy|climbers?|creepers?|wisteria|clematis|bamboo|laurels?|oak|ash|birch|willow|roots?)';
const NEAR =
  '(?:in the way of|grow\\w*|grown|touch\\w*|rub\\w*|tangled|caught up|near|close to|next to|under|beneath|below|over|around|across|into|against|up to|among|through|reach\\w*|in|(?:rub\\w*|rest\\w*|lean\\w*|press\\w*|hang\\w*|gr[eo]w\\w*) (?:on|up|along|over))';
const OVERGROWN = any(
  `${GREEN}\\b(?: \\w+){0,5}? ${NEAR} (?:(?:the|our|my|some|a|an|overhead|live) ){0,2}${LINES}\\b(?! (?:ties?|fence|netting))`,
  `${LINES}\\b(?: \\w+){0,4}? (?:through|in|over|above|into|touch\\w*) (?:(?:the|our|my|a) )?${GREEN}\\b`,
);
/** What makes a line that something grows into a line that is struck. */
const BROUGHT_DOWN =
  /\b(?:fell|fallen|falling|down|snapped|broke\w*|hit|struck|severed|cut through|dropped|blown|blew|crashed|landed|spark\w*|live|humming|buzzing|smok\w*|fire|arcing|gas|pipe|buried|underground|dug|digging|drill\w*|ladder|pole saw|hedge ?(?:cutter|trimmer)|chain ?saw)\b/;
/** A hedge or a tree that grows to a line, of which nothing has come down. */
const isOvergrown = (text: string): boolean =>
  OVERGROWN.test(text) &&
  !/\b(?:steel|stainless|support\w*|training|trained|catenary)\b/.test(text) &&
  !BROUGHT_DOWN.test(text);
const OF_TELEPHONES = /\b(?:tele)?phone\b|\btelegraph\b|\bbroadband\b/;

/** "Our hedge has grown into the overhead cables": who may cut it. @returns null when the question is another */
export function answerNearLine({ typed }: Reading): Answer | null {
  if (
    !isOvergrown(typed) ||
    /\b(?:plant(?:ing)?|grow (?:near|under|up)|what (?:can|could|should) (?:i|we))\b/.test(typed)
  )
    return null;
  const power =
    "Keep off it, with hands, ladders and tools, and let nobody cut within reach of a power line: electricity can jump to a branch, a pole or a ladder. Ring 105, the electricity network's line, which names your network operator: they look at it and cut what is too near, or make the line safe first, and it is theirs to say how high it may grow.";
  const telephone =
    'A telephone or broadband wire belongs to the network: ring your provider, who has it moved or repaired, and do not pull at it or cut near it yourself. If you are not certain that it is a telephone wire, treat it as a power line: keep off it, and ring 105.';
  return answerOf(
    `${OF_TELEPHONES.test(typed) ? telephone : `${power} A telephone wire is for your telephone provider.`} We can cut the rest once they say that it is safe. If a line is down, sparks or has been touched, keep at least 5 m away and ring 105; call 999 if anyone is hurt.`,
    [PAGES.tips, PAGES.booking],
    ['How much is garden maintenance?', 'How high may a hedge be?'],
  );
}

/** Where a line or a cable is only planned for, or to be kept clear of. */
export const isCablePlan = (text: string): boolean =>
  CABLE_PLANS.test(text) &&
  !GAS.test(text) &&
  !OWN_CABLE.test(text) &&
  !LIVE_WIRE.test(text) &&
  foundOf(text) === null;

/** @returns whom to ring; null where no gas, cable or pipe has come to harm and nothing dangerous was dug up */
export function mainsOf(text: string): string | null {
  if (isPast(text) || isOvergrown(text)) return null;
  const found = foundOf(text);
  if (found !== null) return found;
  const isGas =
    GAS.test(text) || (STRUCK.test(text) && /\bgas\b|\byellow (?:\w+ )?pipe\b/.test(text));
  const isCable = OWN_CABLE.test(text) || STRUCK.test(text);
  if (!isGas && !isCable && !WATER_PIPE.test(text)) return null;
  if (isGas)
    return `Stop, get everyone out and well away, upwind, and ring the National Gas Emergency Service on 0800 111 999, at any hour, from a distance. No flames, no switches, no engines, and do not try to stop the leak or cover the pipe. Call 999 if anyone is hurt or there is fire.${BOTTLED.test(text) ? ' Of a bottle of gas close the valve if that is safe, and ring the number on its label.' : ''}`;
  if (WATER_PIPE.test(text))
    return 'Turn the water off at the stop tap, inside the house or under a cover by the boundary, and ring your water company, whose emergency line is open at any hour, if the pipe is in the street or goes on running. If you are not certain that it is a water pipe, keep away from it and ring 0800 111 999, for gas, first.';
  if (OWN_CABLE.test(text))
    return 'Unplug it at the wall, or switch the circuit off at the consumer unit, before you touch the cable or the tool, even if it has stopped. Do not tape it up: have the cable replaced, and plug garden tools into a socket with an RCD. Call 999 if anyone has had a shock and is unwell.';
  if (/\bpipe\b/.test(text))
    return 'Stop, keep everyone well away and treat it as gas until you know better: ring the National Gas Emergency Service on 0800 111 999, with no flames and no switches near it. For an electricity cable ring 105, and call 999 if anyone is hurt. Do not carry on digging until they say that it is safe.';
  return "Stop, keep everyone away, at least 5 m, and touch neither the cable nor the tool that is in it: it may be live although nothing shows. Ring 105, the electricity network's line at any hour, for a buried or an overhead cable, 0800 111 999 if it could be gas, and call 999 if anyone is hurt or in danger. Do not carry on until they say that it is safe.";
}
