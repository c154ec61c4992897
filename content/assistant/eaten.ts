const wordsOf = (list: string): readonly string[] => list.split('|');

/** Somebody who has eaten something of a garden: one word of each of the three lists, in any order, rings for help. */
export const EATEN = {
  people: wordsOf(
    'child|children|kid|kids|toddler|baby|son|daughter|boy|girl|grandson|granddaughter|grandchild|nephew|niece|little one|twins|year old|yr old|' +
      'husband|wife|partner|mum|dad|mother|father|gran|nan|grandad|lad|she|he|i|ive|weve',
  ),
  animals: wordsOf(
    'dog|dogs|puppy|pup|cat|cats|kitten|rabbit|rabbits|guinea pig|guinea pigs|tortoise|horse|horses|pony|goat|goats|sheep|hen|hens|chickens|' +
      'spaniel|labrador|lab|terrier|cockapoo|collie|retriever|whippet|dachshund',
  ),
  taken: wordsOf(
    'ate|eaten|swallowed|chewed|licked|munched|scoffed|nibbled|gobbled|wolfed|in his mouth|in her mouth|in its mouth|in their mouth|been at|got into|' +
      'had some of|had a few|drank|drunk',
  ),
  things: wordsOf(
    'berry|berries|leaf|leaves|bulb|bulbs|seed|seeds|pips|pod|pods|mushroom|mushrooms|toadstool|toadstools|flower|flowers|petals|acorns|conkers|' +
      'pellets|bone meal|bonemeal|blood fish and bone|fertiliser|lawn feed|plant food|weedkiller|cocoa|compost|mulch|plant|yew|laburnum|foxglove|' +
      'laurel|lily|lilies|daffodil|daffodils|rhododendron|azalea|ivy|bluebells|monkshood|oleander|cherry stones',
  ),
} as const;
