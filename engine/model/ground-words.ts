/** What people call the things for which ground is laid and kept clear: read by the reader, drawn by the engine. */
export const GROUND_WORDS = {
  putting: 'putting green|putting surface|golf green|chipping green',
  boules: 'boules pitch|boules court|petanque pitch|petanque court|petanque|pétanque|boules',
  ballcourt:
    'basketball court|tennis court|hard court|sports court|netball court|ball court|kart track',
  exercise:
    'outdoor gym|exercise area|workout area|yoga space|yoga deck|yoga platform|place to do yoga|tai chi space',
  clearing: 'marquee|bell tent|tipi|tepee|outdoor classroom|bouncy castle',
  rockery: 'rockery|rock garden|alpine bed',
  hardstanding:
    'hardstanding|hard standing|space for a caravan|caravan|motorhome|campervan|camper van|trailer|motorbike|motorcycle',
  tabletennis: 'table tennis table|table tennis|ping pong table|ping pong|pool table',
  pool: 'swimming pool|swimming pond|natural pool|plunge pool|cold plunge|swim spa|ice bath|lap pool|pool',
  smokehouse: 'smokehouse|smoke house|smoke hut|meat smoker|fish smoker|food smoker',
  oven: 'pizza oven|bread oven|clay oven|tandoor',
  shower: 'outdoor shower|outside shower|garden shower|shower',
  dogwash:
    'dog wash|dog washing|dog bath|dog shower|wash the dog|wash my dog|wash our dog|wash a dog',
  kennel: 'dog kennel|kennel|dog house|pigeon loft|loft for pigeon',
  hives: 'beehive|bee hive|hive',
  coldframe: 'cold frame|coldframe',
  potting: 'potting bench|potting table|potting area',
  fruitcage: 'fruit cage|soft fruit cage',
  tanks: 'ibc tank|ibc|rainwater tank',
  workshop: 'insulated workshop|wood workshop|workshop',
  bar: 'garden bar|outdoor bar|bar area|tiki bar|a bar|the bar|my bar|his bar',
  swingseat: 'swing seat|swinging seat|garden swing|love seat',
  treehouse: 'tree house|treehouse',
} as const;
