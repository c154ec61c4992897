const wordsOf = (list: string): readonly string[] => list.split('|');

/** Somebody who has eaten something of a garden: one word each of who, how and what, in any order, rings for help. */
export const EATEN = {
  people: wordsOf(
    'child|children|kid|kids|toddler|baby|son|daughter|boy|girl|grandson|granddaughter|grandchild|nephew|niece|little one|twins|year old|yr old|' +
      'husband|wife|partner|mum|dad|mother|father|gran|nan|grandad',
  ),
  /** Said of animals as well. */
  either: wordsOf('lad|she|he|i|ive|weve'),
  animals: wordsOf(
    'dog|dogs|puppy|pup|cat|cats|kitten|rabbit|rabbits|guinea pig|guinea pigs|tortoise|horse|horses|pony|goat|goats|sheep|hen|hens|chickens|' +
      'spaniel|labrador|lab|terrier|cockapoo|collie|retriever|whippet|dachshund|beagle|pug|bulldog|poodle|westie|husky|alsatian|shepherd|setter|' +
      'greyhound|lurcher|cavapoo|chihuahua|corgi|moggy|ferret|hamster|donkey|cow|cows|cattle|alpaca|lamb|lambs|duck|ducks',
  ),
  taken: wordsOf(
    'ate|eaten|swallowed|chewed|licked|munched|scoffed|nibbled|gobbled|wolfed|in his mouth|in her mouth|in its mouth|in their mouth|been at|got into|' +
      'had some of|had a few|had about|had half|had a bag|had a whole|drank|drunk|tasted|bitten into',
  ),
  things: wordsOf(
    'berry|berries|leaf|leaves|bulb|bulbs|seed|seeds|pips|pod|pods|mushroom|mushrooms|toadstool|toadstools|flower|flowers|petals|acorns|conkers|' +
      'pellets|pellet|manure|bone meal|bonemeal|blood fish and bone|fertiliser|lawn feed|plant food|weedkiller|cocoa|compost|mulch|plant|yew|laburnum|foxglove|' +
      'laurel|lily|lilies|daffodil|daffodils|rhododendron|azalea|ivy|bluebells|monkshood|oleander|cherry stones',
  ),
} as const;

/** Somebody hurt or made ill by the work: one word of each list beside one another rings for help. */
export const HURT = {
  parts: wordsOf(
    'hand|hands|finger|fingers|thumb|arm|arms|wrist|skin|face|eye|eyes|leg|legs|knee|knees|foot|feet|toe|toes|chest|throat|mouth|lips|tongue|head|back',
  ),
  harm: wordsOf(
    'burn|burns|burnt|burned|burning|raw|blister|blisters|blistered|bleeding|swollen|swelling|numb|cut off|stuck in|gone through|went through|' +
      'went right into|cut my|cut his|cut her|red streak|red line|infected|throbbing|peeling|black spots|going black|tingling',
  ),
} as const;

/** Somebody who has lost all, and has by them what they may harm themselves with: one word of each list rings for the Samaritans. */
export const DESPAIR = {
  loss: wordsOf(
    'lost it all|lost everything|lost my wife|lost my husband|wife gone|husband gone|wifes gone|husbands gone|nothing left|nothing to live for|' +
      'on my own now|all alone now|cant cope|cant go on|cant do this any more|cant do this anymore|cant face|dont see the point|cant see the point|no point',
  ),
  means: wordsOf(
    'a rope|the rope|noose|pills|all my tablets|all the tablets|shotgun|paraquat|end it|wake up|jump off|hang myself',
  ),
} as const;
