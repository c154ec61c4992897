/** Short answers about this site, and about the garden work people ask for most. `asked` catches the plain form of a question; retrieval finds the rest. */
/** `isSubject`: names work of its own, and so comes before a list of the month. `isRule`: comes before what the firm sells, but for a price. `times`: the months, 1 to 12, that are right for it. */
export type AssistantTopic = {
  isSubject?: true;
  isRule?: true;
  times?: readonly { asked: RegExp; what: string; months: readonly number[] }[];
  id: string;
  title: string;
  asked?: RegExp;
  text: string;
  source: { title: string; url: string };
  suggestions?: string[];
};

const page = (title: string, url: string) => ({ title, url });
const tool = page('AI design tool', '/ai-design');
const calendar = page('Planting calendar', '/planting-calendar');
const tipsPage = page('Gardening tips', '/gardening-tips');
const clayTip = page(
  'London Clay without a digger',
  '/gardening-tips/london-clay-without-a-digger',
);
const lawnTip = page(
  'A lawn that lasts, or what to have instead',
  '/gardening-tips/a-lawn-that-lasts',
);
const dryTip = page(
  'Gravel, sand and a dry summer',
  '/gardening-tips/gravel-sand-and-a-dry-summer',
);
const shadeTip = page(
  'Small, walled and short of light',
  '/gardening-tips/small-and-shaded-by-a-wall',
);
const booking = page('Booking', '/booking');

const FAULT =
  '(?:died|dead|dying|brown|crack\\w*|s[iu]nk\\w*|broken|broke|wobbl\\w*|rock(?:s|ing)|fell|fallen|falling|leak\\w*|loose|rott\\w*|uneven|flood\\w*|coming up|come up|lifting|blown|collapsed|useless)';
const CREW =
  '(?:work ?men|workers?|team|lads|men|guys|builders?|gardeners?|staff|people|contractors?|crew|fencers?|landscapers?|drivers?|van)';
/** Said of work that the firm has done, and never of what might happen. */
const COMPLAINT = new RegExp(
  `^(?!.*\\b(?:if|would|in case)\\b)(?!(?:have|did|do|can|could|will|are) you)(?:^your (?:company|firm|business|service|team) (?:is|are|was|were) (?:\\w+ )?(?:rubbish|terrible|awful|useless|hopeless|a joke|a disgrace)$|.*\\byour ${CREW}\\b(?: \\w+){0,3} (?:left|damaged|broke|ruined|smashed|cracked|killed|destroyed|flooded|wrecked|cut down|didnt|havent|hasnt|never|rude|mess|hit)\\b|.*\\bi(?:ve| have)? paid\\b.*\\b${FAULT}\\b|.*\\b(?:nobody|no one|noone) (?:has )?(?:turned up|came|come|showed up|rang)\\b|.*\\byou (?:never|didnt|havent) (?:came|come|turned? up|showed? up|finish\\w*)\\b|.*\\byou(?:ve| have| guys| lot)?(?: just| already)? (?:killed|damaged|broke|broken|ruined|destroyed|smashed|flooded|wrecked|cut down) (?:my|our)\\b|.*\\b(?:you|your ${CREW})(?:ve| have| guys| lot)? (?:laid|built|planted|installed|put (?:in|up)|fitted|paved|made|did|erected)\\b.*\\b${FAULT}\\b|.*\\b(?:money back|refund)\\b.*\\b${FAULT}\\b|.*\\b${FAULT}\\b.*\\b(?:money back|refund)\\b)|\\b(?:complain\\w*|not happy with (?:the|your)|unhappy with (?:the|your)|dissatisfied)\\b`,
);

