/** Troubles that people ask about: how they describe them, and what helps. No treatment is named that needs a licence. */
import { rulesAndPests } from '#content/assistant/rules-and-pests.ts';

export type GardenProblem = {
  id: string;
  title: string;
  asked: RegExp;
  advice: string;
  /** Found by its own words alone, and not by a search for one of them. */ isOnlyAsked?: true;
  /** Said also where somebody asks whether it is poisonous or safe. */ isRule?: true;
  /** Page it is read on further. */ source?: { title: string; url: string };
};

const lawn = {
  title: 'A lawn that lasts, or what to have instead',
  url: '/gardening-tips/a-lawn-that-lasts',
};
const clay = {
  title: 'London Clay without a digger',
  url: '/gardening-tips/london-clay-without-a-digger',
};
const dry = {
  title: 'Gravel, sand and a dry summer',
  url: '/gardening-tips/gravel-sand-and-a-dry-summer',
};
const chalk = { title: 'What chalk wants', url: '/gardening-tips/what-chalk-wants' };

export const gardenProblems: readonly GardenProblem[] = [
  ...rulesAndPests,
  {
    isOnlyAsked: true,
    id: 'livestock',
    title: 'Livestock in the garden',
    asked:
      /\b(?:cows?|cattle|bulls?|calves|sheep|lambs?|ewes?|goats?|pigs?|hens?|chickens?|ducks?|geese|horses?|pon(?:y|ies)|donkeys?|alpacas?|llamas?) (?:\w+ ){0,4}?(?:ate|eaten|eating|trampl\w+|got (?:in|into|out)|destroy\w+|ruin\w+|scratch\w+|dug|escap\w+|broke(?:n)?|damag\w+)\b|\b(?:keep|keeping|stop|stopping)\b.*\b(?:cows?|cattle|sheep|goats?|hens?|chickens?|ducks?|geese|horses?|pon(?:y|ies))\b.*\b(?:out|off|from|eating|scratching)\b/,
    advice:
      "Close the gap first, as they come back the same day. A hedge of beech, hornbeam, hawthorn, privet or yew grows again from what is left: water it, mulch it and leave it uncut for a season; a conifer that was stripped to brown wood does not. Vegetables are sown or planted anew while their time lasts, behind netting 1.2 m high against hens. Where somebody else's animals strayed in, photograph the damage and speak to their keeper: in England and Wales a keeper usually answers for what straying livestock does to land and plants (Animals Act 1971), though not always where the fence was yours to keep up. Citizens Advice explains the exceptions.",
  },
  {
    isOnlyAsked: true,
    id: 'harmed-tree',
    title: "Harm to somebody else's tree",
    asked:
      /\b(?:kill|poison|destroy|ring ?bark|damag|fell|cut down|chop down)\w*(?: (?:off|down|my|our|the|next|doors?|a|an|his|her|their|this|that|some|all))* (?:neighbou?r'?s?|next door'?s?) (?:\w+ )?(?:trees?|hedges?|ivy|plants?|lawn|bush(?:es)?|shrubs?|leylandii|conifers?|roses?)\b|\b(?:neighbou?rs?|next door)(?: (?!ivy\b|hedge\b|tree\b|and\b|but\b|is\b|are\b)\w+){0,3}? (?:poison(?:ed|ing|s)?|kill(?:ed|ing|s)?|destroy\w*|cut down|chopped down|ring ?bark\w*|damag\w*|felled|lopped|hacked)(?: (?!and\b|but\b)\w+){0,3}? (?:trees?|hedges?|ivy|plants?|lawn|bush(?:es)?|shrubs?|leylandii|conifers?|roses?)\b|\b(?:trees?|hedges?|ivy|plants?|lawn|bush(?:es)?|shrubs?|leylandii|conifers?|roses?) (?:(?:has|have|was|were|is|been|got|being|just) )*(?:poison(?:ed|ing|s)?|kill(?:ed|ing|s)?|destroy\w*|cut down|chopped down|ring ?bark\w*|damag\w*|felled|lopped|hacked) by (?:(?:the|my|our|a|next) )*(?:neighbou?rs?|doors?)\b/,
    advice:
      "To poison, fell or damage a tree or a hedge that is somebody else's can be a crime and costly besides, whoever does it, and a protected tree is the council's business too. What hangs over your side may be cut back to the boundary, unless it is protected. Talk first; where harm was done, keep photographs and a sample of soil or leaves, report it to the police on 101, and ask Citizens Advice what to claim.",
  },
  {
    isOnlyAsked: true,
    id: 'unwanted',
    title: 'Killing a stump, ivy or a shrub',
    asked:
      /(?<!\b(?:is|are) |\b(?:does|do|will|can|could|would) (?!(?:i|you|we) )(?:the |my )?\w+ )\bkill(?:s|ed|ing)?(?: off)? (?:(?:a|an|the|my|our|this|that|some|all|old|big|dead|overgrown) )*(?:tree )?(?:stumps?|ivy|roots?|shrubs?|bush(?:es)?|brambles?|bamboo|hedges?|laurels?|trees?|conifers?|leylandii|sycamores?|self ?seeded \w+|suckers?|tree roots?)\b|\bstump (?:killer|treatment)\b/,
    advice:
      "First make certain that it is yours and not protected: a tree with a preservation order or in a conservation area needs the council's consent, and to poison or fell somebody else's tree can be a crime. A stump is ground out by a contractor, or dug out; where it must stay, a stump killer approved for home use goes on freshly cut wood between autumn and winter, exactly by its label. Ivy is cut through at the foot of the tree or wall and left to dry for some months before it is pulled away; then fork out the roots. A shrub or a hedge is cut low and its roots dug out in winter, after a look for nests.",
  },
  {
    isOnlyAsked: true,
    id: 'bitter',
    title: 'Bitter courgettes and their kin',
    asked:
      /\b(?:courgettes?|zucchinis?|squash(?:es)?|cucumbers?|marrows?|pumpkins?|gourds?)\b.*\bbitter\w*|\bbitter\w*\b.*\b(?:courgettes?|zucchinis?|squash(?:es)?|cucumbers?|marrows?|pumpkins?|gourds?)\b/,
    advice:
      'Do not eat one that tastes bitter, and do not cook it either, for cooking does not take the poison away: spit it out and bin the crop of that plant. The bitterness is cucurbitacin, which comes up most often in plants from saved seed or a bad batch, so buy fresh seed next year. If anyone who ate it feels sick, ring NHS 111.',
  },
  {
    isOnlyAsked: true,
    id: 'snakes',
    title: 'Snakes and slow worms',
    asked: /\b(?:adders?|snakes?\b(?!'?s? (?:head|bark|plant))|slow ?worms?)\b/,
    advice:
      'Leave it alone and give it room: grass snakes and slow worms are harmless, an adder bites only when it is trodden on or handled, and the law protects them all. Keep dogs and children off until it has gone, which it does by itself, and ask your council or a wildlife trust where one stays. For a bite, call 999, keep the limb still, and take a bitten dog to the vet at once.',
  },
  {
    isOnlyAsked: true,
    id: 'dangerous-weed',
    title: 'Removing a poisonous weed',
    asked:
      /\b(?:remov\w*|get(?:ting)? rid|dig(?:ging)? (?:out|up)|i kill|to kill|clear|weed out|dispose|pull(?:ing)? up)\b.*\b(?:nightshade|hogweed|hemlock|ragwort|monkshood|aconitum|water dropwort|laburnum seedlings?|lords and ladies|cuckoo pint)\b|\b(?:nightshade|hogweed|hemlock|ragwort|water dropwort)\b.*\b(?:remov\w*|get(?:ting)? rid|dig(?:ging)?|dispose)\b/,
    advice:
      'Wear gloves, long sleeves and eye protection, keep children and animals away, and choose a dull, still day. Dig it out before it sets seed, with the whole root, put it in a sealed bag and not on the compost or a bonfire, and wash your hands, arms and tools afterwards. Never strim giant hogweed or cut it with bare skin: its sap and sunlight burn badly, it counts as controlled waste, and a large stand is work for a specialist contractor, as your council will say. Where horses or cattle graze, ragwort is pulled and taken away before it wilts within their reach.',
  },
  {
    isRule: true,
    id: 'slugs',
    title: 'Slugs and snails',
    asked: /\b(?:slugs?|snails?|slugged)\b/,
    advice:
      'Go out with a torch an hour after dark, on a damp night, and lift them off: a week of that in April does more than any barrier. Water in the morning and not in the evening, start soft plants in pots and set them out when they are a hand high, and use nematodes on moist soil above 5 degrees where seedlings matter most. Ferric phosphate pellets, thinly scattered, are the ones approved for gardens; metaldehyde has been banned since 2022.',
  },
  {
    id: 'aphids',
    title: 'Greenfly and blackfly',
    asked: /\b(?:aphids?|greenfl(?:y|ies)|blackfl(?:y|ies)|black ?fly|white ?fl(?:y|ies))\b/,
    advice:
      'Rub the first ones off with finger and thumb, or knock them off with a jet of water, and then wait. Ladybirds, hoverfly grubs and blue tits usually catch up within two or three weeks, unless they have been sprayed as well. On broad beans nip out the soft tips once the lowest pods have set.',
  },
  {
    id: 'vine-weevil',
    title: 'Vine weevil',
    asked:
      /\bvine weevils?|notch(?:es|ed) (?:in|on) (?:the |my )?(?:leaf|leaves)|grubs? (?:in|eating) (?:my |the )?(?:pots?|roots?)\b/,
    advice:
      'Notched leaf edges are the adults; a plant in a pot that wilts though it is moist is the grubs, which eat the roots. Tip the plant out, wash the roots and repot in fresh compost. Water nematodes on in August or September, while compost is above 5 degrees, and look for adults by torch from May.',
  },
  {
    id: 'box-moth',
    title: 'Box caterpillar and box blight',
    asked:
      /\bbox(?:wood)? (?:tree )?(?:moth|caterpillars?|blight)|caterpillars? (?:on|in|eating) (?:my |the )?box\b/,
    advice:
      'Webbing and bare twigs are the box tree caterpillar, brown leaf patches with black streaks on the stems are blight. Pick caterpillars off by hand from April, or hang a pheromone trap to learn when to look. In London we no longer plant box: Box-leaved holly and yew clip to the same shapes and get neither.',
  },
  {
    id: 'black-spot',
    title: 'Black spot and rust on roses',
    asked:
      /\bblack ?spots?|spots? on (?:my |the )?roses?|rose rust|rust on (?:my |the )?(?:roses?|hollyhocks?)\b/,
    advice:
      'Pick up and bin fallen leaves in autumn, prune for air in March, feed and mulch, and water at the root and not over the leaves. Some spotting by August is normal on old kinds. If a rose is stripped every year, replace it with a healthy modern one.',
  },
  {
    id: 'mildew',
    title: 'Powdery mildew',
    asked: /\b(?:powdery )?mildew|white (?:powder|dust|film|coating)\b/,
    advice:
      'Powdery mildew is what dry roots and still air look like. Soak the ground, mulch it, thin crowded stems and take off the worst leaves. It will not kill the plant, and next year a moister place is the cure.',
  },
  {
    id: 'blight',
    title: 'Potato and tomato blight',
    asked: /\bblight\b/,
    advice:
      'Brown blotches spreading from the leaf edges in warm, wet weather from July are blight. Cut potato tops to the ground the same day and lift the crop two weeks later; take affected tomato plants out and bin them. Grow first earlies, which are eaten before it comes, or resistant kinds.',
  },
  {
    id: 'end-rot',
    title: 'Blossom end rot',
    asked:
      /\b(?:blossom )?end rot|black bottoms?|(?:bottom|end)s? of (?:my |the )?tomato(?:es)? (?:are|is|go|turn|gone)/,
    advice:
      'A black, leathery base on tomatoes or peppers means that water came unevenly, not that anything is infecting them. Water every day in the same amount, twice in a heatwave for pots, and the next trusses will be sound. Grow-bags dry out fastest.',
  },
  {
    id: 'yellow',
    title: 'Yellow leaves',
    asked:
      /\b(?:yellow(?:ing|ed)?|chloro\w+|pale) (?:leaf|leaves|foliage)|(?:leaf|leaves|foliage) (?:are |is |is going |are going |going |go |gone |turn(?:ing|ed)? |went )+yellow\b/,
    advice:
      "Look at the pattern. Yellow between green veins on the youngest leaves of a camellia, pieris or blueberry is too much lime: move it to a pot of ericaceous compost and use rainwater. The lowest leaves yellow first means hunger, or on clay roots that stand in water. A whole evergreen dropping last year's leaves in May is only changing its coat.",
    source: chalk,
  },
  {
    id: 'brown-evergreen',
    title: 'Browning leaves',
    asked:
      /\b(?:brown(?:ing)?|crispy|scorched) (?:leaf|leaves|foliage|tips?|edges)|(?:leaf|leaves|conifer|hedge) (?:are |is |is going |are going |going |go |gone |turn(?:ing|ed)? )+(?:brown|crispy)\b/,
    advice:
      'Brown edges on new plants are nearly always roots that cannot keep up: too dry, or on clay too wet. Push a finger in beside the root ball itself, as it may be dust while the soil around is moist, and soak it slowly. Scorch on one side only is wind, frost or salt.',
  },
  {
    id: 'carrot-fly',
    title: 'Carrot fly',
    asked: /\bcarrot (?:root )?fl(?:y|ies)\b/,
    advice:
      'Cover the row with fine mesh from sowing to harvest, tucked in at the edges, since the fly smells a thinned row from far off. Sow thinly enough to need no thinning, and pull up the last of the crop before winter.',
  },
  {
    id: 'cabbage-white',
    title: 'Caterpillars on cabbages',
    asked:
      /\bcabbage whites?|caterpillars? (?:on|in|eating) (?:my |the )?(?:cabbages?|kale|sprouts?|brassicas?|broccoli)|holes? in (?:my |the )?(?:cabbages?|kale|brassicas?)\b/,
    advice:
      'Net the plants on the day you plant them with mesh of 7 mm or finer, held off the leaves with hoops, since butterflies lay through a net that touches. Squash the yellow eggs under the leaves once a week from May to September.',
  },
  {
    id: 'club-root',
    title: 'Clubroot',
    asked: /\bclub ?root\b/,
    advice:
      'Swollen, distorted roots and wilting on sunny days are clubroot, which stays in the soil for up to twenty years. Lime acid ground to pH 7 or more, raise your own plants in pots of bought compost, and choose resistant kinds.',
  },
  {
    id: 'moss',
    title: 'Moss in the lawn',
    asked: /\bmoss(?:y)?\b/,
    advice:
      'Moss tells you about shade, wet, hard-trodden soil or a mower set too low, and it returns until one of those changes. Mow at 4 cm, spike the ground and brush sandy dressing into the holes in September, and sow the thin places. Under three hours of sun, plant shade plants instead of grass.',
    source: lawn,
  },
  {
    id: 'lawn-bare',
    title: 'Bare or brown lawn',
    asked:
      /\b(?:bare|brown|dead|yellow|thin|patchy) (?:patch(?:es)?|bits?|spots?|areas?|lawn|grass)|(?:lawn|grass) (?:is |has |looks? |has gone |is going |gone |going |turned )+(?:brown|dead|yellow|patchy|bare|thin|terrible|awful)|patchy\b/,
    advice:
      'Brown in a drought is only asleep, and comes back within a fortnight of rain. Small round scorched spots with a green ring are a dog: water them at once, every time. For bare patches scratch the soil in April or September, sow 50 g to the square metre, firm it and keep it moist until the seed is up.',
    source: lawn,
  },
  {
    id: 'chafer',
    title: 'Chafer grubs and leatherjackets',
    asked: /\b(?:chafers?|leather ?jackets?)\b/,
    advice:
      'If birds, foxes or badgers roll your turf back, they are after grubs. Nematodes watered on in August or September, on warm moist soil, deal with them; rake up and reseed in the same month.',
    source: lawn,
  },
  {
    id: 'knotweed',
    title: 'Japanese knotweed',
    asked: /\bknot ?weed\b/,
    advice:
      'Do not dig it, strim it or put any of it in a bin or on a tip: it grows from a fragment and counts as controlled waste. Photograph it and ask a specialist contractor who gives an insurance-backed guarantee. If you are buying or selling a house, ask your solicitor as well.',
  },
  {
    id: 'bindweed',
    title: 'Bindweed, ground elder and horsetail',
    asked: /\b(?:bind ?weed|ground elder|horse ?tail|mare'?s ?tail|couch grass)\b/,
    advice:
      'They live on what their leaves send down, so starve them. Fork out what comes easily in spring, pull or cut every shoot the week it shows for two seasons, and in a bed that is full of it lift the good plants, wash their roots and lay cardboard with 10 cm of compost over the ground. Small gaps between plants help most: bare soil invites them back.',
  },
  {
    id: 'weeds',
    title: 'Weeds',
    asked:
      /(?<!\b(?:blanket|duck|pond) )\b(?:weeds?|weeding|weedkiller|dandelions?|nettles?|brambles?)\b/,
    advice:
      'Hoe on a dry morning while they are smaller than a thumbnail, and pull deep roots after rain. Then cover the soil: 5 cm of compost in March, and plants close enough to touch by the second summer. Paving joints are best scraped out or scalded with boiling water.',
  },
  {
    id: 'cats',
    title: 'Cats, foxes and squirrels',
    asked:
      /\b(?:cats? (?:poo\w*|dig\w*|mess\w*|toilet\w*|using|keep|in my)|(?:stop|keep|deter) (?:the )?(?:neighbou?rs?'? )?(?:cats?|foxes|fox|squirrels?)|fox(?:es)?|squirrels?|deer|rabbits?)\b/,
    advice:
      'Cats want loose dry soil, so cover bare ground with plants, prickly prunings or a layer of stones, and water seed beds. Against squirrels lay chicken wire just under the surface over new bulbs. Foxes dig for bone meal and grubs: use neither blood nor bone in the soil, and close the gap under the shed when you are certain that no cubs are beneath it.',
  },
  {
    id: 'pigeons',
    title: 'Pigeons and other birds',
    asked: /\b(?:pigeons?|birds? (?:eat\w*|peck\w*|steal\w*))\b/,
    advice:
      'Net brassicas and peas from the day they are planted, with the net held clear on hoops and pegged tight so that nothing is caught in it. Shiny tape works for about a week.',
  },
  {
    isRule: true,
    id: 'wasps',
    title: 'Wasps and bees nesting',
    asked:
      /\b(?:wasps?|hornets?)\b|\bbees? in (?:my |the |our |a )?(?:wall|roof|loft|shed|chimney|house|lawn|compost|brick\w*)\b|\bbees?\b.*\bnest\w*\b|\bnest\w* (?:of )?bees?\b/,
    advice:
      'A colony of wasps dies with the first hard frosts and the nest is not used again, so one that is out of the way can be left until winter. Where people pass, keep away, do not block the hole, and call a pest controller. Bees are another matter: bumblebees and solitary bees do no harm and are gone by autumn, and a swarm of honey bees is collected by a local beekeeper. Anyone who is short of breath or swells in the face after a sting needs 999.',
  },
  {
    isRule: true,
    id: 'moles',
    title: 'Moles',
    asked: /\bmoles?\b|\bmole ?hills?\b/,
    advice:
      'A mole is one animal, and it follows worms. Rake the heaps out flat when they are dry, or keep the soil, which is good for pots, and firm the runs. Smoke, noise and smells move it on for a few days at most; where a lawn matters a trained mole catcher is the sure way. Do not use poisons.',
  },
  {
    isRule: true,
    id: 'ants',
    title: 'Ants',
    asked: /\bants?(?: nest)?\b/,
    advice:
      'Ants do plants little harm, except that their tunnels dry roots out and they farm greenfly. Flood the nest in a pot by standing it in water, brush lawn heaps out when dry before you mow, and leave the rest.',
  },
  {
    id: 'waterlogging',
    title: 'A garden that stands in water',
    asked:
      /\b(?:water ?log\w*|boggy|soggy|flood(?:s|ed|ing)?|puddles?|standing water|poor drainage|badly drained|drain(?:s)? badly|always wet|squelch\w*)\b/,
    advice:
      'First keep off it: every step closes the pores further. Check that no gutter or drain empties there, spike hard ground, and mulch with 5 cm of compost each autumn. Raise beds by 25 cm for what must stay dry and plant the rest with things that like it wet, such as Siberian dogwood, guelder rose and purple loosestrife. Where water still stands two days after rain, a drain with somewhere to empty is needed, and we would want to see the levels first.',
    source: clay,
  },
  {
    id: 'cracks',
    title: 'Cracked, dry ground',
    asked:
      /\b(?:crack(?:s|ed|ing)? (?:soil|ground|earth|clay)|(?:soil|ground|clay|earth|garden) (?:is |has |keeps )?(?:cracks?|cracked|cracking|rock hard|hard as)|rock hard)\b/,
    advice:
      'Clay shrinks as it dries. Do not dig it; fill the widest cracks with compost, wait for the first soaking rain and then mulch with 5 to 8 cm in October. Plants put in during autumn have roots below the cracks by the next summer. If cracks run near the house or appear in its walls, ask a surveyor and not a gardener.',
    source: clay,
  },
  {
    id: 'no-flowers',
    title: 'A plant that does not flower',
    asked:
      /\b(?:(?:not|isn'?t|won'?t|doesn'?t|never|no|didn'?t|hasn'?t|wont|doesnt|isnt|didnt) (?:any )?(?:flower(?:ed|ing|s)?|bloom(?:ed|ing|s)?)|(?:no|zero|few) (?:flowers|blooms|blossom))\b/,
    advice:
      "There are four usual reasons: too little sun, pruning at the wrong time so that the buds were cut off, too much nitrogen, which makes leaves, and youth. Shrubs that flower before June carry next year's buds already and are pruned straight after flowering; those that flower later are pruned in March. Wisterias may take seven years.",
  },
  {
    id: 'frost',
    title: 'Frost damage',
    asked: /\b(?:frost(?:ed|bitten)?(?: damage)?|frozen plants?|winter damage)\b/,
    advice:
      'Leave blackened growth on until the last frosts are past, as it protects what is below, then cut back to a live bud. Put fleece over blossom and tender plants on clear nights and take it off in the morning. In inner London the last frost is often in mid April, in the frosty valleys of Kent and Surrey well into May.',
  },
  {
    id: 'wilting',
    title: 'Wilting and dying plants',
    asked:
      /(?<!\b(?:i|im|ive|hes|shes|he|she|we|husband|wife|partner|mum|mom|mummy|dad|daddy|mother|father|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandad|grandpa|uncle|aunt|auntie|friend|neighbour|baby|toddler|child|kids?|boy|girl|man|woman|people|person|someone|somebody|dogs?|puppy|cats?|kittens?|rabbits?|hamster|horses?|pony|hens?|chickens?|mower|strimmer|battery) (?:(?:am|is|are|was|been|being|has|have|just|now|all|think|slowly|really|literally) ){0,4})(?:\b(?:wilt(?:ed|ing|s)?|droop(?:y|ing|s|ed)?|is dead|keep dying|keeps dying)\b|\bdying\b(?! (?:for|to|embers?|wish|of (?:thirst|hunger|cancer|laughter|boredom))\b))|(?<!\b(?:people|persons?|anyone|anybody|child(?:ren)?|kids|toddlers?|bab(?:y|ies)|chickens?|hens?|ducks?|dogs?|cats?|rabbits?|fish|goldfish|koi|frogs?|hedgehogs?|birds?|sheep|horses?|bees|mower|strimmer|battery) (?:(?:has|have|all|just|ever|suddenly) )?)\bdied\b(?! (?:from|of) (?:eating|touching|a|the|\w+ (?:poison\w*|berr\w+))\b)/,
    advice:
      'Before watering, push a finger into the root ball. Dry: stand the pot in a bucket until the bubbles stop, or soak the ground slowly. Wet: it is drowning, so tip it out, let it drain, and on clay replant it a little proud of the ground. If the roots have been eaten away, look for white grubs.',
  },
  {
    id: 'honey-fungus',
    title: 'Honey fungus',
    asked:
      /\bhoney fungus|toadstools?|mushrooms?|\b(?:death caps?|fly agarics?|puffballs?|ink ?caps?|fungi)\b/,
    advice:
      'Most toadstools in grass and mulch are harmless and show living soil. Honey-coloured clumps at the foot of a dying tree, with white mushroom-smelling sheets under the bark, may be honey fungus: dig out the stump and roots, and choose plants known to resist it. Do not eat anything you have not had identified by an expert.',
  },
  {
    id: 'pond',
    title: 'Green water and blanket weed',
    asked:
      /\b(?:blanket ?weed|duck ?weed|pond ?weed|green (?:pond|water)|algae|pond (?:is |has |gone |water )+green)\b/,
    advice:
      'Green water is food and light without enough plants. Twist blanket weed out on a stick and leave it by the edge for a day so that creatures can crawl back, cover half the surface with leaves in summer, top up with rainwater and keep leaves out. A new pond clears by itself in its second year.',
  },
  {
    id: 'compost-smell',
    title: 'Compost troubles',
    asked:
      /\bcompost (?:heap |bin )?(?:smells?|stinks?|is slimy|is wet|is dry|rats?|flies)|rats?\b/,
    advice:
      'A heap that smells is too wet: fork in torn cardboard until half of it is brown and dry. One that does nothing is too dry, or too small. Never add cooked food, meat or dairy, which is what rats come for, and stand the bin on fine mesh.',
  },
  {
    id: 'neighbour-tree',
    title: "A neighbour's tree, hedge or fence",
    asked:
      /\bneighbou?r'?s? (?:tree|hedge|fence|ivy|branch\w*|roots?|wall|leylandii)|neighbou?rs?\b.*\beaten into\b.*\b(?:boundary|garden|land)|(?:tree|hedge|branch\w*) (?:overhang\w*|over my)|boundary (?:dispute|line)|whose fence|who owns (?:the |my )?(?:fence|boundary)\b/,
    advice:
      'I can only help with the plants, not the law. Speak to your neighbour first; your council deals with high hedges, protected trees and conservation areas, Citizens Advice explains the rest, and your title deeds say who owns a boundary. Ask the council before you cut a tree that may be protected.',
  },
  {
    id: 'hosepipe',
    title: 'Drought and hosepipe bans',
    asked: /\b(?:hose ?pipe(?: ban)?|hose ban|drought|heat ?wave|dry summer)\b/,
    advice:
      "A watering can is allowed under every ban, and so is water you have collected. Give each plant of this year ten litres once a week and new trees twenty, leave lawns and anything established alone, and look at your water company's own page for its exceptions.",
    source: dry,
  },
  {
    id: 'eaten',
    title: 'Something is eating a plant',
    asked:
      /\b(?:something|somethings|what|whats|who|whos|(?:what|which) (?:animal|bug|insect|pest|bird|creature|thing)) (?:is |has |keeps |been |s |has been )*(?:eating|munching|chewing|nibbling|nibbled|chewed|eaten|ate|eats)\b|\b(?:eaten|stripped|chewed) (?:overnight|away|to (?:bits|pieces|the ground))\b|\b(?:been|being|getting|got|are|is|were|was|all|half) (?:all |half )?(?:eaten|nibbled|chewed|munched)\b|\b(?:chewed|nibbled|eaten|munched) (?:leaf|leaves|edges|stems|shoots|plants?)\b|\bholes? in (?:my |the |all )*(?:\w+ )?(?:leaves|leaf|plants?|hostas?|lettuces?)\b|\bfull of holes\b|\b(?:mice|mouse|voles?|insects?|bugs?|earwigs?|beetles?) (?:have |has |are |is |keep |been )*(?:eaten|ate|eat|eating|nibbl\w+|chew\w+)\b/,
    advice:
      'The damage says who it was. Ragged holes and silver trails are slugs and snails: go out with a torch an hour after dark and lift them off. Neat holes on cabbages and kale are caterpillars, notched edges on evergreens vine weevil, and leaves torn away from above pigeons, for which only a net helps. Tiny round holes in rocket and radish are flea beetle; lay fleece over the next sowing.',
  },
];
