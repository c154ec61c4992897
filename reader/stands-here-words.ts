/** Words by which a thing is told to be in this garden now, and by which it is told not to be: for reader/stands-here.ts. */

/** Opens a noun phrase. */
export const DETERMINER =
  /^(?:the|a|an|our|my|his|her|their|this|that|these|those|one|two|three|four|five|six|both|some|existing|mum's|mums|dad's|dads|nan's|nans|grandad's|grandads|grandma's|father's|mother's|brother's|sister's|husband's|wife's)$/;
/** Ends one: what may not stand within it. */
export const NAME_ENDS =
  /^(?:is|isn't|isnt|are|aren't|was|wasn't|were|be|been|being|am|has|hasn't|have|haven't|had|do|does|did|don't|dont|can|can't|cant|could|will|won't|wont|would|should|shall|may|might|must|stands?|standing|sits?|sitting|lies|lying|lives?|living|stays?|staying|remains?|runs?|running|takes?|taking|goes|go|going|gone|comes?|coming|came|gets?|got|getting|measures?|measuring|needs?|wants?|wanted|wanting|puts?|putting|makes?|made|making|holds?|holding|looks?|looking|says?|said|works?|fell|falls|falling|grows|growing|grew|gives?|keeps?|kept|leaks?|collapsed|leans|leaning|survived|belongs?|belonging|built|bought|left|dug|used|called|drops?|dropped|shared|faces|facing|blocks|and|or|but|so|because|as|if|when|while|where|which|that|who|whose|what|than|then|though|although|until|since|of|off|in|on|at|by|to|into|onto|from|with|without|for|near|next|behind|beside|besides|between|along|alongside|across|over|under|up|down|out|round|around|about|against|outside|inside|through|past|beyond|towards|toward|above|below|opposite|halfway|half|midway|right|not|no|never|also|only|just|already|still|currently|now|there|here|too|very|quite|really|again|maybe|perhaps|probably|all|each|every|either|i|we|you|he|she|it|they|me|us|him|them|it's|its|that's|thats|there's|theres|he's|she's|they're|we've|i've|i'd|we'd|i'm|we're|you|your|how|why|yes|per|plus|like|please|etc|in-between|sort|kind|can't|the|a|an|our|my|his|her|their|this|these|those|some|any|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d.*)$/;
/** Told of what stood before it, and no part of a name: "two gooseberries my mother brought"; "raised bed" begins with it. */
export const PARTICIPLE = /^(?!sheds?$)(?:[a-z]{2,}ed|[a-z]*ought|sunk|thinks|says|reckons|knows)$/;
/** Who has worked ground has it: "has dug the far right corner for twenty years". */
export const WORKED =
  /\b(?:has|have|'s|'ve) (?:been )?(?:dug|digging|grown (?:\w+ )?(?:in|on)|growing (?:\w+ )?(?:in|on)|gardened|worked|cultivated|planted up)(?: in| on)?(?: the| that| her| his| my| our)? ?$/i;
/** Heads of "a lump of concrete", "an old row of hives": what they are of is the thing. */
export const SOME_OF =
  /^(?:lumps?|rows?|lines?|piles?|heaps?|stacks?|stretch|run|pair|couple|set|clumps?|groups?|block|slab|sheet|remains|stump|bed|patch|square|strip|circle|frame|pieces?)$/;

const NOT_A_THING_LIST = [
  // the plot, its edges, and parts of a house
  'side-?returns? returns? full best worst most lot few rest others flag state shape forecourts? balcony legs? strip wings? gardens? plots? yards? courtyards? grounds? land site patio ?doors? house home flat cottage bungalow semi terrace ?house kitchen doors? doorway bifolds? windows? room rooms lounge bathroom bedroom study hall loo fences? fencing panels? boundar(?:y|ies) hedges? walls? gates? gaps? entrance access passage(?:way)? alley(?:way)? side sides end ends back front middle centre corner corners top bottom edge edges rear left right line lines roof roofs gutter chimney threshold storeys? floors?',
  // beyond it
  'neighbou?rs? next-?door street road lane pavement railway river sea field fields park school church pub woods? forest village town city estate houses flats shops? station council motorway canal view views skyline horizon',
  // light, weather, ground
  'sun sunshine light shade shadow wind winds breeze rain frost weather winter summer spring autumn morning afternoon evening water flood floods damp puddles? bog swamp mud moss soil clay sand chalk loam earth silt stones? rubble dust roots? slope slopes fall falls drop drops dip dips levels? hill bank banks height step steps hooks? grass turf lawn lawns weeds? brambles? nettles? ivy bindweed leaves leaf moss seedlings? flowers? greenery planting plants? shrubs bushes bits? hole holes crack cracks manholes?',
  // people and animals
  'man men woman women lady people person family kids? child children baby babies boys? girls? son sons daughter daughters husband wife partner mum mother dad father nan gran grandma granny grandad grandson granddaughter grandchildren brother sister uncle aunt friend friends mate mates couple owner owners builders? gardener designer developer tenants? lodger visitors? guests? dogs? cats? pets? puppy spaniel greyhound foxes fox badgers? deer birds? blackbird robin rats? mice frog frogs fish koi heron pigeons hens? chickens ducks? bees? hedgehogs? rabbits? squirrels?',
  // talk
  'thirds quarters requirements? date proper ours mine ish garden approx patch landlord alone itself small big large old huge fine good bad nice new first second landlord warden parents trains grandmother subject lorry requests? thing things something anything nothing everything stuff rest others? lot lots bit bits part parts half third quarter way ways place places spot spots area areas space spaces section tier tiers zone type size sizes length width depth metres? meters? feet foot ft inches yards m cm mm kilo pounds? quid budget money price cost quote grand thousand hundred years? months? weeks? days? hours? minutes? times? moment problems? issues? trouble point reason question answer idea ideas plan plans dream wish list photo photos picture sketch drawing name number numbers word words story job jobs work noise smell smells scent privacy peace mess eyesore nightmare disaster joke feeling look style colours? chance choice mind life age health knee back eyes head hands? arms? heart course fact truth difference advantage downside upside option rule law order covenant permission survey grant decision centre mini-?break weekend party lunch dinner tea coffee breakfast drink barbecue bonfire sunset bargain deal world lease agreement right-?of-?way track habit tape',
];
/** Heads of what is no thing that stands on the ground by itself. */
export const NOT_A_THING = new RegExp(
  String.raw`^(?:${NOT_A_THING_LIST.join(' ')
    .split(/ (?!\?)/)
    .join('|')})$`,
);
/** What a new garden mostly renews: it stays only where words say so. */
export const RENEWED =
  /^(?:patios?|terraces?|deck|decking|paving|slabs?|flags?|flagstones|concrete|tarmac|gravel|shingle|chippings|bark|paths?|pathway|drive|driveway|beds?|borders?|flower ?beds?|flowerbeds?|planters?|pots?|tubs?|containers?|trellis|arch|steps|table|chairs?|bench|benches|seats?|sofa|bins?|bikes?|lights?|toys?|stumps?|rubbish|junk|skip|sleepers?|bricks?|wires?|hose|tap|taps|bricks?|edging|rockery|area|bases?|pads?)$/;

/** Said before what is there; a list goes on with it. */
export const IS_THERE =
  /\b(?:there(?:'?s| is| are)|(?:we|i)(?:'ve| have)(?: got| just got)|(?:we|i) have|garden has|it has|has got|it contains|contains|comes? with|came with|currently|at present|at the moment|already have|what'?s (?:left|here|there)(?: now| already)?|(?:existing|buildings?|structures?|already here|here now)(?=:)|consists of|(?:he|she|they) left(?: us| me| also| behind)*|left (?:us|me))(?: (?:also|already|still|just|only|currently|now))*:?\b/i;
export const WISHED =
  /\b(?:want(?:s|ed|ing)?|would (?:really )?(?:like|love)|'?d (?:really )?(?:like|love)|id (?:like|love)|need(?:s|ed)?|wish|hop(?:e|ing)|dream\w*|fancy|build|room for|space for|somewhere|someplace|add(?:ing)?|put(?:ting)?|could|can we|maybe|perhaps|possibly|thinking|idea|would be|should|instead|replac\w*|if|unless|plan\w*|install|where|no|without|never|hide|end up with|how about|what about|please|lovely to have|imagine|picture|is it worth|get(?:ting)? an?|buy\w*|to be|to go|going to|will (?:be|have|go)|might|may|allowed|ideally|like to see|look(?:ing)? for|create|make|turn\w*|new)\b/i;
/** Told of another time, by another or of another place. */
export const ELSEWHERE =
  /\b(?:next[- ]door(?:'?s)?|neighbou?r(?:'?s|s'?)?|used to|once had|had|was|were|drew|drawn|draw|suggest\w*|propos\w*|recommend\w*|reckons?|offered|quoted|showed|saw|seen|like the|as if|old house|last house|last garden|when (?:we|i) (?:were|was)|took (?:out|down|up)|taken (?:out|down|up)|removed|cut down|felled|lost|died|gone|behind us|over the (?:road|fence|wall|back)|across the road|garden centre|friend'?s|in the (?:front|kitchen|house|hall|loft|garage)|photo\w*|picture|pinterest|monty|somebody else'?s|council'?s|opposite)\b/i;
/** Beyond the boundary, indoors, or another's, told after it. */
export const ELSEWHERE_AFTER =
  /^[^.;!?]{0,60}\b(?:(?:is|are|was|belongs?) (?:theirs|not ours|not mine|the council'?s|next[- ]door'?s|(?:to )?(?:the |our )?neighbou?r\w*|(?:to )?next door)|of next door|(?:over|beyond|behind|the other side of) (?:the |our |my )?(?:back |rear |end |far |left |right |side )*(?:wall|fence|hedge|boundary|garden|house)\b|in (?:the|our) (?:hall|loft|kitchen|bedroom|living room|garage|house)\b|indoors)|^[^.,;!?(]{0,40}\b(?:next door\b|neighbou?r\w*|behind us|across the road|over the road)/i;
/** It is gone, goes, or is a ruin: another rule's. */
export const GOES =
  /\b(?:(?:is|are|'s|can|must|should|will|has to|have to|needs? to|to|all|that|it|they|could|may|might) (?:all |both |just |be |being )*(?:filled in|filled|go(?! (?:round|around|along|up|down|to|in|on|into|through))|goes|going(?! to| up| down| round| along)|gone|removed|taken|moved|coming (?:out|down|up)|come (?:out|down|up)|demolished|replaced|skipped|sold|knocked)|goes\b(?! (?:right |all |across|along|round|around|up|down|to|from|over|through|back|into|under|with|by|on|in|straight|the))|[,–-] ?(?:going|to go|goes)(?= ?(?:[.;,)]|$))|get rid|getting rid|rid of|rotten|rotting|had (?:its|their) day|seen better days|coming (?:down|out|up)|(?:wants?|needs?) (?:replacing|removing|taking)|dead(?! (?:centre|center|level|opposite))|dying|collapsed|derelict|broken|ruined|falling (?:down|apart)|fell (?:down|over)|blew (?:down|over)|used to|for all i care|on (?:facebook|ebay|gumtree)|rip\w* (?:it|them)? ?(?:out|up)|dig (?:it|them) (?:out|up)|finished|\(out\b|, out\b|: out\b)/i;
/** It stays. */
export const STAYS =
  /\b(?:stay(?:s|ing)?\b(?! (?:clear|out|away|off|warm|dry|cool|in|on|up|long|open|green|short|small|low|accessible|visible|or|for now|if))|remain(?:s|ing)?\b(?! (?:clear|open|visible))|(?:isn'?t|is not|are not|aren'?t|ain'?t|not|won'?t be|never|no ?one|nobody)(?: to be)? (?:going(?: anywhere| to move)|moving|moved|moves|touched|touching|touches|coming (?:out|down)|covered(?: over)?|negotiable|up for discussion|built (?:on|over|up to))|must(?:n'?t| not) be (?:touched|moved|covered|lost|cut)|can(?:'?t|not) (?:be )?(?:moved?|go\b(?! (?:across|in|on|through|under|near|past|over|to|up|down|there|round|out))|shift\w*|touched|cut)|(?<!\b(?:they|we|i|you|he|she|it|who|that|which) )can(?:'?t|not)(?= ?(?:[.,;]|$))|(?:please )?(?:do not|don'?t) (?:touch|move|lose|get rid of|take|cut) (?:it|them|that|those|her|his)|(?:leave|leaving|keep|keeping|retain|save|spare) (?:it|them|that|those|these)\b(?! (?:out|clear|short|low|down|tidy|away|off|simple|going|up|dry|warm|cheap|in check|at|from|so))|(?:to be|being|be|is|are|we'?d like|i'?d like|quite like) (?:kept|left|retained|saved)\b(?! (?:apart|alone with|away|out|clear|dry|short|low|open|free|by|at|to))|stops? where (?:it is|they are|it stands)|(?:is|are|and|'s|that'?s|both|all) (?:perfectly |absolutely |still |quite |all )?(?:fine|sound|good as it is|ok|okay)\b(?! (?:if|for|with|to|by))|(?:i|we) love (?:it|them)\b(?! to)|^ ?\(in\b|untouchable|sacrosanct|protected|(?:a )?(?:preservation|tree|tpo) order|tpo|listed|here to stay|not up for discussion|over my dead body)/i;
/** Before what is to stay: "leave the ivy", "I would retain the quince". */
export const KEEP_BEFORE =
  /\b(?:keep(?:ing)?|retain(?:ing)?|leave|leaving|save|saving|spare|preserve|(?:don'?t|do not|never) (?:touch|move|lose|take|get rid of)|not to be touched:?|must stay:?|stays?:|stay(?:ing|s)? ?[-–:]|to keep:|keep:|existing:|(?:no|not|never) (?:touching|moving|to touch)|get rid of the \w+ but keep)(?: (?:the|our|my|his|her|this|that|both|all|old|existing))* ?$/i;
/** "Keep the mares off", "leave the door open". */
export const KEPT_OFF =
  /^ (?:off|out|away|in|down|dry|clear|happy|safe|from|at bay|warm|busy|quiet|going|open|shut|low|short|tidy)\b/i;
/** Nobody has made up their mind. */
export const OPEN =
  /\b(?:part of me|do we|should (?:we|i)|shall (?:we|i)|whether|stay or go|or (?:must|do|take|should)|for now|either way|(?:i|we) (?:don'?t|do not) care|if (?:it'?s )?useful|can stay if|undecided|not sure)\b/i;
/** "Get rid of", "keep … away": no keeping. */
export const NOT_KEPT =
  /\b(?:not|n'?t|no longer|never|why|without|rather than) (?:to )?(?:keep|keeping|retain)\b/i;
/** Sold in feet, whatever else the text measures in. */
export const SOLD_IN_FEET = /^(?:sheds?|greenhouses?|summer ?houses?|playhouses?)$/;
