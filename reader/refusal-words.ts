/** Words by which things are refused, and by which a refused phrase begins, goes on and ends. */

/** A noun phrase that is refused, as words; `head` ends before what only says where or of which sort. */
export type RefusedSpan = {
  from: number;
  to: number;
  head: number;
  isQualified: boolean;
};

/** Whatever follows is refused, also what no list knows. */
export const STRONG =
  /^(?:(?:(?:do|does|did|would|will) not|(?:do|does|did|would|wo)n'?t) (?:really |ever |actually |particularly )?(?:want|need|fancy)(?: (?:any|to have|to see))?|not want|(?:sick|tired) of|had enough of|not interested in|no interest in|definitely no|absolutely no|please not?|no more|no need for|anything but|not another|neither (?:of us )?(?:really )?(?:wants?|fanc(?:y|ies)|needs?)|spare (?:me|us)|(?:would |'d )?(?:rather|prefer) not(?: to)? (?:have|see)|don'?t give (?:me|us)|forget|(?:dead|dead set|totally|completely|strongly|firmly|very much) against)$/;
/** What follows is refused where it is a thing of gardens: "no time" is no refusal. */
export const WEAK =
  /^(?:no|not|avoid|nothing|hates?|loathes?|detests?|dislikes?|(?:do|does) not like|(?:do|does)n'?t like|(?:cannot|can'?t) (?:stand|bear|abide)|(?:cannot|can'?t|must not|mustn'?t) be|not (?:really |that |too |very )?(?:keen on|bothered about|fussed about))$/;
/** Liked or not, the one that is there is spoken of: "he hates the conifers". */
export const OF_LIKING = /^(?:hate|loathe|detest|dislike|can|do|does|did|would|not keen)/;
/** "Something that doesn't need watering": said of the thing, and not by anybody. */
export const RELATING = /^(?:that|which|it|who|and|what)$/;
/** How it stands, and no refusal: "there is no path", "has no trees". */
export const TELLS =
  /^(?:now|is|are|was|were|be|been|'s|there|there's|theres|has|have|had|having|got|with|it's|its|but|say|says|said|of|gets|see|with|from|by|in|knows?|makes?|means?|find|do|does)$/;
/** After the phrase: it tells, too. */
export const TOLD_AFTER = /^(?:left|yet|now|here|there|currently|already|up|down|out)$/;
export const NUMBERED = /^\d+$/;

/** No noun phrase goes past these. */
export const STOPS =
  /^(?:because|cos|cause|as|since|so|but|please|thanks|thank|than|then|though|although|while|i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|you|he|she|he's|she's|it|it's|they|they're|there|there's|is|are|was|were|am|be|been|isn't|aren't|has|have|had|do|does|did|don't|doesn't|didn't|can|can't|cannot|could|will|won't|would|should|must|may|might|want|wants|need|needs|like|likes|love|keep|just|only|maybe|perhaps|instead|either|anyway|also|too|if|unless|when|wait|sorry|actually|mainly|today|guess|suppose|happily|used|what|why|how|who's|yes|mine|ha|lol|tbh|ok|okay|\n|[,;:.!?()/&+–—=-]|")$/;
/** What comes after only says where, when or of which sort. */
export const QUALIFIES =
  /^(?:in|on|at|by|near|over|above|under|below|within|around|round|along|against|behind|beside|beyond|between|across|through|from|off|outside|inside|before|after|to|for|with|without|that|which|who|where|taller|higher|bigger|wider|lower|until|till|til|during|like|touching|back|again|anywhere|everywhere|pretending|looking|needing|of)$/;
export const RELATIVE = /^(?:that|which|who)$/;
export const PRONOUN =
  /^(?:it|them|that|this|these|those|one|ones|him|her|me|us|you|anything|anyone|anybody|everything|much|many|more|any|people|someone|somebody|else|way|idea|problem|problems|matter|point|doubt|hurry|rush|thanks|good|use|longer|less|fuss|chance|time|money|budget|reason|other|others|need|room|wonder|worries|worry|lose|stones?|weeds|rail|handrail|railings?|power|net|drains?|drive|access|privacy|sun|shade|side)$/;
export const DETERMINER =
  /^(?:a|an|any|the|another|your|those|that|this|these|more|some|much|too|many|all|of|so|such|really|big|just)$/;
/** Joined and denied alike. */
export const LISTED = /^(?:,|or|nor|\/|&|and|no|not|without|any)$/;
/** A list goes on with what is wished for: "no lawn, plenty of beds". */
export const WISHED =
  /^(?:a|an|some|plenty|lots|loads|maybe|perhaps|more|one|two|three|four|good|nice|my|our|the|just|only|lovely|big|small|low|easy|simple|proper|everything|something|somewhere)$/;
