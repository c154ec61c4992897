/** Troubles on which the law or the safety of others hangs, and what is easily taken for another trouble: looked at before the common ones. */
import type { GardenProblem } from '#content/assistant/problems.ts';

const ANIMALS =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|rabbits?|chickens?|hens|tortoises?|guinea pigs?|horses?|hedgehogs?|child(?:ren)?|kids|toddlers?|bab(?:y|ies))';
const TREATMENT =
  '(?:weed ?killers?|round ?up|glyphosate|weed (?:and|n|&) feed|weed feed|moss ?killers?|lawn feed)';
const PAVED =
  '(?:patios?|paving|pavers|slabs?|paths?|deck(?:ing|s)?|steps|flagstones|driveways?|drive)';

/** What is put on fences and beds, and how one asks whether it harms. */
const SAFE =
  '(?:safe|toxic|poison\\w*|harm\\w*|dangerous|hurts?|bad for|ok (?:for|with|around|near)|okay (?:for|with|around|near)|friendly)';
const COATING =
  '(?:(?:fence|shed|wood|garden|deck(?:ing)?|exterior|masonry) (?:paints?|stains?|oils?|varnish|treatments?|preservatives?|protector|sealer)|cuprinol|ronseal|sadolin|creosote|creocote|varnish|paint|(?:pressure )?treated (?:wood|timber|sleepers?|posts?)|railway sleepers?|(?:patio|path|brick|drive(?:way)?|algae|mould) (?:cleaner|cleaning|killer)|patio magic|wet and forget|jeyes fluid|bleach|de ?icer|rock salt|grout|sealant)';
const FEEDS =
  '(?:bone ?meal|(?:fish|blood)(?: and| fish)+ (?:bone|blood|fish)|blood fish (?:and )?bone|growmore|miracle ?gro|tomorite|phostrogen|fertili[sz]ers?|plant (?:food|feed)|tomato (?:food|feed)|seaweed feed|(?:chicken|poultry|horse|cow|farmyard) manure(?: pellets)?|manure pellets|rooting powder|iron sulphate|sulphate of iron|garden lime|ericaceous feed|(?:mushroom |garden |home ?made |peat free |bagged )?compost)';
const SURFACES =
  '(?:gravel|pea shingle|shingle|slate(?: chippings)?|stone chippings|bark(?: chip\\w*| mulch)?|wood ?chip\\w*|rubber (?:bark|mulch|matting|tiles|chip\\w*)|resin|porcelain|sandstone|straw mulch|weed membrane|play sand)';
const both = (one: string): RegExp =>
  new RegExp(
    `^(?![^|]*\\b(?:plants?(?! (?:food|feed))|flowers?|shrubs?|hedges?|climbers?|bulbs|cocoa)\\b)(?=[^|]*\\b${SAFE}\\b)(?=[^|]*\\b${ANIMALS}\\b)(?=[^|]*\\b${one}\\b)`,
  );
/** Those that graze, and neither a chestnut nor a radish. */
const HORSES =
  '(?:horses?(?! (?:chestnut|radish|tail|manure))|pon(?:y|ies)|donkeys?|foals?|mares?|paddocks?|equines?|grazing)';

