/** What a reader found in nine hundred everyday sentences, mended one kind after another, with the neighbours that stay as they were. */
import type { QuestionFixture } from '#server/features/assistant/questions.fixture.ts';

const all = (asks: readonly string[], rest: Omit<QuestionFixture, 'ask'>): QuestionFixture[] =>
  asks.map((ask) => ({ ask, ...rest }));
const watering = /root ball|stand the pot in a bucket/;

/** Somebody has died. */
const grief: readonly QuestionFixture[] = [
  {
    ask: 'my mum died and i want to plant a rose in her memory',
    says: [/^I am sorry for your loss\./, /[Rr]ose/, /plant/],
    not: watering,
  },
  {
    ask: 'memorial garden for my baby who died',
    says: [/^I am sorry for your loss\./, /remember/],
    not: watering,
  },
  {
    ask: 'my wife died and i cant cope',
    says: [/^I am sorry for your loss\./, /Samaritans/, /116 123/],
    not: watering,
  },
  {
    ask: 'my husband died last year and i feel so alone',
    says: [/^I am sorry for your loss\./, /116 123/],
    not: watering,
  },
  {
    ask: 'my dog died what tree can i plant over his grave',
    says: [/^I am sorry for your loss\./, /60 cm of soil/, /- /],
    not: watering,
  },
  {
    ask: 'mum died want a memorial bench',
    says: [/^I am sorry for your loss\./, /bench/],
    not: watering,
  },
  {
    ask: 'since my husband died the lawn is a mess can you help',
    says: [/^I am sorry for your loss\./],
    not: watering,
  },
  {
    ask: 'my father in law died in spring, what trees flower in april',
    says: [/^I am sorry for your loss\./, /April/, /- /],
    not: watering,
  },
  {
    ask: 'grandads garden is overgrown since he died how much to clear it',
    says: [/^I am sorry for your loss\./, /£450/],
  },
  ...all(['my wife passed and i feel so alone', 'my baby died'], {
    says: [/^I am sorry for your loss\./, /116 123/],
  }),
  {
    ask: 'my husband died and i want to die',
    says: [/^I am sorry for your loss\./, /116 123/, /999/],
  },
  {
    ask: 'my hamster died can i bury him in the garden',
    says: [/^I am sorry for your loss\./, /60 cm/],
    not: /116 123/,
  },
  {
    ask: 'my late husband planted this wisteria when do i prune it',
    says: [/^I am sorry for your loss\./, /late July/],
  },
  ...all(['my chickens died what killed them', 'my fish died in the pond'], {
    says: [/./],
    not: watering,
  }),
  { ask: 'a rose in memory of my dad', says: [/^I am sorry for your loss\./, /[Rr]ose/] },
  ...all(
    [
      'my lavender died',
      'why is my plant dying',
      'my hydrangea has died',
      'the rose my mum gave me died',
      'all my tomatoes died',
      'my mother in laws tongue died',
    ],
    { says: [watering], not: /sorry for your loss/ },
  ),
  ...all(
    [
      'my friend has a dying hedge',
      'has a child ever died from foxglove',
      'how many people died from yew',
    ],
    { says: [/./], not: /sorry for your loss/ },
  ),
];