export const assistantTopics: readonly AssistantTopic[] = [
  {
    id: 'design-tool',
    title: 'The design tool',
    asked:
      /\b(?:(?:ai|design|garden) (?:design )?tool|design my (?:own )?garden|draw (?:me )?a plan|can you design|design (?:a|me a) garden|how does the (?:design|ai)|get (?:a|some) designs?|ideas for my (?:garden|plot))\b/,
    source: tool,
    text: 'Describe your garden in your own words on the AI design tool page, with its size, what is there and what you would like. Three different designs come back, each with a plan to scale, a planting list, quantities and a cost. It is free and asks for no name or e-mail before you see them.',
    suggestions: ['Who can see my design?', 'How much does garden design cost?'],
  },
  {
    id: 'design-privacy',
    title: 'Who sees a design',
    asked:
      /\b(?:who can see|(?:is|are) (?:my|the) designs? (?:private|public)|share my design|design (?:library )?privacy)\b/,
    source: page('Design library', '/design-library'),
    text: 'A design is private to its link unless you tick the box to share it in the library. Your name, e-mail, postcode and your own description are never shown to others.',
  },
  {
    id: 'pdf',
    title: 'Reports',
    asked: /\b(?:pdf|download|print)\b/,
    source: tool,
    text: 'Each design has a PDF button, which makes a printed report with the plan, the planting list and the costs. The planting calendar and the plant recommendations can be printed too.',
  },
  {
    id: 'library',
    title: 'Design library',
    asked: /\b(?:design library|example designs?|examples?|inspiration|see (?:some )?designs)\b/,
    source: page('Design library', '/design-library'),
    text: 'The design library shows gardens drawn by the design tool, which you can search by kind and open for plan, planting list and price. Finished work by the firm is on the portfolio page.',
  },
  {
    id: 'portfolio',
    title: 'Portfolio',
    asked:
      /\b(?:see (?:some of )?your (?:\w+ )?work|examples of your work|portfolio|previous work|past work|gallery|work you'?ve done|reviews?|testimonials?)\b/,
    source: page('Portfolio', '/portfolio'),
    text: 'Projects and what clients said of them are on the portfolio page. Sample entries are marked as samples there.',
  },
  {
    id: 'recommendations',
    title: 'Plant recommendations',
    asked:
      /\b(?:recommendation (?:tool|page)|plant recommendations?|recommend (?:me )?(?:some )?plants)\b/,
    source: page('Plant recommendations', '/garden-recommendations'),
    text: 'The plant recommendations page takes your postcode, shows the soil that is typical there, asks seven short questions and ranks plants for you with reasons. The report can be kept or printed.',
    suggestions: ['What grows in shade?', 'What can I plant now?'],
  },
  {
    id: 'calculator',
    title: 'Cost calculator',
    asked: /\bcost calculator|price calculator|calculator\b/,
    source: page('Cost calculator', '/cost-calculator'),
    text: 'Choose a service, the size of your garden and any extras on the cost calculator page, and it shows the total line by line. It is a guide; an exact quote follows a look at the garden.',
    suggestions: ['How much is a patio for a small garden?'],
  },
  {
    id: 'calendar',
    title: 'Planting calendar',
    asked: /\b(?:planting )?calendar\b/,
    source: calendar,
    text: 'The planting calendar shows what to sow, plant and harvest in each month, for vegetables, fruits, flowers and herbs in the South East. The full year prints on one sheet.',
    suggestions: ['What can I plant now?'],
  },
  {
    isRule: true,
    id: 'erase',
    title: 'Your data',
    asked:
      /\b(?:delete my data|my data|gdpr|privacy (?:policy|notice)|my privacy|personal (?:data|information)|cookies?|do you (?:store|keep|save|record)|is this (?:chat )?(?:stored|recorded|private))\b/,
    source: page('Privacy policy', '/privacy-policy'),
    text: 'This conversation is kept only in your own browser, until you close the tab or clear it; the site does not store it. Design data is kept up to 3 years, requests about your data are answered within 30 days, and the privacy policy says how to ask.',
  },
  {
    id: 'complain',
    title: 'Complaints',
    asked: COMPLAINT,
    source: page('Complaints', '/complaints'),
    text: 'I am sorry that something has gone wrong. The complaints page has a form, and says who answers and by when: it is acknowledged at once and answered in writing within 30 days. You can also write to {email}.',
  },
  {
    id: 'cancel',
    title: 'Right to cancel',
    asked:
      /\b(?:right to cancel|cancel (?:my|the|a) (?:contract|order|quote)|cancellation (?:form|right|rights|period)|cooling[- ]off|change my mind)\b/,
    source: page('Your right to cancel', '/cancellation'),
    text: 'For most contracts made in your home, by telephone or online you have 14 days to change your mind. The page about the right to cancel explains it and has a form to send or print.',
  },
  {
    id: 'vat',
    title: 'VAT',
    asked: /\bvat\b/,
    source: page('Cost calculator', '/cost-calculator'),
    text: '{vat} Every total on the site says so beside it, with the date of the prices.',
  },
  {
    id: 'quote',
    title: 'Quotes',
    asked: /\b(?:quotes?|quotations?|estimates?)\b/,
    source: booking,
    text: 'The cost calculator gives a guide figure at once. For an exact quote book {visit}, or begin with a telephone call.',
    suggestions: ['How much is a site visit?', 'What does a patio cost?'],
  },
  {
    id: 'guarantee',
    title: 'Insurance and guarantees',
    asked:
      /\b(?:insur\w+|guarantee\w*|warrant\w+|accredit\w+|qualified|waste licence|licen[cs]ed)\b/,
    source: page('About us', '/about'),
    text: "I do not know the firm's insurance, memberships or guarantees, and would rather not guess. Please ask when you book a call, or write to {email}.",
  },
  {
    id: 'jobs',
    title: 'Working here',
    asked:
      /\b(?:jobs?|vacanc\w+|apprentice\w*|work for you|hiring|careers?)\b(?! (?:to do|in the garden|this|for))/,
    source: page('About us', '/about'),
    text: 'I do not know of vacancies. Please write to {email}.',
  },
  {
    isSubject: true,
    isRule: true,
    id: 'shed-rule',
    title: 'Sheds and planning',
    asked:
      /\b(?:can|may|could|should) (?:i|we) (?:build|put(?: up)?|have|erect|place|stand)\b.*\b(?:sheds?|outbuildings?|summer ?houses?|greenhouses?|bike stores?)\b.*\b(?:front (?:garden|yard|lawn)|in front|at the front|side of the house)\b|\b(?:(?<!\b(?:im|am|are|were|is) )planning(?! (?:a|an|my|our|the|to|ahead|out|it|some)\b)|permission|permitted|allowed|legal(?:ly)?|building reg\w*)\b.*\b(?:sheds?|outbuildings?|summer ?houses?|garden (?:rooms?|offices?|studios?)|log cabins?|greenhouses?|wendy ?houses?|play ?houses?)\b|\b(?:sheds?|outbuildings?|summer ?houses?|garden (?:rooms?|offices?|studios?)|log cabins?|greenhouses?|wendy ?houses?|play ?houses?)\b.*\b(?:(?<!\b(?:im|am|are|were|is) )planning(?! (?:a|an|my|our|the|to|ahead|out|it|some)\b)|permission|permitted|allowed|legal(?:ly)?|building reg\w*)\b|\bhow (?:big|large|high|tall|close) (?:can|may) (?:(?:a|my|the|i|we|build|have|put|up) )*(?:garden )?(?:sheds?|outbuildings?|summer ?houses?|garden (?:rooms?|offices?|studios?)|log cabins?|greenhouses?|wendy ?houses?|play ?houses?)\b/,
    source: tool,
    text: 'As a general guide for England: a shed or another outbuilding needs no planning permission where it has one storey, stands behind the front of the house, and is no higher than 2.5 m at the eaves and 4 m at the ridge of a double pitch, 3 m with any other roof, or 2.5 m in all within 2 m of a boundary. In front of the house it does need it, however small, a bike store included. Together with everything else added to the house it may cover no more than half of the land. Listed buildings, flats and conservation areas have rules of their own, and nobody may live in it, so check with your council before you build.',
    suggestions: ['How much is a shed?'],
  },
  {
    isSubject: true,
    isRule: true,
    id: 'deck-rule',
    title: 'Decking and planning',
    asked:
      /\b(?:(?<!\b(?:im|am|are|were|is) )planning(?! (?:a|an|my|our|the|to|ahead|out|it|some)\b)|permission|permitted|allowed|legal(?:ly)?|building reg\w*)\b.*\b(?:deck(?:s|ing)?|raised (?:patio|terrace|platform))\b|\b(?:deck(?:s|ing)?|raised (?:patio|terrace|platform))\b.*\b(?:(?<!\b(?:im|am|are|were|is) )planning(?! (?:a|an|my|our|the|to|ahead|out|it|some)\b)|permission|permitted|allowed|legal(?:ly)?|building reg\w*)\b|\bhow (?:high|tall) (?:can|may) (?:(?:a|my|the|i|we|build|have|put) )*deck(?:ing)?\b/,
    source: tool,
    text: "As a general guide for England: a deck or a raised terrace needs no planning permission where it stands no more than 30 cm above the ground and, with everything else added to the house, covers no more than half of the garden. Anything higher, 40 cm for instance, wants permission, not least because it looks into the neighbours' garden. Listed buildings, flats and conservation areas have rules of their own, so check with your council before you build.",
    suggestions: ['How much is a patio?'],
  },
  {
    isRule: true,
    id: 'manhole',
    title: 'Manhole covers',
    asked: /\b(?:man ?holes?|inspection (?:covers?|chambers?)|drain covers?)\b/,
    source: booking,
    text: "Never bury a manhole under turf, soil or paving: it must be found and opened when a drain blocks, and one that is shared with neighbours is the water company's, who must be asked before anything is built over it. What hides it is a recessed cover, a tray that takes turf, gravel or paving and lifts out, or a large pot that can be moved. Replace a cracked cover at once, and stand on none that rocks.",
    suggestions: ['How much is a patio?'],
  },
  {
    isRule: true,
    id: 'pond-depth',
    title: 'How deep a pond is',
    asked:
      /\b(?:how deep|what depth|depth)\b.*\bponds?\b|\bponds?\b.*\b(?:how deep|what depth|depth)\b/,
    source: page('A year of flowers for bees', '/gardening-tips/a-year-of-flowers-for-bees'),
    text: 'For wildlife 30 to 60 cm at the deepest is enough, and one side must slope gently to nothing, so that frogs, birds and hedgehogs can climb in and out; most creatures live in the shallows. 60 cm keeps a part free of ice in a hard winter. Fish want a metre or more, and eat what you hoped to attract. A small child can drown in a few centimetres, so fence it, fit a grid or wait until they are older.',
    suggestions: ['Which pond plants are native?', 'How much does a water feature cost?'],
  },
  {
    isRule: true,
    id: 'artificial-dog',
    title: 'Artificial grass and dogs',
    asked:
      /\b(?:artificial|fake|plastic|astro) ?(?:grass|turf|lawn)\b.*\b(?:dogs?|pupp(?:y|ies)|cats?|pets?)\b|\b(?:dogs?|pupp(?:y|ies)|cats?|pets?)\b.*\b(?:artificial|fake|plastic|astro) ?(?:grass|turf|lawn)\b/,
    source: lawnTip,
    text: 'Yes, it can be had with a dog, on a bed that drains well. Rinse it after the dog each time and wash it now and then, or it smells in warm weather; lift what else it leaves at once; and give the dog shade, as it grows hot enough in full sun to hurt its paws. Nothing lives in it or under it. A lawn of hard-wearing ryegrass, watered where the dog has been, or bark in one corner as its own place, is kinder and costs less.',
    suggestions: ['How much is artificial grass?', 'What can I have instead of a lawn?'],
  },
  {
    isRule: true,
    id: 'discount',
    title: 'Discounts',
    asked:
      /\b(?:discounts?|vouchers?|special offers?|promo(?:tion)?(?: code)?s?|money off|price match)\b/,
    source: booking,
    text: 'I know of no discounts: the price list is the same for everybody. Ask when you book a call, or write to {email}; work that is done together is quoted together.',
    suggestions: ['How much is a patio?', 'How do I get an exact quote?'],
  },
  {
    isSubject: true,
    id: 'front-paving',
    title: 'Paving a front garden',
    asked:
      /^(?!.*\b(?:sheds?|(?:bike|bin) stores?|greenhouses?|summer ?houses?|outbuildings?|fences?|walls?|gates?|hedges?|trees?)\b)(?:.*\b(?:front (?:garden|yard|lawn)|driveways?|drive)\b.*\b(?:permission|pave|paving|paved|permeable|rules?|planning|allowed|legal)\b|.*\b(?:permission|planning|allowed|legal|rules?|can i|may i)\b.*\b(?:front (?:garden|yard|lawn)|driveways?|drive)\b|.*\bpermeable\b)/,
    source: tool,
    text: 'As a general guide for England: more than 5 m² of paving in a front garden needs planning permission unless it lets water through or drains to a bed or lawn. Gravel, permeable blocks or a planted strip keep you on the simple side of the rule; your council has the last word.',
  },
  {
    isSubject: true,
    id: 'hedge-rule',
    title: 'How high a hedge may be',
    asked:
      /\bneighbou?rs?\b.*\bhedges?\b|\b(?:how (?:high|tall)|height|too (?:high|tall)|high|tall)\b.*\bhedges? (?:be|grow|legally|allowed|limit|law|rule)|\bhedges? (?:allowed )?(?:height|limit|law|rules?)\b|\b(?:how (?:high|tall)|maximum height|legal|law|limit|rules?|allowed|permission)\b.*\bhedges?\b.*|\bhigh hedges?\b/,
    source: tool,
    text: "No permission is needed for a hedge, and no law sets how high it may grow. As a general guide for England: a council may order a row of two or more evergreens to be cut where it stands over 2 m and takes too much of a neighbour's light, once the neighbours have tried to agree, and it charges a fee for looking into it. Old covenants of a house and sight lines at a road have rules of their own, so ask your council.",
    suggestions: ['When can I cut a hedge?', 'What makes a good evergreen hedge?'],
  },
  {
    isSubject: true,
    id: 'boundary',
    title: 'Whose fence it is',
    asked:
      /\bwhich (?:fence|boundary|wall|side)\b.*\b(?:mine|my|ours|our|belongs|own|responsib\w*)\b|\b(?:who(?:s|se)?|which side|what side|my side|left|right)\b.*\b(?:fences?|boundar(?:y|ies)|wall)\b.*|\b(?:fences?|boundar(?:y|ies)) (?:on the|to the) (?:left|right)|\bneighbou?rs?\b.*\bfences?\b|\bfences?\b.*\bmy (?:land|side|property|garden)\b.*\bneighbou?r|\bresponsib\w+ for (?:the |my |a |our )?(?:\w+ )?(?:fences?|boundar(?:y|ies)|wall|hedge)\b/,
    source: booking,
    text: "No rule gives everybody the fence on the left or the right: the title deeds, or the plan at HM Land Registry, say whose a boundary is, often with a T on the owner's side, and sometimes they do not say. Speak to your neighbour before you touch it; Citizens Advice helps where you do not agree. I can say what a new fence costs.",
    suggestions: ['How much does fencing cost?'],
  },
  {
    isSubject: true,
    id: 'fence-rule',
    title: 'Fences and planning',
    asked:
      /\b(?:can|may) i (?:build|put up|put|have|erect|make)\b.*\b(?:fence|wall|shed|trellis|outbuilding)\b.*\b(?:high|tall|m)\b|\b(?:can|may) i (?:build|put up|put|have|erect|make)\b.*\b(?:high|tall)\b.*\b(?:fence|wall|shed|trellis)\b|\b(?:how (?:high|tall) (?:can|may) (?:my|a|the|i build a?|i make (?:my|the))? ?(?:fence|wall|deck|shed)|(?:fence|shed|wall|deck) height|how (?:high|tall)\b.*\b(?:trellis|fence|wall|shed)\b|(?:planning (?:permission|rules?|law)|permitted development|need permission|need planning)(?!.*\btrees?\b))\b/,
    source: tool,
    text: 'As a general guide for England: a fence or wall may be up to 2 m high, or 1 m beside a road used by vehicles, without planning permission. A deck may stand up to 30 cm above the ground, and an outbuilding within 2 m of the boundary may be up to 2.5 m high. Listed buildings, flats and conservation areas have rules of their own, so check with your council before you build.',
    suggestions: ['How much does fencing cost?'],
  },
  {
    isSubject: true,
    id: 'hedge-nests',
    title: 'Cutting hedges and nests',
    asked:
      /\b(?:when|can|should|is it|may|ok|okay|too late|legal|illegal|best time)\b.*\b(?:cut|trim|prune|clip)\b.*\bhedges?\b|\bhedges?\b.*\b(?:when|cut|trim|nest\w*)\b|(?<!\b(?:wasps?|wasps|hornets?|bees?|ants?|rats?|mouse|mice) )\bnest(?:s|ing)?\b(?!.*\b(?:wasps?|hornets?|bees?|ants?)\b)/,
    source: tipsPage,
    text: 'Trim formal hedges in August or September and deciduous ones again in winter if you wish. Nests in use are protected by law at all times of year, and the usual season is March to August, so look through a hedge carefully before any cut and wait if one is there.',
    suggestions: ['What makes a good evergreen hedge?'],
  },
  {
    isSubject: true,
    id: 'tree-permission',
    title: 'Protected trees',
    asked:
      /\b(?:tpo|tree preservation|(?:cut|fell|chop|take) (?:down )?(?:a|my|the|this) tree|remove (?:a|my|the) tree|trees? (?:roots? )?(?:\w+ )?(?:near|close|by|too close) (?:to )?(?:my |the |our )?(?:house|home|foundations?|drains?|wall|boundary)|tree roots?|subsidence|(?:permission|allowed|legal)\b.*\btrees?|trees? (?:is |are )?protected|protected trees?|conservation area)\b/,
    source: booking,
    text: 'Ask your council first whether the tree has a preservation order or stands in a conservation area, where notice is needed even to prune. For felling or work at height use a qualified tree surgeon with insurance, and on clay near a house ask a surveyor before a large tree goes.',
  },
  {
    id: 'water-new',
    title: 'Watering',
    asked: /\b(?:how (?:much|often)|when)\b.*\bwater(?:ing)?\b|\bwatering\b/,
    source: dryTip,
    text: 'Give each plant of this year ten litres once a week in dry weather from May to August, and each new tree twenty, slowly and all at once. Pots want water daily in summer, in the early morning or the evening. Established plants and lawns can be left alone.',
    suggestions: ['What plants cope with drought?', 'What about a hosepipe ban?'],
  },
  {
    id: 'butt',
    title: 'Water butts',
    asked: /\b(?:water butts?|rain ?water|grey ?water|collect(?:ing)? rain)\b/,
    source: dryTip,
    text: 'Each millimetre of rain on a square metre of roof is a litre. Half the roof of a terraced house, about 25 m², fills a 200 litre butt with some ten millimetres of rain, so link two or three together and stand them high enough for a can.',
  },
  {
    id: 'soil-amounts',
    title: 'How much soil, compost or gravel',
    asked:
      /\bhow (?:much|many (?:bags|tonnes|tons|litres) of) (?:top ?soil|soil|compost|gravel|bark|sand|manure|stone|slate)\b.*\b(?:need|for|cover|fill|buy|order|take)\b/,
    source: clayTip,
    text: 'Multiply the surface in square metres by the depth in metres: 10 m² covered 10 cm deep take 1 m³, which is twenty 50 litre bags. Allow 15 cm of topsoil under a new lawn, 5 cm of compost or bark as a mulch, 4 to 5 cm of gravel, and a tenth more for what settles.',
    suggestions: ['When should I mulch?', 'How do I improve clay soil?'],
  },
  {
    id: 'garden-sizes',
    title: 'Gardens of any size',
    asked:
      /\b(?:do|would|will|can) you (?:\w+ )?(?:work (?:on|in|with)|take on|consider)\b.*\b(?:(?:small|tiny|little|large|big|huge) (?:\w+ )?gardens?|gardens? (?:under|over|of|up to|below|above|smaller|larger|bigger|less|more)|any size)\b|\b(?:minimum|maximum) (?:garden |job |project )?size\b/,
    source: page('Cost calculator', '/cost-calculator'),
    text: 'The price list has gardens of up to 50 m², of 50 to 150 m² and larger ones, so a small garden is no obstacle. What is larger than a row of the list is priced from a visit.',
    suggestions: ['How much is a patio for a small garden?', 'How much is a site visit?'],
  },
  {
    id: 'mulch',
    title: 'Mulching',
    asked: /\bmulch\w*|bark chip\w*\b/,
    source: clayTip,
    text: 'Spread 5 cm of compost, leaf mould or composted bark on weeded, moist soil, clear of stems: in October or November on clay, in March on sand and chalk. Ten square metres take half a cubic metre, which is ten 50 litre bags.',
  },
  {
    id: 'clay-improve',
    title: 'Improving clay',
    asked:
      /\b(?:improv\w+|break(?:ing)? up|dig(?:ging)?|fix|sort(?: out)?|deal with|loosen|help(?:ing)?|do with|do about|work(?:ing)?)\b.*\b(?:clay|heavy soil)\b|\b(?:clay|heavy soil)\b.*\b(?:improv\w+|break(?:ing)? up|dig(?:ging)?|grit|sand|gypsum|rotavat\w+)\b/,
    source: clayTip,
    text: 'Do not dig clay when it sticks to your boots, and do not add a few bags of sand or grit, which makes no difference. Spread 5 cm of compost each October or November and leave it on top for the worms; within three years the upper 15 cm is dark and crumbly. Plant in wide, shallow holes, a little proud of the ground.',
    suggestions: ['What plants like clay?', 'When should I mulch?'],
  },
  {
    id: 'soil-test',
    title: 'Finding out your soil',
    asked:
      /\b(?:what (?:soil|type of soil)(?: type)? (?:do|have) i|(?:test|check|know|find out|tell|identify)\b.*\bsoil|soil (?:test|type|ph)|ph of my)\b/,
    source: page('Plant recommendations', '/garden-recommendations'),
    text: 'Roll a damp lump between your palms: a thin worm that bends into a ring is clay, one that cracks is loam, and what will not roll at all is sand. A pinch that fizzes under vinegar is limy. With a postcode the plant recommendations page says which soil is typical for your area.',
    suggestions: ['What plants like clay?', 'What grows on chalk?'],
  },
  {
    id: 'compost',
    title: 'Making compost',
    asked:
      /\b(?:mak(?:e|ing)|start(?:ing)?|what (?:goes|can i put) (?:in|on)|build(?:ing)?)\b.*\bcompost|composting\b/,
    source: tipsPage,
    text: 'Mix soft green waste with the same bulk of brown: torn cardboard, prunings, dead leaves. Keep it as moist as a wrung cloth, turn it once or twice, and it is ready in six to twelve months. Leave out cooked food, meat and the roots of bindweed.',
  },
  {
    isSubject: true,
    times: [
      { asked: /\b(?:turf|lay|laid)\b/, what: 'lay turf', months: [10, 11, 12, 1, 2] },
      { asked: /./, what: 'sow grass', months: [4, 9] },
    ],
    id: 'lawn-start',
    title: 'Sowing or turfing a lawn',
    asked:
      /\b(?:can|when|should|is it)\b.*\bturf(?:ing)?\b|\b(?:(?:sow|seed|lay|start|plant|reseed|overseed|new)\w*\b.*\b(?:lawn|grass(?: seed)?|turf)|(?:lawn|grass|turf)\b.*\b(?:seed|sow|laid|lay))\b/,
    source: lawnTip,
    text: 'Sow in September, or in April as second best: 25 g to the square metre on thin grass and 50 g on bare soil. Lay turf from October to February when the ground is neither frozen nor sodden, and do not let it dry out in its first month. Grass needs four hours of sun.',
    suggestions: ['How much does a new lawn cost?', 'How high should I mow?'],
  },
  {
    times: [{ asked: /./, what: 'mow', months: [3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    id: 'lawn-mow',
    title: 'Mowing',
    asked:
      /\b(?:mow(?:ing|er|ed)?|cut(?:ting)? (?:the |my )?(?:grass|lawn)|(?:grass|lawns?) cut(?:ting)?|grass (?:length|height))\b/,
    source: lawnTip,
    text: 'Cut at 4 cm, at 5 cm or more in a drought, and never take off more than a third at once. Begin on a dry day in March and stop when growth stops, usually in November.',
  },
  {
    id: 'lawn-care',
    title: 'Lawn care',
    asked:
      /\b(?:scarif\w+|aerat\w+|feed(?:ing)? (?:the |my )?lawn|lawn (?:feed|care|food)|look after (?:my|the|a) lawn|better lawn|improve (?:my|the) (?:lawn|grass))\b/,
    source: lawnTip,
    text: 'In September rake out the thatch, push a fork in 10 cm deep and 10 cm apart where it is trodden, brush in 2 to 3 kg of dressing to the square metre, sandy on clay and half compost on sand, and sow the thin places. Feed once in spring, and on sandy soil lightly again in June.',
    suggestions: ['How do I get rid of moss?', 'What can I have instead of a lawn?'],
  },
  {
    id: 'lawn-instead',
    title: 'Instead of a lawn',
    asked:
      /\b(?:instead of (?:a |my )?(?:lawn|grass)|lawn alternatives?|alternatives? to (?:a )?(?:lawn|grass)|no lawn|without (?:a )?lawn|meadow)\b/,
    source: lawnTip,
    text: "In sun and poor soil a meadow with yellow rattle, or creeping thyme and 'Treneague' chamomile on light ground; in shade rock cranesbill, Berkeley sedge and snowy woodrush; for a dry floor 4 cm of gravel. The least work of all is the grass you have, unfed and mown at 6 cm every four weeks.",
  },
  {
    id: 'privacy-screen',
    title: 'Privacy from neighbours',
    asked:
      /\b(?:privacy|overlooked|screen(?:ing)?|block (?:out )?(?:the )?(?:view|neighbou?rs?))\b/,
    source: shadeTip,
    text: 'One light, tall thing close to where you sit hides more than a high hedge far away: a multi-stemmed tree such as snowy mespilus, or a climber on a trellis. For a green wall all year ask me for evergreen hedges or climbers, and the design tool will place a screen for you.',
    suggestions: ['What makes a good evergreen hedge?', 'Which climbers are evergreen?'],
  },
  {
    id: 'small-garden',
    title: 'Small gardens',
    asked:
      /\b(?:small|tiny|narrow|little|courtyard) (?:garden|space|yard|plot|courtyard)?\b.*\b(?:ideas?|bigger|larger|what (?:can|should) i do|make|tips)|make (?:my |a )?(?:small )?garden (?:look|feel|seem) (?:bigger|larger)/,
    source: shadeTip,
    text: 'Turn the path on the diagonal, hide a part of the garden behind something tall and light, use fewer and larger pots, and keep the floor to one material. Then clothe the walls, which in a small garden are as large as the floor.',
    suggestions: ['What climbers like shade?', 'What grows well in pots?'],
  },
  {
    isSubject: true,
    times: [
      { asked: /\btulips?\b/, what: 'plant tulips', months: [11, 12] },
      { asked: /./, what: 'plant spring bulbs other than tulips', months: [9, 10] },
    ],
    id: 'bulbs',
    title: 'Planting bulbs',
    asked: /\b(?:plant(?:ing)?\b.*\bbulbs?|bulbs?\b.*\bplant(?:ing|ed)?|how deep)\b/,
    source: calendar,
    text: 'Plant spring bulbs at three times their own depth: daffodils, crocuses and small bulbs by the end of October, tulips in November or December at about 15 cm. On clay set them on a handful of grit.',
  },
  {
    isSubject: true,
    times: [{ asked: /./, what: 'cut perennials down', months: [2, 3] }],
    id: 'perennials-cut',
    title: 'Cutting back perennials',
    asked:
      /\b(?:cut|cutting|chop|prune|tidy|trim)\w*\b.*\b(?:perennials?|borders?|herbaceous|dead stems?|seed ?heads?|(?:ornamental )?grasses)\b|\b(?:perennials?|herbaceous|borders?)\b.*\b(?:cut|cutting|chop)\b/,
    source: page('A year of flowers for bees', '/gardening-tips/a-year-of-flowers-for-bees'),
    text: 'Leave the stems of perennials and grasses standing through the winter and cut them down in late February, before the new shoots reach the shears: bees and ladybirds sleep in them, and they shelter the crown. What has gone slimy, or was ill, can go now at any time.',
    suggestions: ['What jobs are there in February?', 'How do I divide perennials?'],
  },
  {
    isSubject: true,
    times: [{ asked: /./, what: 'move shrubs and trees', months: [10, 11, 12, 1, 2] }],
    id: 'move-shrub',
    title: 'Moving a shrub or a tree',
    asked:
      /\b(?:mov(?:e|ing)|transplant\w*|relocat\w*|dig(?:ging)? up)\b.*\b(?:shrubs?|bush(?:es)?|trees?|hedges?|plants)\b/,
    source: tipsPage,
    text: 'Move a leafless shrub or tree between November and February, when the ground is neither frozen nor sodden, and an evergreen in October or in spring. Take as large a ball of soil as two people can carry, plant it as deep as it stood, stake a tall one, and water with 20 litres once a week through the next two summers.',
    suggestions: ['When do I plant a hedge?', 'When should I mulch?'],
  },
  {
    isSubject: true,
    times: [{ asked: /./, what: 'plant trees and hedges', months: [10, 11, 12, 1, 2] }],
    id: 'plant-tree',
    title: 'Planting trees and hedges',
    asked:
      /\b(?:when|how|can|should|is it|time|late|early|still|ok)\b.*\bplant\w*\b.*\b(?:trees?|shrubs?|hedg\w+|bare ?root)\b|\bbare ?root\b/,
    source: clayTip,
    text: 'Plant bare-root trees and hedges from November to February whenever the ground is neither frozen nor sodden; those in pots are best in October. Dig a hole no deeper than the roots and twice as wide, put the same soil back, stake low, and water with 20 litres once a week through the first two summers.',
    suggestions: ['What are good trees for a small garden?'],
  },
  {
    id: 'prune-basics',
    title: 'When to prune',
    asked:
      /^(?:when|how) (?:do|should|can|to) ?(?:i|you|we)? ?prune(?: (?:things|shrubs?|plants?|my (?:shrubs?|plants?|garden)|trees?))?$|\bpruning (?:guide|basics|tips|help)\b/,
    source: tipsPage,
    text: 'Shrubs that flower before June are pruned straight after flowering, later ones in March, apples and pears in winter, and plums and cherries only in summer. Tell me which plant you have and I will look it up.',
    suggestions: ['When do I prune roses?', 'When do I prune wisteria?'],
  },
  {
    id: 'cuttings',
    title: 'Taking cuttings',
    asked: /\bcuttings?|propagat\w+\b/,
    source: tipsPage,
    text: 'In August take shoots 8 cm long without a flower, cut below a leaf joint, strip the lower leaves and push them round the edge of a pot of gritty compost. Keep them moist, shaded and out of wind; most root within six weeks.',
  },
  {
    id: 'low-pollen',
    title: 'Little pollen in the air',
    isSubject: true,
    asked:
      /\b(?:low|less|little|no)[ -]?(?:pollen|allergen|allergy)\b|\bpollen[ -]?free\b(?!.*\bcats?\b)|\b(?:plants?|flowers|shrubs|trees|hedges?|garden(?:ing)?|grow)\b.*\b(?:hay ?fever|asthma\w*|(?:difficulty|trouble|problems?) (?:with )?breathing|pollen allerg\w+|allerg\w+ to pollen)\b|\b(?:hay ?fever|asthma\w*)\b.*\b(?:plants?|flowers|shrubs|trees|hedges?|garden|grow)\b/,
    source: tipsPage,
    text: 'What the wind carries troubles most: the pollen of grasses, of birch, hazel, alder, ash, oak and plane, and of plantain and nettles. Flowers that insects pollinate, with heavy, sticky pollen, shed little of it into the air: penstemon, snapdragon, salvia, hardy geranium and roses of little scent. Daisies and chrysanthemums can trouble some people, and strong scents others. Gravel or paving instead of lawn, or a lawn mown before it flowers, helps; so does a hedge that is cut before it blooms, and mulch instead of stirring up dry compost, which holds spores. Ask a GP or a pharmacist what you react to.',
    suggestions: ['Which plants are low maintenance?', 'How much is a patio?'],
  },
  {
    id: 'pond-how',
    title: 'Ponds',
    asked: /\b(?:pond|water feature)s?\b/,
    source: page('A year of flowers for bees', '/gardening-tips/a-year-of-flowers-for-bees'),
    text: 'Even a sunken bowl brings frogs and drinking bees. Give it one shallow side so that hedgehogs can climb out, fill it with rainwater, and put in native plants such as marsh marigold, brooklime and rigid hornwort. A small child can drown in a few centimetres, so fence it, fit a grid or wait until they are older.',
    suggestions: ['How much does a water feature cost?'],
  },
  {
    id: 'raised-bed',
    title: 'Raised beds',
    asked: /\braised beds?\b/,
    source: clayTip,
    text: 'Raise beds by 25 to 40 cm over clay or rubble, no wider than 1.2 m so that you reach the middle from both sides, and keep the soil at least 15 cm below the damp course of the house. Fill with topsoil and a third of compost.',
  },
  {
    id: 'start',
    title: 'Where to begin',
    asked:
      /\b(?:where (?:do|should) i (?:start|begin)|new to gardening|beginner\b(?!.*\b(?:plants?|veg\w*|flowers?)\b)|first garden|just moved|get(?:ting)? started|no idea|bit(?:e|ten)? off more than|overwhelm\w*|too much (?:garden )?for (?:me|us))\b/,
    source: tool,
    text: 'Live with it for a few weeks and mark where the sun falls at nine, noon and three. Find out your soil, keep what you like, and plant one bed well instead of five thinly. The design tool will draw three ideas to scale, and a first call with a designer can be booked on this site.',
    suggestions: ['What are easy plants for beginners?', 'How do I test my soil?'],
  },
  {
    id: 'low-maintenance',
    title: 'Less work',
    asked:
      /\b(?:how (?:can|do) i make\b.*\b(?:low maintenance|less work|easy)|low maintenance garden)\b/,
    source: tool,
    text: 'Cover the soil with plants that close up in two summers, mulch each year, give up the edges of the lawn or all of it, and have fewer, larger pots. Choose Low-Maintenance in the design tool and each design states its hours of work in a year.',
    suggestions: ['Which plants are low maintenance?', 'How much is garden maintenance?'],
  },
];
