/**
 * Soil zones of London, Essex, Kent and Surrey, from general knowledge of the geology: typical for an area, never a survey.
 */
import type { SoilTexture } from '#engine/model/brief.ts';
import type { Soil } from '#engine/model/site.ts';

export type SoilZone = {
  code: string;
  name: string;
  geology: string;
  soilType: string;
  texture: SoilTexture;
  /** The texture in a surveyor's words. */
  textureDetail: string;
  drainage: string;
  drainageClass: Soil['drainage'];
  phMin: number;
  phMax: number;
  phTypical: number;
  fertility: string;
  characteristics: string[];
  areas: string;
};

export const SOIL_ZONES: SoilZone[] = [
  {
    code: 'LC', name: 'London Clay', geology: 'London Clay Formation (and thin head over it)',
    soilType: 'Heavy clay', texture: 'clay', textureDetail: 'clay / silty clay loam over clay',
    drainage: 'Poor: slowly permeable, wet in winter, cracks in dry summers', drainageClass: 'poor',
    phMin: 6.0, phMax: 7.5, phTypical: 6.8, fertility: 'Moderate to high',
    characteristics: ['Holds nutrients and water well', 'Waterlogs in winter and shrinks and cracks in summer', 'Slow to warm up in spring', 'Compacts if walked on or dug when wet', 'Improves with yearly organic mulch; a few bags of grit or sand change nothing'],
    areas: 'N, NW and much of S London; Basildon, Wickford, Rayleigh foot slopes, Dengie; Whitstable-Herne Bay, Sheppey; Chessington, N Guildford edge',
  },
  {
    code: 'CG', name: 'Claygate and Bagshot hill caps', geology: 'Claygate Member / Bagshot Formation, high-level gravel over London Clay',
    soilType: 'Sandy loam over clay', texture: 'loam', textureDetail: 'fine sandy loam to loam over clay',
    drainage: 'Variable: free-draining tops, springs and wet patches on slopes', drainageClass: 'moderate',
    phMin: 4.5, phMax: 6.5, phTypical: 5.6, fertility: 'Low to moderate',
    characteristics: ['Light topsoil over clay at depth', 'Acid: suits camellias and rhododendrons', 'Spring lines where sand meets clay', 'Easy to dig but low in nutrients', 'Good woodland garden soil'],
    areas: 'Hampstead-Highgate, Harrow Hill, Stanmore, Brentwood, Billericay, Epping Forest ridge, Langdon Hills, Hadleigh-Rayleigh tops',
  },
  {
    code: 'TG', name: 'Thames terrace gravel', geology: 'River Terrace Deposits (Kempton Park, Taplow, Lynch Hill, Hackney gravels)',
    soilType: 'Light sandy loam over gravel', texture: 'sandy', textureDetail: 'sandy loam, stony',
    drainage: 'Free-draining, droughty in summer', drainageClass: 'free',
    phMin: 5.5, phMax: 7.0, phTypical: 6.4, fertility: 'Low to moderate',
    characteristics: ['Warms up early in spring', 'Drains quickly and dries out in summer', 'Stony and easy to cultivate', 'Nutrients leach: feed and mulch yearly', 'In inner London often mixed with made ground and lime rubble'],
    areas: 'Inner London both banks, Twickenham-Staines-Walton, East Ham-Barking-Dagenham-Hornchurch, Mitcham-Croydon, Chertsey, Lea valley sides',
  },
  {
    code: 'BE', name: 'Brickearth', geology: 'Langley Silt, Enfield Silt, Ilford Silt, Head brickearth',
    soilType: 'Deep silty loam (brickearth)', texture: 'loam', textureDetail: 'silt loam / silty clay loam',
    drainage: 'Well drained but capping: surface puddles if compacted', drainageClass: 'good',
    phMin: 6.0, phMax: 7.5, phTypical: 6.8, fertility: 'High',
    characteristics: ['Deep, almost stone-free and easy to work', 'Naturally fertile, former market-garden land', 'Surface caps after heavy rain', 'Holds moisture well in summer', 'Keep off when wet to protect structure'],
    areas: 'Heathrow-Hayes-Southall-Hounslow, Edmonton-Tottenham-Stoke Newington, Southend-Shoebury-Rochford, Sittingbourne-Faversham, Canterbury-Wingham',
  },
  {
    code: 'AL', name: 'River alluvium', geology: 'Alluvium of the Thames, Lea, Roding, Medway, Mole and Wey (often under made ground)',
    soilType: 'Silty clay (river alluvium)', texture: 'clay', textureDetail: 'silty clay / clay loam, some peat',
    drainage: 'Poor: high water table, can flood', drainageClass: 'poor',
    phMin: 6.5, phMax: 7.8, phTypical: 7.2, fertility: 'High',
    characteristics: ['High water table for much of the year', 'Rich, moisture-holding and slow to drain', 'Often buried under made ground near the Thames: test before growing food', 'Suits willows, dogwoods, irises and other moisture lovers', 'Raised beds help most shrubs and vegetables'],
    areas: 'Isle of Dogs, Beckton-Silvertown, Thamesmead, Tilbury, Rotherhithe, Lea valley floor',
  },
  {
    code: 'MA', name: 'Coastal marsh', geology: 'Reclaimed marine alluvium, with shingle at Dungeness',
    soilType: 'Marine silty clay (reclaimed marsh)', texture: 'clay', textureDetail: 'silty clay / calcareous silty clay loam',
    drainage: 'Poor: ditch-drained, high water table', drainageClass: 'poor',
    phMin: 7.0, phMax: 8.2, phTypical: 7.6, fertility: 'High',
    characteristics: ['Alkaline and naturally rich', 'Salt-laden wind limits plant choice', 'Water table controlled by ditches', 'Sticky when wet, hard when dry', 'Choose coastal-tolerant hedges for shelter first'],
    areas: 'Canvey, Foulness-Wakering edge, Grain and Sheppey marshes, Sandwich, Romney Marsh',
  },
  {
    code: 'BC', name: 'Chalky boulder clay', geology: 'Lowestoft Formation till',
    soilType: 'Chalky clay loam (boulder clay)', texture: 'clay', textureDetail: 'clay loam over chalky clay',
    drainage: 'Moderate to slow: seasonally wet on level ground', drainageClass: 'impeded',
    phMin: 7.0, phMax: 8.2, phTypical: 7.6, fertility: 'High',
    characteristics: ['Lime-rich with chalk and flint stones', 'Very fertile farmland soil', 'Heavy when wet, better structured than London Clay', 'Not suited to acid-loving plants', 'Excellent for roses, clematis, fruit and hedging'],
    areas: 'Chelmsford north, Braintree, Dunmow, Halstead, Saffron Walden, Harlow, Ongar',
  },
  {
    code: 'GL', name: 'North-east Essex sands and gravels', geology: 'Kesgrave and glaciofluvial sands and gravels with coverloam',
    soilType: 'Light sandy loam', texture: 'sandy', textureDetail: 'sandy loam / fine sandy loam, stony',
    drainage: 'Free-draining', drainageClass: 'free',
    phMin: 5.5, phMax: 6.8, phTypical: 6.2, fertility: 'Low to moderate',
    characteristics: ['Driest climate in Britain on light soil: choose drought-tolerant plants', 'Warms early, easy to dig', 'Leaches lime and nutrients', 'Stony in places', 'Gravel gardening works very well'],
    areas: 'Colchester, Tendring (Ardleigh, Elmstead, Clacton inland), Manningtree, Danbury-Tiptree ridge',
  },
  {
    code: 'CH', name: 'Chalk', geology: 'Chalk Group (North Downs, Thanet, Dover, Grays-Purfleet)',
    soilType: 'Shallow chalk loam', texture: 'chalk', textureDetail: 'calcareous silty loam over chalk',
    drainage: 'Very free-draining', drainageClass: 'free',
    phMin: 7.5, phMax: 8.3, phTypical: 8.0, fertility: 'Low to moderate',
    characteristics: ['Shallow, flinty and alkaline', 'Drains fast and dries out in summer', 'Acid-loving plants turn yellow (chlorosis)', 'Warms early and never waterlogs', 'Suits lavender, clematis, lilac, pinks, yew and beech'],
    areas: 'Sutton-Banstead-Coulsdon, Leatherhead, Orpington fringe, Dartford-Gravesend-Medway, Thanet, Dover-Deal, Grays',
  },
  {
    code: 'CF', name: 'Clay-with-flints', geology: 'Clay-with-flints over Chalk on the Downs plateau',
    soilType: 'Flinty clay over chalk', texture: 'clay', textureDetail: 'flinty silty clay loam over clay',
    drainage: 'Impeded on top, draining to chalk below', drainageClass: 'impeded',
    phMin: 5.5, phMax: 7.0, phTypical: 6.3, fertility: 'Moderate',
    characteristics: ['Sticky clay packed with flints', 'Neutral to slightly acid even though chalk lies below', 'Heavy to dig, wet in winter', 'Exposed, colder plateau sites', 'Holds nutrients: good for trees, hedges and bluebell woodland'],
    areas: 'Warlingham, Caterham on the Hill, Biggin Hill, Tadworth-Walton, Hartley-Meopham, Hawkinge',
  },
  {
    code: 'TS', name: 'Thanet Sand and Blackheath Beds', geology: 'Thanet Formation, Lambeth Group, Harwich Formation (Blackheath pebble beds)',
    soilType: 'Light sandy loam, pebbly', texture: 'sandy', textureDetail: 'fine sandy loam, pebbly in places',
    drainage: 'Free-draining', drainageClass: 'free',
    phMin: 4.8, phMax: 6.8, phTypical: 5.9, fertility: 'Low',
    characteristics: ['Light, easy to dig and hungry', 'Acid on the pebble beds: heathers, birch and pine thrive', 'Dries out in summer', 'Local clay bands in the Woolwich Beds', 'Add compost and mulch every year'],
    areas: 'Blackheath, Bexley, Sidcup, Chislehurst, Bromley, Addington-Shirley, Orpington, Swanley, Orsett-Chadwell',
  },
  {
    code: 'LG', name: 'Lower Greensand', geology: 'Folkestone, Sandgate and Surrey Hythe Beds',
    soilType: 'Acid sandy loam', texture: 'sandy', textureDetail: 'loamy sand / sandy loam',
    drainage: 'Free-draining', drainageClass: 'free',
    phMin: 4.5, phMax: 6.0, phTypical: 5.3, fertility: 'Low',
    characteristics: ['Acid: rhododendrons, heathers and pines thrive', 'Light and early', 'Dries out and leaches quickly', 'Erodes on slopes', 'Needs lime for brassicas and yearly organic matter'],
    areas: 'Reigate-Redhill, Dorking-Leith Hill, Godalming, Hindhead-Haslemere, Farnham south, Oxted, Sevenoaks, Folkestone-Hythe',
  },
  {
    code: 'RG', name: 'Kentish ragstone', geology: 'Hythe Beds (ragstone and hassock) of mid Kent',
    soilType: 'Ragstone loam', texture: 'loam', textureDetail: 'loam / clay loam, stony',
    drainage: 'Well drained', drainageClass: 'good',
    phMin: 6.0, phMax: 7.5, phTypical: 6.8, fertility: 'Moderate to high',
    characteristics: ['Classic Kent orchard soil', 'Good depth over fissured limestone', 'Stony and well drained', 'Neutral: suits most garden plants', 'Dries out on thin spots in summer'],
    areas: 'Maidstone, Loose, Coxheath, West Malling, Wateringbury, Boughton Monchelsea',
  },
  {
    code: 'GA', name: 'Gault Clay', geology: 'Gault Formation',
    soilType: 'Heavy alkaline clay', texture: 'clay', textureDetail: 'clay',
    drainage: 'Poor: slowly permeable', drainageClass: 'poor',
    phMin: 7.0, phMax: 8.0, phTypical: 7.5, fertility: 'Moderate to high',
    characteristics: ['Very heavy and sticky', 'Alkaline from chalk wash', 'Swells and shrinks with the seasons', 'Wet foot-slope below the Downs', 'Best with raised beds and autumn mulching'],
    areas: 'Narrow vale at the foot of the North Downs: Wye-Brabourne, Snodland, Oxted-Westerham vale',
  },
  {
    code: 'WC', name: 'Weald Clay', geology: 'Weald Clay Formation',
    soilType: 'Heavy silty clay', texture: 'clay', textureDetail: 'silty clay loam over clay',
    drainage: 'Poor: seasonally waterlogged', drainageClass: 'poor',
    phMin: 5.5, phMax: 7.0, phTypical: 6.2, fertility: 'Moderate',
    characteristics: ['Cold, wet and slow to dry in spring', 'Slightly acid and base-rich', 'Hard and cracked in dry summers', 'Frost-prone low ground', 'Oak, hornbeam and hawthorn country: good for hedges and damp meadow'],
    areas: 'Horley, Lingfield, Edenbridge, Cranleigh, Tonbridge, Paddock Wood, Headcorn, Ashford south, Bethersden',
  },
  {
    code: 'HB', name: 'Hastings Beds (High Weald)', geology: 'Tunbridge Wells Sand, Wadhurst Clay, Ashdown Formation',
    soilType: 'Fine sandy-silty loam over clay', texture: 'loam', textureDetail: 'fine sandy loam / silt loam over clay',
    drainage: 'Imperfect: seasonally wet, surface caps', drainageClass: 'impeded',
    phMin: 4.5, phMax: 6.0, phTypical: 5.3, fertility: 'Low to moderate',
    characteristics: ['Acid: rhododendrons, camellias and maples do well', 'Silty surface caps and erodes', 'Clay bands cause wet patches and springs', 'Cool, moist woodland conditions', 'Lime needed for vegetables'],
    areas: 'Tunbridge Wells, Cranbrook, Hawkhurst, Tenterden',
  },
  {
    code: 'BG', name: 'Bagshot sands', geology: 'Bagshot, Windlesham and Camberley Sand Formations',
    soilType: 'Acid sand', texture: 'sandy', textureDetail: 'sand / loamy sand',
    drainage: 'Excessive, with wet hollows over iron pan', drainageClass: 'free',
    phMin: 4.0, phMax: 5.5, phTypical: 4.8, fertility: 'Very low',
    characteristics: ['Very acid heathland soil', 'Extremely free-draining and droughty', 'Very low in nutrients', 'Iron pan can hold up water locally', 'Heathers, rhododendrons, birch and pine thrive'],
    areas: 'Camberley, Frimley, Bagshot, Lightwater, Bisley, Woking, Virginia Water, Esher-Oxshott, St George\'s Hill',
  },
  {
    code: 'XX', name: 'Not mapped', geology: 'outside the embedded area',
    soilType: 'Unknown', texture: 'loam', textureDetail: 'unknown',
    drainage: 'Unknown: check with a simple hole test', drainageClass: 'moderate',
    phMin: 5.5, phMax: 7.5, phTypical: 6.5, fertility: 'Unknown',
    characteristics: ['No embedded soil record for this location', 'A home soil test kit gives pH in minutes', 'Dig a 30 cm hole, fill with water: still there after 4 hours means poor drainage'],
    areas: 'rest of Great Britain',
  },
];
