/** Problems, access, rules and people's limits: each with what it does to the design, the method or the price. */
import type { Circumstance } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { throughIt } from '../model/access.ts';
import { isHere, isSure, readFrom } from '../reading/things.ts';

/** By kind and concept; a kind alone where every concept of it comes to the same. */
const EFFECTS: Readonly<Record<string, string>> = {
  'access:through_house':
    'Everything comes through the house: digging is by hand and materials are carried, so labour costs more. The visit measures it.',
  'access:side_way': 'The side way decides which machine fits; its width is measured at the visit.',
  'access:narrow': 'A narrow way in rules out larger machines; hand tools and barrows take longer.',
  'access:no_access': 'Without another way in, digging is by hand and materials are carried.',
  'access:shared': 'Shared access has to be agreed with those who share it before work starts.',
  'access:crane': 'Lifting over the house needs a crane and a permit, priced at the visit.',
  'access:parking_none': 'A skip or a delivery needs a permit from the council.',
  'drainage:wet':
    'The ground is drained or the surface changed before anything is laid; no lawn is put on standing water.',
  'drainage:puddles':
    'Surfaces fall to drains or beds, and the ground is opened up where water stands.',
  'drainage:flood': 'Levels, thresholds and where the water goes are settled before the layout is.',
  'drainage:runoff': 'Water that runs in is caught and led away before it reaches the house.',
  'drainage:dry': 'Planting is chosen for drought, and mulch keeps what rain there is.',
  'soil:compacted': 'Compacted ground is broken up and fed before it is planted.',
  'soil:rubble': 'Rubble is dug out where beds go, and topsoil brought in.',
  'soil:poor': 'Beds are made up with compost and topsoil.',
  'soil:none': 'There is no ground to plant in, so everything grows in planters.',
  'soil:contaminated': 'The ground is tested before food is grown in it or soil is taken away.',
  'problem:weeds': 'Weeds are cleared by the root first; a season may be needed before planting.',
  'problem:knotweed': 'Japanese knotweed is treated by a licensed firm before anything is dug.',
  'problem:moss':
    'Moss says shade, wet or tight ground: that is put right, or the surface is not grass.',
  'problem:mud': 'Where feet and paws wear the ground to mud, the surface is a firm one.',
  'problem:bare': 'Bare ground is fed and covered.',
  'problem:overgrown': 'Clearing comes first and is priced once it has been seen.',
  'problem:dead': 'Why it died is found out before the same is put in again.',
  'problem:roots': 'Roots and stumps are ground out or built round.',
  'problem:rot': 'What is rotten is taken out and replaced.',
  'problem:cracks': 'Uneven and cracked surfaces are a danger to walk on and are lifted.',
  'problem:pests': 'Plants are chosen that the pest leaves alone.',
  'problem:mess': 'Bare soil and loose surfaces draw animals; beds are planted close.',
  'problem:overlooked': 'Screens and trees stand where they break the line of sight.',
  'problem:noise':
    'Dense planting and moving water soften noise; nothing in a garden shuts it out.',
  'problem:wind': 'Hedges and open screens slow the wind; plants are chosen to stand it.',
  'problem:salt': 'Plants are chosen to stand salt.',
  'problem:heat': 'Shade is built or planted where people sit.',
  'problem:frost': 'Tender plants stand where cold air does not lie.',
  'problem:theft': 'What can be carried off is fixed or out of sight of the street.',
  'problem:collapse': 'What leans or has fallen is made safe first.',
  'problem:asbestos': 'Asbestos is left alone and taken away by a licensed firm.',
  'problem:maybe_knotweed':
    'Canes like bamboo with heart-shaped leaves may be Japanese knotweed. Have them looked at before anything near them is dug, cut or carried away: to let it spread can be an offence.',
  'problem:badgers':
    'A badger sett is protected by law. Nothing is dug, built or blocked near it until it was looked at, and a licence may be needed.',
  'problem:leaning_wall':
    'A wall that leans or bulges is looked at by a structural engineer before any work, and nobody sits, plays or parks beside it until then.',
  'problem:graves': 'Where animals are buried nothing is dug: show us the place at the visit.',
  'problem:sterile_membrane':
    'Plastic and membrane come up and the soil below is brought back to life.',
  'problem:builders_damage': 'Builders’ damage to the ground is put right before planting.',
  'problem:safety': 'What is dangerous is made safe first.',
  'problem:size': 'The layout works with the shape rather than against it.',
  'rule:tpo': 'A protected tree may not be cut, nor its roots, without the council’s consent.',
  'rule:conservation': 'In a conservation area the council is told six weeks before a tree is cut.',
  'rule:listed': 'Walls and buildings of a listed house need consent before they are changed.',
  'rule:planning': 'The planning points are checked on each plan.',
  'rule:covenant': 'The lease or covenant is read before anything is built.',
  'rule:landlord': 'The landlord agrees in writing before work starts.',
  'rule:party_wall': 'Building near the boundary may need a party wall notice.',
  'rule:building_regs': 'Loads are checked by an engineer before anything heavy stands there.',
  'rule:highway': 'Work beside the street needs the council’s consent.',
  'rule:main_river':
    'Beside a main river work near the bank may need a permit of the Environment Agency: ask before anything is built, filled or planted there.',
  'rule:manhole_access': 'Covers stay liftable: nothing is built over them.',
  'health:hayfever': 'No plant of high pollen is chosen.',
  'health:allergy': 'Tell us what brings it on, and it is kept out.',
  'health:wheelchair':
    'Paths are 1.2 m wide, firm and without steps where the ground lets them, with room to turn.',
  'health:backpain': 'Beds within reach and little bending.',
  'health:knees':
    'Ways slope instead of stepping where the ground lets them; beds within reach, little kneeling.',
  'person:disabled':
    'Ways are firm, 1 m wide at the least, and slope instead of stepping where the ground lets them.',
  'health:weakgrip': 'Little cutting back, and tools that are kind to hands.',
  'health:sight': 'Clear edges, plain routes and scent.',
  'health:dementia':
    'One simple route that comes back to the door where the ground leaves room for it, and nothing poisonous.',
  'health:oxygen': 'Where oxygen is used nothing burns near it: no fire pit and no barbecue.',
  'health:tired': 'Seats at short distances, and little to do.',
  'money:low':
    'The least expensive floors that serve are chosen, and what can be done by yourselves is said.',
  'time:stages': 'The price is set out in stages that can be done one after another.',
  'time:deadline': 'The date decides what can be done first; we say at the visit what fits.',
  'time:upkeep_low': 'Planting is of kinds that ask for little.',
  'person:renter': 'Nothing is fixed or dug in that you could not leave or take.',
  'person:novice': 'Every plant comes with what it needs, month by month.',
  'level:retaining':
    'Retaining walls are looked at by eye and level before anything leans on them.',
  'level:steps_down':
    'The difference at the door is taken up by steps with even risers, or by a raised terrace.',
  'level:step': 'The threshold keeps 150 mm below the damp-proof course.',
  'level:terraced': 'The levels are kept and joined by safe steps.',
};
const WHOLE_KINDS: Readonly<Record<string, string>> = {
  problem: 'We look at it with you at the visit.',
  rule: 'It is checked before work starts.',
  neighbour: 'It is taken into account in screens and planting.',
};