export const rulesAndPests: readonly GardenProblem[] = [
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'sycamore-horses',
    title: 'Sycamore, maples and horses',
    asked: new RegExp(
      `\\b(?:acers?|sycamores?|maples?|box elders?|helicopter seeds?)\\b[^|]*\\b${HORSES}\\b|\\b${HORSES}\\b[^|]*\\b(?:acers?|sycamores?|maples?|box elders?|helicopter seeds?)\\b|\\batypical myopathy\\b`,
    ),
    advice:
      'Sycamore is dangerous to horses, ponies and donkeys: the winged seeds and the seedlings of Acer pseudoplatanus, and those of box elder (Acer negundo), cause atypical myopathy, which is often fatal. A horse that is stiff, weak or shaking, or passes dark urine, needs the vet at once. Keep horses off the ground below such trees in autumn and in spring, pick up seeds and seedlings, and give hay where grass is short. Field maple and Norway maple are not known to do so, and of Japanese maple too little is known: red maple (Acer rubrum) poisons horses with its wilted leaves, so plant no maple where a horse can reach it, and ask your vet.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'coatings',
    title: 'Paints and cleaners near animals',
    asked: both(COATING),
    advice:
      'I hold no record of single products, so the label and its safety data sheet decide. In general keep animals and children away until a paint, an oil or a preservative is dry and no longer smells, which the label gives in hours or days, and keep wet paws and fur off it. Choose one that says it is safe for animals when dry, for a fence that a horse or a rabbit chews above all. Creosote is for professionals only and never where animals live. Rinse a cleaner off before anyone walks there, and keep it out of ponds. If an animal has licked some, ring your vet with the name of the product.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'feeds',
    title: 'Feeds and composts near animals',
    asked: both(FEEDS),
    advice:
      'I hold no record of single products, so read the label. Dogs love the smell of bone meal, blood, fish and bone and manure pellets, dig them up and eat them, and are sick of it; a large amount can block the bowel. Fork them in and water them well, keep animals off until then, and store the bag shut and out of reach. Mouldy compost can poison a dog. If one has eaten more than a mouthful, ring your vet with the packet.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'surfaces',
    title: 'Gravel, bark and animals',
    asked: both(SURFACES),
    advice:
      'Nothing poisonous is known of stone, gravel, slate or plain bark for animals and children, though a puppy or a toddler may swallow a piece, and sharp chippings hurt paws: choose rounded gravel or pine bark without cocoa shell, which does poison dogs. Rubber and resin get hot in the sun. Bark that has gone mouldy is best changed.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'squirrel-law',
    title: 'Shooting and trapping',
    asked:
      /\b(?:shoot\w*|shot|traps?|trapping|trapped|kill(?:ing)?|poison(?:ing)?|drown(?:ing)?|catch(?:ing)?|air ?(?:gun|rifle))\b[^|]*\b(?:squirrels?|fox(?:es)?)\b|\b(?:squirrels?|fox(?:es)?)\b[^|]*\b(?:shoot\w*|shot|trap(?:s|ping)?|poison(?:ing)?|air ?(?:gun|rifle))\b/,
    advice:
      'Please leave that to a trained pest controller. Grey squirrels may be controlled by whoever owns or rents the land, but red ones are protected, poison is not allowed, no animal may be made to suffer, and a grey squirrel that was trapped may not be let go again. Foxes may be neither poisoned nor gassed. To fire an air gun so that a pellet crosses your boundary is a crime. Keeping them off works better in a garden: chicken wire just under the surface over bulbs, mesh over fruit, feeders they cannot reach, no food left out, and the gap under the shed closed when you are certain that nothing lives beneath it.',
  },
  {
    isRule: true,
    id: 'badgers',
    title: 'Badgers',
    asked: /\bbadgers?\b/,
    advice:
      'Badgers and their setts are protected by law: it is an offence to harm a badger, or to damage, block or disturb a sett that is in use. Keep digging, building and heavy machines well away from one, and ask Natural England first where work must come near, for it may need a licence. Badgers dig lawns for chafer grubs and leatherjackets, against which nematodes are watered on in August or September; pick up fallen fruit, and fence what matters with strong mesh sunk 30 cm into the ground.',
  },
  {
    isRule: true,
    id: 'bats',
    title: 'Bats',
    asked:
      /\bbats? (?:roost\w*|in|under|behind|living|are|is|have|has|poo|droppings)\b|\b(?:roost(?:s|ing)?|found|injured|there (?:is|are)|got|have|remove|removing|rid of|stop|disturb\w*)(?: \w+){0,2} bats?\b/,
    advice:
      'Bats and the places they roost in are protected by law, even while no bat is at home: do not disturb or handle them, do not block the way in, and do not repair or take down the shed, the roof or the tree before you have asked. The National Bat Helpline, 0345 1300 228, advises for free and says what may be done and when. Bats do no harm to the wood, and eat midges by the thousand.',
  },
  {
    isRule: true,
    id: 'metaldehyde',
    title: 'Slug pellets and the law',
    asked:
      /\bmetaldehyde\b|\bslug (?:pellets?|bait|killer)\b[^|]*\b(?:ban\w*|il?legal\w*|allowed|still|safe|dangerous|harm\w*|poison\w*|toxic|pets?|dogs?|cats?|hedgehogs?|birds?)\b|\b(?:ban\w*|il?legal\w*|allowed|safe|dangerous|harm\w*|poison\w*|toxic)\b[^|]*\bslug (?:pellets?|bait|killer)\b/,
    advice:
      "Slug pellets with metaldehyde have been banned outdoors in Great Britain since spring 2022: they may be neither sold nor used, and they poison dogs, cats, hedgehogs and birds. Take old ones to the hazardous waste of your council's recycling centre, and put them in no bin. What is sold now is ferric phosphate: scatter it thinly, exactly by the label, and keep the box out of reach. If an animal has eaten any pellets, ring your vet at once and take the box along, without waiting for signs.",
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'lungworm',
    title: 'Slugs and dogs',
    asked:
      /\b(?:slugs?|snails?)\b(?! (?:pellets?|bait|killer))[^|]*\b(?:dogs?|pupp(?:y|ies))\b|\b(?:dogs?|pupp(?:y|ies))\b[^|]*\b(?:slugs?|snails?)\b(?! (?:pellets?|bait|killer))|\blung ?worms?\b/,
    advice:
      'Slugs and snails can carry lungworm, which is dangerous to dogs that swallow one, or drink and eat where they have crawled. Ask your vet for the prescribed preventive, take toys and water bowls in at night, and pick up droppings at once. A dog that coughs, tires quickly or bleeds easily wants a vet the same day. Lifting slugs by hand with a torch and nematodes on moist soil harm no dog; keep all pellets out of reach, also those of ferric phosphate.',
  },
  {
    isRule: true,
    id: 'treated-lawn',
    title: 'Animals and children after weedkiller',
    asked: new RegExp(
      `\\b${TREATMENT}\\b[^|]*\\b${ANIMALS}\\b|\\b${ANIMALS}\\b[^|]*\\b${TREATMENT}\\b|\\bsafe\\b[^|]*\\b${TREATMENT}\\b|\\b${TREATMENT}\\b[^|]*\\bsafe\\b`,
    ),
    advice:
      'Keep animals and children off until everything is dry, and for as long as the label says, which counts for that product alone; what is scattered as granules must first be watered or rained in. Give rabbits, guinea pigs, tortoises and hens nothing that was treated to eat, and put no clippings from it in a hutch. Spray on a still day, keep it from ponds, and store it locked away in its own bottle. If an animal has licked or eaten some, ring your vet with the bottle in your hand; for a person ring NHS 111. Without any of it: hoe, fork out, or scald paving joints with boiling water.',
  },
  {
    isOnlyAsked: true,
    id: 'pricking-out',
    title: 'Pricking out seedlings',
    asked: /\bprick(?:ing|ed)? (?:them |seedlings |it )?out\b/,
    advice:
      'Prick seedlings out when the first true leaves show above the two seed leaves, most often two to four weeks after sowing. Water them first, loosen the roots with a pencil or a dibber, and hold each by a leaf and never by its stem. Set it in moist compost in a pot or a cell of its own, as deep as it stood, a leggy tomato up to its seed leaves, then firm it lightly, water it, and keep it out of strong sun for a few days.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'asbestos',
    title: 'Asbestos in sheds and roofs',
    asked: /\basbestos\b/,
    advice:
      'Leave it whole: do not drill, saw, break, scrape or pressure wash it, for the dust is what harms. Old cement sheets that are sound can often stay where they are. Where it has to go, ask a contractor licensed or trained for asbestos (hse.gov.uk says which work needs which), and your council how it is taken away: it is hazardous waste and goes into no skip. The services of this site do not name it; a new shed or bed is for afterwards.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'fallen-wall',
    title: 'A wall that came down on a pavement',
    asked:
      /\bwall (?:(?:has|have|is|just) ){0,2}(?:collapsed|collapsing|fell|fallen|come down|came down)\b[^|]*\b(?:pavement|road|street|footpath|neighbou?rs?|next door)\b/,
    advice:
      'Keep off it and keep everyone away, above it and below it, for more may follow. Call 999 if anyone is hurt or may be under it. On a pavement, a footpath or a road tell your council at once, at any hour: it closes the place off and deals with dangerous structures. Photograph it and ring your insurer. Once it is safe a designer can look at what is to be built in its place, with a structural engineer where it holds up ground.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'buried-services',
    title: 'Pipes and cables in the ground',
    asked:
      /\bhow deep(?:ly)? (?:are|is|do|does|would|will) (?:\w+ ){0,3}?(?:gas|electric\w*|power|mains|underground|water|buried) (?:\w+ )?(?:pipes?|cables?|mains?|lines?|wires?)\b/,
    advice:
      'No depth can be relied on: many lie 45 to 75 cm down, some just below the turf, and the ground above may have been lowered since. Before you dig ask for the plans, free of charge for small works at linesearchbeforeudig.co.uk, and ring your water company for theirs; then dig by hand and with care near any of them. If you hit gas, get away and ring 0800 111 999; for an electricity cable ring 105, and touch nothing.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'cocoa-shell',
    title: 'Cocoa shell mulch',
    asked: /\bcocoa\b[^|]*\b(?:mulch\w*|shells?|husks?|hulls)\b/,
    advice:
      'Not where a dog can reach it: cocoa shell holds the same theobromine as chocolate and smells sweet, and it can poison dogs and cats. Composted bark, leaf mould or garden compost does the same work. If a pet has eaten some, ring your vet now, even if it seems well.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'laurel-fumes',
    title: 'Cherry laurel and cyanide',
    asked:
      /^(?![^|]*\b(?:traffic|cars?|exhaust|road|petrol|diesel|street|bay)\b)[^|]*(?:\blaurels?\b[^|]*\b(?:cyanide|fumes?)\b|\b(?:cyanide|fumes?)\b[^|]*\blaurels?\b)/,
    advice:
      'Yes: the leaves of cherry laurel hold substances that give off a little cyanide when they are crushed or shredded. A cut branch in the open air harms nobody, but shred it outdoors, stand upwind of the machine, let the heap air for a while, and do not carry fresh shreddings in a closed car. Do not burn it, and keep animals from the clippings. Anyone who gets a headache, feels sick or dizzy beside it goes into fresh air at once; ring NHS 111 if it does not pass soon, and call 999 if breathing is hard or somebody is confused or faints.',
    source: { title: 'Gardening tips', url: '/gardening-tips' },
  },
  {
    isRule: true,
    id: 'asian-hornet',
    title: 'Asian hornets',
    asked: /\b(?:asian|yellow[ -]?legged|murder) hornets?\b/,
    advice:
      "Please report it: photograph it from a safe distance and send that with the Asian Hornet Watch app, or by the form of the Non-native Species Secretariat. Do not disturb a nest or go near it, for the government's bee inspectors deal with it. An Asian hornet is a little smaller than our own, dark, with one broad orange band near the tail and yellow ends to its legs; the European hornet is brown and yellow, harmless if left alone, and should be spared. Anyone who is short of breath or swells in the face after a sting needs 999.",
  },
  {
    isRule: true,
    id: 'ponticum',
    title: 'Rhododendron ponticum',
    asked: /\bponticum\b/,
    advice:
      'Please choose another: it is an invasive plant that smothers woods, and in England and Wales it is an offence to plant it in the wild or to let it spread there. It need not be dug out of a garden, but keep it from seeding over the fence, and burn or bin what you cut instead of tipping it. On acid soil or in a pot of ericaceous compost a camellia, a pieris or one of the small named rhododendrons gives as much; like it they are poisonous to eat.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'diesel',
    title: 'Diesel, salt and bleach',
    asked:
      /\b(?:diesel|petrol|paraffin|engine oil|old oil|creosote|bleach|battery acid|copper nails?|rock salt|table salt|salt (?=on\b|for\b|to kill\b))\b[^|]*\b(?:stumps?|trees?|roots?|weeds?|hedges?|ivy|lawn|grass|soil|ground|patios?|paving|path|drive|driveway|deck(?:ing)?)\b/,
    advice:
      'Please do not: diesel, petrol, oil, bleach and salt are no weedkillers, they poison the soil and whatever grows beside it for years, and what reaches a drain or a stream is an offence. A stump is ground out by a contractor or dug out; where it must stay, a stump killer approved for home use goes on freshly cut wood in autumn or winter, exactly by its label. Ask the council first whether the tree is protected, even as a stump that might grow again.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'fallen-tree',
    title: 'A tree that has come down or leans',
    asked: new RegExp(
      `^(?![^|]*\\b(?:young|new|newly|sapling|stakes?|staked|potted|small|apple|plum|cherry|leaf|leaves|needles|fruit|apples|pears|plums|acorns|conkers|cones|nuts|blossom|petals|in love)\\b)(?=[^|]*\\b(?:trees?|oak|conifer|trunk|branch(?:es)?)(?: (?:outside|next to|near|by|behind|in front of|from|over) (?:(?:my|our|the|a) )?\\w+)? (?:(?:has|have|is|are|just|been|all|was|nearly|looks?|looking|starting|to|that) ){0,4}(?:fallen|fell (?:on|onto|over|down|in|into|across|against)|c[oa]me down|coming down|bl[oe]wn? (?:over|down)|uprooted|about to (?:fall|come)|(?:down (?:in|across|on|after)|snapped|unstable|unsafe|(?<!\\bbranch(?:es)? )(?:lean\\w*|split|cracked))\\b[^|]*\\b(?:house|home|roof|car|van|fence|shed|road|wires?|cables?|storm|wind|gale|night|greenhouse|conservatory|wall|path|pavement|garden|lawn))\\b)`,
    ),
    advice:
      'Keep everybody away from it, and out of the rooms beneath. If anyone is hurt or trapped, call 999; if it touches a power line, stay well back and ring 105; if it blocks a road, ring the council. Do not cut it yourself, for a tree that hangs or leans is under great strain: a qualified tree surgeon with insurance makes it safe, many by day and night. Take photographs and ring the insurer of the house or the car before it is cleared away. A tree that has begun to lean after a storm, with cracked or lifted soil at its foot, is as urgent. What is dangerous may be made safe at once even where a tree is protected; tell the council and keep your photographs.',
  },
  {
    isOnlyAsked: true,
    id: 'ash-dieback',
    title: 'Ash dieback',
    asked: /\bash (?:tree )?die ?back\b|\bchalara\b|\bdie ?back\b[^|]*\bash\b/,
    advice:
      "There is no cure, but some ash trees live with it for many years, so none need come down for it alone. An ailing ash grows brittle, and falls without warning: have a qualified tree surgeon look each summer at one that reaches a house, a road, a path or a neighbour's garden, and climb none. Ask the council first whether the tree is protected. Rake up its leaves in autumn, and burn or bin them; for a new tree choose field maple, rowan or hornbeam.",
  },
  {
    isOnlyAsked: true,
    id: 'tree-wound',
    title: 'A wound on a tree',
    asked:
      /^(?![^|]*\b(?:legs?|arms?|hands?|heads?|fingers?|foot|feet|face|eyes?|knees?|skin|dogs?|cats?|son|daughter|husband|wife|mum|dad)\b)[^|]*(?:\b(?:wounds?|gash|scar|torn|ripped|split bark|bark (?:has )?(?:come|coming|peeled|torn|ripped|stripped|damaged))\b[^|]*\b(?:trees?|trunk|branch(?:es)?)\b|\b(?:trees?|trunk|branch(?:es)?)\b[^|]*\b(?:wounds?|gash|wound paint)\b|[^|]*\b(?:split|hollow|cracked)\b[^|]*\btrunk\b)/,
    advice:
      'A tree closes a wound by itself, from the edges inwards, and does it best without help: no paint, no tar, no filler and no bandage, which only keep the wet in. Cut torn bark back to where it is firm and a broken branch back to its collar, with a clean, sharp blade, and then leave it alone. Water the tree in dry weather and mulch it, clear of the trunk. Where a wound goes round a third of the trunk or more, or a large limb is torn, ask a qualified tree surgeon.',
  },
  {
    isRule: true,
    isOnlyAsked: true,
    id: 'cat-up-tree',
    title: 'A cat in a tree',
    asked:
      /\b(?:cats?|kittens?)\b[^|]*\b(?:stuck|cant (?:get|come|climb) down|wont come down)\b[^|]*\btrees?\b|\b(?:cats?|kittens?)\b[^|]*\btrees?\b[^|]*\b(?:stuck|cant (?:get|come|climb) down|wont come down)\b/,
    advice:
      'Most cats come down by themselves within a day, once it is quiet: take dogs and onlookers away, put something that smells of fish at the foot of the tree and wait out of sight. Do not climb after it, throw things or shake the tree. If it is hurt, or still up there after a day, ring the RSPCA of England and Wales on 0300 1234 999.',
  },
  {
    isRule: true,
    id: 'overhang',
    title: 'Branches from next door',
    asked:
      /^(?![^|]*\bmy (?!neighbou?rs?\b)(?:\w+ )?(?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b)(?:[^|]*\b(?:overhang\w*|hang(?:s|ing)? over)\b[^|]*\b(?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b|[^|]*\b(?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b[^|]*\b(?:overhang\w*|hang(?:s|ing)? over)\b)|\b(?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b[^|]*\b(?:from|of) next ?doors?\b|\bnext ?doors? (?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b|\b(?:neighbou?rs?|next ?doors?) (?:branch\w*|trees?|hedges?|ivy|bush(?:es)?|shrubs?|conifers?|leylandii)\b[^|]*\bover (?:my|our) (?:side|garden|fence|wall|boundary|shed|lawn|drive)\b/,
    advice:
      "What hangs over your side you may cut back to the boundary, but no further and without going onto your neighbour's land, and the pieces and their fruit still belong to the owner, so offer them back and do not throw them over. Ask the council first whether the tree has a preservation order or stands in a conservation area, look for nests, and take no more than the tree can bear. It is best to speak to your neighbour before you begin; Citizens Advice helps where you do not agree, and the council with evergreen hedges over 2 m that take too much light.",
  },
  {
    isOnlyAsked: true,
    id: 'fire-blight',
    title: 'Fire blight',
    asked: /\bfire ?blight\b/,
    advice:
      'Fire blight is a bacterium of pears, apples, quince, hawthorn, rowan, pyracantha and cotoneaster: blossom and shoots wilt and turn brown as if scorched, and hang on. Cut them out on a dry day, 30 cm and more below the last stained wood on a branch and 60 cm on a large one, clean the blade with disinfectant between cuts, and burn or bin what you cut and compost none. There is no spray for it. A tree that has it in the trunk is taken out.',
  },
  {
    id: 'scale',
    title: 'Scale insects',
    asked:
      /\bscale (?:insects?|bugs?)\b|\b(?:soft|brown|cushion|horse chestnut|bay|citrus|white) scale\b|\bscale on (?:my |the |a )?\w+|\bmealy ?bugs?\b/,
    advice:
      'Brown or white bumps on stems and the undersides of leaves, with sticky honeydew and black mould below, are scale insects. Wipe or brush them off with a soft cloth or a toothbrush and soapy water, cut out the worst shoots, and wash the mould away. A spray of fatty acids or plant oils approved for the plant works best in June and July, while the young ones crawl; on a bay that you cook with take one labelled for edible plants, and keep to its waiting time. Most plants live with a few.',
  },
  {
    isOnlyAsked: true,
    id: 'slippery-paving',
    title: 'Algae on paving',
    asked: new RegExp(
      `^(?![^|]*\\b(?:non|anti|porcelain|sandstone|slate|best|good|which|price|cost)\\b)(?=[^|]*\\b(?:alga[el]\\w*|slim(?:e|y)|slipp(?:ery|y)|mossy?|(?:gone|going|go|turned|turning|all) green)\\b)(?=[^|]*\\b${PAVED}\\b)`,
    ),
    advice:
      'The green film is algae, and moss follows it; both like shade and wet. Brush them off with a stiff broom, hot water and a handful of sharp sand, or with a little washing-up liquid, and rinse; a pressure washer does it too, but on a low setting, for it wears sandstone and blows the joints out. Then let in light and air: cut back what hangs over, mend a dripping gutter, and see that water runs off. A path cleaner is used by its label, away from ponds and with animals kept off until it is dry. Keep people off it while it is wet: it is as slippery as ice.',
  },
  {
    id: 'feed-scorch',
    title: 'A lawn scorched by feed',
    asked:
      /^(?=[^|]*\b(?:lawns?|grass|turf)\b)(?:[^|]*\b(?:feed|fertili[sz]er|moss ?killer|iron sulphate)\b[^|]*\b(?:burn\w*|scorch\w*|killed|blackened|(?:gone|went|turned|go) black)\b|[^|]*\b(?:burn\w*|scorch\w*|overfed|too much)\b[^|]*\b(?:feed|fertili[sz]er)\b)/,
    advice:
      'Too much feed, or feed on dry grass, scorches the blades. Soak the place well, and again each day for some days, to wash it down; feed and mow nothing until it grows. Brown stripes grow out in three or four weeks as a rule, for the roots are alive. What went black after a moss killer is mostly moss: rake it out. Scratch and reseed what is bare in April or September. Next time weigh it out, walk it half one way and half across, on moist soil, and water it in if no rain has come after two days.',
  },
];