/** Everyday words that look like plants. */
const words: readonly QuestionFixture[] = [
  ...all(['i need a patio plus lighting', 'patio plus lighting cost'], {
    says: [/Paving and stonework/, /lighting/i],
    not: /[Pp]lum\b/,
  }),
  {
    ask: 'can i get a visit plus a design',
    says: [/You can book/, /visit to your garden/],
    not: /Plum|plum|don't know/,
  },
  ...all(
    ['who is the prime minister', 'who was the champion', 'who is the prime minister of russia'],
    { says: [/don't know/], not: /£|Rose campion/ },
  ),
  { ask: 'when do i prune my plumm tree', says: [/silver leaf/] },
];

/** Law, and pests that are easily taken for others. */
const rules: readonly QuestionFixture[] = [
  ...all(
    [
      'badgers digging up my lawn',
      'there is a badger sett at the end of my garden can i build a shed',
    ],
    { says: [/protected by law/, /Natural England/] },
  ),
  ...all(
    [
      'bats in my shed',
      'i have bats in my shed can i knock it down',
      'are bats protected in my roof',
    ],
    { says: [/protected by law/, /0345 1300 228/] },
  ),
  ...all(['can i shoot squirrels', 'can i poison squirrels', 'can i trap foxes'], {
    says: [/pest controller/, /poison/],
    not: /^Cats want/,
  }),
  ...all(['squirrels keep digging up my bulbs', 'how do i stop foxes digging'], {
    says: [/Cats want loose dry soil/],
  }),
  ...all(
    [
      'are metaldehyde slug pellets legal',
      'can i still use metaldehyde slug pellets',
      'are slug pellets safe for dogs',
    ],
    { says: [/banned outdoors in Great Britain since spring 2022/, /ferric phosphate/] },
  ),
  { ask: 'how do i get rid of slugs', says: [/torch/] },
  ...all(
    [
      'is weedkiller safe for dogs',
      'weedkiller safe for dogs',
      'how long after weedkiller can dog go on lawn',
      'is lawn feed safe for cats',
    ],
    { says: [/until everything is dry/, /label/], not: /Hoe on a dry|£/ },
  ),
  { ask: 'how do i get rid of weeds', says: [/Hoe on a dry/] },
  ...all(['asian hornet seen', 'i saw an asian hornet nest'], {
    says: [/Asian Hornet Watch/, /[Dd]o not disturb/],
    not: /left until winter/,
  }),
  { ask: 'hornets nest in tree', says: [/pest controller/] },
  {
    ask: 'can i plant rhododendron ponticum',
    says: [/invasive/, /offence/],
    not: /October for preference/,
  },
  { ask: 'can i plant rhododendron', says: [/Yak rhododendron/] },
  ...all(['how big can a shed be without planning', 'do i need planning permission for a shed'], {
    says: [/2\.5 m in all within 2 m/],
    not: /don't know/,
  }),
  { ask: 'planning for decking 40cm high', says: [/30 cm/, /wants permission/] },
  { ask: 'how much is a 3x2 shed', says: [/£5,500/] },
  ...all(
    ['can i cut overhanging branches from next door', 'my neighbours tree overhangs my garden'],
    { says: [/back to the boundary/, /preservation order/] },
  ),
  { ask: 'fire blight on my pear', says: [/pears, apples, quince/], not: /[Pp]otato/ },
  { ask: 'potato blight', says: [/Cut potato tops/] },
  { ask: 'scale insect on bay tree', says: [/honeydew/] },
  ...all(['algae on patio slippy', 'my paving has gone green and slippery'], {
    says: [/stiff broom/],
    not: /blanket weed/i,
  }),
  ...all(['blanket weed pond', 'green algae in my pond'], { says: [/Twist blanket weed out/] }),
  ...all(['pond plants', 'what pond plants are native'], { says: [/^Pond plants/] }),
  { ask: 'plants for wildlife pond', says: [/^Pond plants/], not: /Aster/ },
  { ask: 'how deep pond for wildlife', says: [/30 to 60 cm/], not: /bulbs/ },
  { ask: 'how deep should i plant tulips', says: [/15 cm/] },
  { ask: 'manhole in lawn can i cover it', says: [/Never bury a manhole/] },
  { ask: 'lawn feed burned my lawn', says: [/Soak the place/] },
  { ask: 'when do i feed my lawn', says: [/Feed once in spring/] },
  ...all(['do slugs harm my dog', 'are slugs poisonous to dogs'], { says: [/lungworm/] }),
  ...all(['moles in lawn how do i kill them'], { says: [/mole catcher/] }),
  ...all(['planning my greenhouse planting', 'planning to put decking in how much'], {
    says: [/./],
    not: /general guide for England/,
  }),
  ...all(
    [
      'when should i prune the branches over my shed',
      'how do i grow ivy over my fence',
      'my apple tree hangs over the path when do i prune it',
    ],
    { says: [/./], not: /back to the boundary/ },
  ),
  ...all(['is green slate paving good', 'moss in lawn'], { says: [/./], not: /stiff broom/ }),
  ...all(['can i use bleach on my patio', 'salt on weeds'], { says: [/no weedkillers/] }),
];

/** To be unseen is another wish than to have one's data kept. */
const privacy: readonly QuestionFixture[] = [
  ...all(
    [
      'fast growing hedge for privacy',
      'fast growing screen for privacy',
      'how can i get more privacy in my garden',
      'privacy from neighbours',
    ],
    { says: [/trellis/], not: /privacy policy/ },
  ),
  ...all(
    [
      'what is your privacy policy',
      'do you sell my data',
      'is my privacy protected',
      'do you use cookies',
      'privacy notice',
    ],
    { says: [/privacy policy/] },
  ),
];

/** A tree in a sentence is not always one to buy. */
const trees: readonly QuestionFixture[] = [
  ...all(
    [
      'tree fallen on my house',
      'tree fell on my car',
      'tree leaning after storm',
      'a branch fell on my fence in the wind',
      'tree about to fall on my garden',
      'the tree outside my house came down in the storm',
      'tree has fallen down',
      'my tree split in the storm',
    ],
    { says: [/tree surgeon/, /999/, /105/], not: /^Trees:/ },
  ),
  { ask: 'ash dieback in my tree', says: [/brittle/], not: /^Trees:/ },
  { ask: 'diesel on tree stump', says: [/^Please do not/, /stump killer/] },
  { ask: 'how to heal a wound on a tree', says: [/closes a wound by itself/] },
  { ask: 'cat stuck in tree', says: [/RSPCA/] },
  ...all(['how do i stop cats going up the tree', 'leaves from my tree have fallen on the lawn'], {
    says: [/./],
    not: /RSPCA|105/,
  }),
  ...all(['is my tree protected', 'how do i know if a tree is protected'], {
    says: [/preservation order/],
  }),
  { ask: 'can i have artificial grass with a dog', says: [/^Yes/, /Rinse/], not: /\n- / },
  { ask: 'how much is artificial grass for a dog run', says: [/£950/] },
  { ask: 'hot tub base', says: [/hot tubs/], not: /Lavender/ },
  ...all(['tree', 'small tree', 'trees for clay', 'i want a tree', 'evergreen tree'], {
    says: [/^Trees/, /\n- /],
  }),
  ...all(
    [
      'does the tree in front of my house need pruning',
      'what is wrong with my tree',
      'what tree surgeon do you recommend',
      'some tree roots have lifted my path',
      'what can i plant next to my tree',
    ],
    { says: [/./], not: /^Trees/ },
  ),
  ...all(['which tree for a small garden', 'i need a tree for my front garden'], {
    says: [/^Trees/],
  }),
  { ask: 'evergreen climber north wall', says: [/^Climbers for shade/] },
  { ask: 'young apple tree leaning in the wind', says: [/./], not: /105/ },
];

/** Harm that the firm has done. */
const complaints: readonly QuestionFixture[] = [
  ...all(
    [
      'your workmen left a mess',
      'your team damaged my fence',
      'i want my money back the patio is cracked',
      'the turf you laid died',
      'you killed my hedge',
      'the patio you laid last year is sinking',
      'i paid for a patio and it has sunk',
      'nobody turned up yesterday',
      'your driver hit my wall',
    ],
    { says: [/complaints page/] },
  ),
  { ask: 'my turf died', says: [watering] },
  { ask: 'can i get my money back for the visit', says: [/refunded in full/] },
  ...all(
    [
      'what if your team damaged my fence',
      'how do i kill my hedge',
      'can you lay turf over dead grass',
    ],
    { says: [/./], not: /complaints page/ },
  ),
];

/** What may do harm, said where it was not asked in so many words. */
const harm: readonly QuestionFixture[] = [
  ...all(
    [
      'is foxglove safe round toddlers',
      'is foxglove safe round chickens',
      'my dog sniffed a foxglove',
      'my kids play near the foxgloves',
    ],
    { says: [/dangerous if eaten/] },
  ),
  { ask: 'when do i plant foxgloves', says: [/plant/i], not: /for pets,/ },
  ...all(['are geraniums poisonous to cats', 'geranium toxic to dogs'], {
    says: [/Two plants are called geranium/, /Pelargonium/, /[Cc]ranesbill/],
  }),
  ...all(['are geraniums hardy', 'can geraniums stay out in winter'], {
    says: [/frost kills it/, /Pelargonium/, /Cranesbill/],
  }),
  ...all(
    [
      'is hardy geranium poisonous to dogs',
      'when do i cut back cranesbill',
      'when to plant pelargoniums',
    ],
    { says: [/./], not: /Two plants are called/ },
  ),
  {
    ask: 'is burning bush safe with kids',
    says: [/[Ww]inged spindle/, /may not be the one you mean/, /for people/],
    not: /Aster/,
  },
  ...all(
    [
      'my son is allergic to nuts can we plant a hazel',
      'we have a nut allergy which trees should we avoid planting',
      'peanut allergy can i grow lupins',
    ],
    { says: [/very nuts/, /Lupin/], not: /October to March/ },
  ),
  { ask: 'when do i plant a hazel', says: [/[Hh]azel/], not: /allergy/ },
  ...all(
    [
      'can i grow blueberries in clay',
      'do blueberries grow in clay soil',
      'will camellias grow on sandy soil',
    ],
    { says: [/acid/], not: /: yes, it grows on/ },
  ),
  { ask: 'can i grow roses in clay', says: [/yes, it grows on/] },
  ...all(
    ['i could kill my neighbour over this hedge', 'i could murder my neighbour over his hedge'],
    { says: [/council/], not: /dangerous to people|[Yy]ew,/ },
  ),
  ...all(['will this plant kill my neighbour', 'which plants would kill my husband'], {
    says: [/don't know/],
    not: /Foxglove|Yew/,
  }),
  ...all(
    [
      'my dog digs up my tulips how do i stop him',
      'my kids dig in the strawberry bed when do i plant strawberries',
    ],
    { says: [/./], not: /for pets,/ },
  ),
  { ask: 'can i grow heather on chalk', says: [/chalk never is/] },
  { ask: 'which plants are poisonous to people', says: [/dangerous to people/] },
];

/** What people ask of the firm. */
const firm: readonly QuestionFixture[] = [
  ...all(
    [
      'how much is it to get my lawn mowed',
      'price for cutting my lawn every two weeks',
      'cost of having the grass cut',
    ],
    { says: [/Garden maintenance/, /£220/], not: /£1,850/ },
  ),
  ...all(['how high should i cut my lawn', 'when should i mow my grass'], {
    says: [/4 cm/],
    not: /£/,
  }),
  ...all(['how much to cut my hedge', 'how much to cut back my hedge and mow the lawn'], {
    says: [/£220/],
  }),
  ...all(
    [
      'when can i cut my hedge',
      'how much should i cut off my hedge',
      'when is grass cutting season',
    ],
    { says: [/./], not: /£|August take shoots/ },
  ),
  { ask: 'how much to returf my lawn', says: [/£1,850/] },
  ...all(
    [
      'driveway block paving price',
      'block paving drive 40m2',
      'driveway 50m2',
      'can you pave my drive',
      'price of a paved drive',
      'gravel drive',
      'can you lay a drive',
    ],
    { says: [/do not name driveways/], not: /£6,800|£14,500/ },
  ),
  { ask: 'price for a patio and a driveway', says: [/£6,800/, /Driveways: not on our price list/] },
  { ask: 'block paving patio 20m2 price', says: [/20 m²: £6,800/] },
  ...all(
    [
      'i have 5k what can i get',
      'ive got 5 grand for my garden',
      'i have £5000 what can i get',
      'can i get a garden for under £5000',
    ],
    { says: [/Within that sum/, /£4,500|£4,200/], not: /£6,800/ },
  ),
  { ask: 'i have £150 for my garden what could i get', says: [/begins below/] },
  ...all(['nhs discount', 'do you do a discount for pensioners'], { says: [/no discounts/] }),
  ...all(['wheres your office', 'where is your showroom', 'where are your offices'], {
    says: [/The address is/],
  }),
  {
    ask: 'how much is a patio and do you cover guildford and when are you open',
    says: [/£6,800/, /Guildford/, /Monday to Friday/],
  },
  { ask: 'do you cover kent and when are you open', says: [/Kent/, /Monday to Friday/] },
  { ask: 'how much is a fence and do you work weekends', says: [/£4,500/, /Monday to Friday/] },
  {
    ask: 'how long does a patio take and when are you open',
    says: [/1-2 weeks/, /Monday to Friday/],
  },
  { ask: 'when are you open', says: [/^Monday to Friday/] },
  { before: ['patio 20 sqm'], ask: 'in porcelain', says: [/Paving and stonework, 20 m²: £6,800/] },
  { before: ['how much is a 20 sqm patio'], ask: 'and in sandstone', says: [/20 m²: £6,800/] },
  { before: ['patio 20 sqm'], ask: 'and a fence', says: [/Fencing and structures/] },
  ...all(
    [
      'مرحبا كم سعر الفناء',
      '你好 我想要一个花园',
      'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਮੈਨੂੰ ਬਾਗ ਚਾਹੀਦਾ ਹੈ',
      'Здравствуйте, сколько стоит патио',
    ],
    { says: [/English only/, /ring us on/, /booking page/], not: /We work in/ },
  ),
  { ask: '💐💐💐', says: [/don't know/], not: /We work in/ },
  { ask: 'what does a café terrace cost', says: [/£6,800/] },
];

export const everydayFixtures: readonly QuestionFixture[] = [
  ...grief,
  ...words,
  ...rules,
  ...privacy,
  ...trees,
  ...complaints,
  ...harm,
  ...firm,
];