const isOfWay = ({ kind, concept }: Mention): boolean =>
  kind === 'access' &&
  (concept === 'side_way' || concept === 'narrow' || concept === 'rear_access');
const wayEffect = (metres: number): string =>
  `The way in is ${metres} m wide at its narrowest: ${throughIt(metres * 1000)}. Prices are made for that.`;

/** Each once, the plainest mention of it. */
export function readCircumstances(reading: Reading): Circumstance[] {
  const out: Circumstance[] = [];
  const taken = new Set<string>();
  for (const m of reading.mentions) {
    if (!isHere(m) || !isSure(m) || m.status === 'refused' || m.status === 'gone') continue;
    const effect =
      (isOfWay(m) && reading.wayWidth ? wayEffect(reading.wayWidth.metres) : undefined) ??
      EFFECTS[`${m.kind}:${m.concept}`] ??
      WHOLE_KINDS[m.kind];
    if (m.concept === 'landlord' && !/\b(?:landlord|agent|lease|rent|let|tenan)/i.test(m.quote))
      continue;
    if (m.kind === 'person' && m.concept === 'renter' && !isRented(m, reading)) continue;
    if (!effect || taken.has(`${m.kind}:${m.concept}`)) continue;
    if (
      m.kind === 'time' &&
      m.concept !== 'stages' &&
      m.concept !== 'deadline' &&
      m.concept !== 'upkeep_low'
    )
      continue;
    taken.add(`${m.kind}:${m.concept}`);
    out.push({
      mention: m.id,
      kind: m.kind,
      concept: m.concept,
      quote: m.quote,
      effect,
      source: readFrom(m),
    });
  }
  return out;
}

/** The writer lives in what is somebody else's: nothing is dug that could not be left or taken along. */
export const isRented = (m: Mention, { said }: Reading): boolean =>
  m.kind === 'person' &&
  m.concept === 'renter' &&
  isHere(m) &&
  isSure(m) &&
  !OWNED.test(m.quote) &&
  !LETS.test(m.quote) &&
  !said?.letOut;
const OWNED = /\b(?:shared ownership|freehold|leasehold)\b/i;
/** Said by who owns the place: tenants are somebody else, unless it is the writer. */
const LETS =
  /\b(?:rent(?:ing|ed|s)?|let(?:ting|s)?)(?: (?:it|them|the [a-z]+|our [a-z]+))? out\b|^(?!.*\b(?:i|we|i'm|we're|am|are)\b).*\b(?:tenants?|lodgers?|students?)\b/i;
/** "Everything must be able to come with us." */
export const TAKEN_ALONG =
  /\b(?:come|comes|go|goes|moves?|taken?) (?:it |them |everything |it all )?with (?:us|me)\b/i;
