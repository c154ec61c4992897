/** Words that people type which are no slip of the pen, and what the shortest of them stand for. */

/** How messages on a telephone are shortened. */
export const TEXT_SPEAK: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  rn: 'now',
  atm: 'now',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  '2day': 'today',
  '2moro': 'tomorrow',
  wat: 'what',
  wot: 'what',
  wats: 'whats',
  wots: 'whats',
  wut: 'what',
  wen: 'when',
  whn: 'when',
  wher: 'where',
  hw: 'how',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  thx: 'thanks',
  tnx: 'thanks',
  cud: 'could',
  shud: 'should',
  wud: 'would',
  dont: 'dont',
  gd: 'good',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  cos: 'because',
  coz: 'because',
  bc: 'because',
  b4: 'before',
  '2': '2',
  ppl: 'people',
  appt: 'appointment',
  w: 'with',
  abt: 'about',
  sth: 'something',
  smth: 'something',
  n: 'and',
  da: 'the',
  im: 'im',
  ya: 'you',
  yous: 'you',
  hav: 'have',
  gdn: 'garden',
  grdn: 'garden',
  veggies: 'vegetables',
  defo: 'definitely',
  urgent: 'urgent',
  // As it is said at home, in the north, in Wales and in Scotland.
  mam: 'mum',
  mams: 'mums',
  mammy: 'mum',
  nanna: 'nan',
  nannan: 'nan',
  grannie: 'granny',
  granda: 'grandad',
  gramps: 'grandad',
  missus: 'wife',
  missis: 'wife',
  hubby: 'husband',
  hubbie: 'husband',
  hubbys: 'husbands',
  bairn: 'child',
  laddie: 'lad',
  bairns: 'children',
  grandkid: 'grandchild',
  grandkids: 'grandchildren',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bro: 'brother',
  sis: 'sister',
  bloke: 'man',
  fella: 'man',
  kiddies: 'kids',
  meself: 'myself',
  mesen: 'myself',
  hisself: 'himself',
  theirself: 'themselves',
  summat: 'something',
  owt: 'anything',
  nowt: 'nothing',
  aint: 'isnt',
  isnae: 'isnt',
  cannae: 'cant',
  dinnae: 'dont',
  didnae: 'didnt',
  wasnae: 'wasnt',
  wouldnae: 'wouldnt',
  heid: 'head',
};

/** Animals that live with people, and what they are called at home. */
export const PET_WORDS =
  'dog dogs doggy doggie pup pups puppy puppies cat cats kitty kitten kittens pet pets bunny bunnies hamster hamsters gerbil gerbils guinea tortoise tortoises turtle pony ponies horse horses foal donkey donkeys budgie parrot cockatiel chinchilla ferret ferrets goat goats sheep lamb lambs cow cows calf calves pig pigs alpaca alpacas llama hens hen chicken chickens duck ducks labrador lab retriever spaniel terrier poodle cockapoo labradoodle collie dachshund whippet greyhound bulldog beagle husky pug chihuahua westie yorkie russell alsatian dalmatian corgi cavapoo schnauzer vizsla lurcher mongrel moggy siamese ragdoll tabby parakeet lizard gecko terrapin mule stallion ewe ewes bull cattle geese goose'.split(
    ' ',
  );
/** Those of them that are kept outdoors and get into gardens, their keeper's own or a neighbour's. */
export const LIVESTOCK_WORDS: readonly string[] =
  'pony ponies horse horses foal donkey donkeys goat goats sheep lamb lambs cow cows calf calves pig pigs alpaca alpacas llama hens hen chicken chickens duck ducks mule ewe ewes bull cattle geese goose'.split(
    ' ',
  );
export const PERSON_WORDS =
  'child children childs kid kids kiddo son sons daughter daughters baby babies babys bub toddler toddlers infant newborn husband wife partner mum mom mummy mother dad daddy father gran granny nan nana grandma grandmother grandfather aunt auntie uncle cousin grandad grandpa grandson granddaughter grandchild grandchildren grandson boy girl lad lass nephew niece brother sister friend mate neighbour neighbor colleague someone somebody twin twins pupil student teenager man woman lady person people boyfriend girlfriend fiance fiancee stepson stepdaughter stepdad stepmum stepfather stepmother lodger flatmate housemate carer'.split(
    ' ',
  );

/** Common words and the names of things about the house and garden, so that none is taken for a plant it looks like. */
export const COMMON_WORDS = (
  'able above accident acre acres hectare hectares allergic allergy allergies accidentally across actually add added adding afraid after again against ahead alive allow allowed almost alone along already alternative although always among amount angry animal animals annoying another answer anyway apart appear area areas argue around arrive asked asking away awful ' +
  'back backyard bank barking barely bark based basic bath battery beach bear beautiful because become before began begin behind being believe below beside better between beyond bike bill bird birds bite bits bitter black blank blind block blocks blow blood board boat body boiler bonus book border boring both bother bottle bottom bought bowl branch brand bread break breakfast breath brick bricks bridge brief bright bring broke broken brother brought brown brush build builder builders building built bulb bunch burn burning burnt business busy buyer buying ' +
  'cable cake calm came camera candle cannot cape card care careful carpet carry cars case cash castle caught cause cement centre certain chain chair chance change changed changing charge cheap check cheers cheese chemical chest choice choose chosen church city class clean cleaned cleaner clear clearly clever client climb clock close closed clothes cloud club coast coat coffee cold collect colour come comes coming common company compare complain complete computer concern concrete condition contact contract control cook cool copper copy corner correct could count country couple course cover covered crack crazy cream create crew cross crowd cruel curious current customer ' +
  'daily damage damp dance dangerous dark dates dead deal dear decent decide decided deck decking deep deliver delivery depend depends desk detail details died diet different difficult digging dinner direct dirt dirty discount dish distance doctor document dogs dollar done door double doubt down drag drank draw drawing dream dress drink drive driven driver driveway drop dropped drove dump dust dying ' +
  'each earlier early earn earth easily east easy edge edges electric electrical electrician else email empty end ended engine england enjoy enough enter entire entrance equal especially estate even evening event everywhere exact exactly example except excited excuse exist expect expert explain extend extension extra eyes ' +
  'face fact fair fake fall falling family famous fancy farm farmer fast fault favourite fear feel feeling feet fell felt fence field fight fill filled final finally find finger finish finished fire first fish fishing fitted five fixed flag flat flats flight floor flow flying foam folks follow food foot force foreign forest forever forgot form fort forum forward found four frame free freeze fresh friday friend friends front frozen full fully funny further future ' +
  'gate gates gave general gentle gets ghost giant gift give given giving glad glass glue goal goes gold gone grab grand grey groceries gross ground group grown guard guess guest guide guys ' +
  'habit hair half hall hand handle hands hang happen happened happening happens happy hard hardly harm harmed hate hated head health healthy hear heard heart heat heavy held hello helped helpful helping hers hide high higher hill himself hire hired hiring hold hole holes holiday holidays home honest hope hoping hose hospital host hotel hour hourly hours house houses huge human hundred hungry hurry hurt ' +
  'idea ideas ideal ignore important impossible inch inches include included includes increase indeed indoors inside instead insurance interest interested internet invest iron island issue issues item items itself ' +
  'joke journey judge juice jump junk keen keep keeps kept kettle keys kick kill killed killing kills kind kinds king kitchen knee knew knife knock know known knows ' +
  'label labour lack ladder lady laid lake land landlord lane language large larger last late lately later laugh law lawyer laying lazy lead leak learn least leather leave leaves leaving left legal less lesson letter level levels life lift lifted light lighting lights likely limit line lines link list listed listen litre live lived lives living load loads local lock logs long longer look looked looking looks loose lorry lose lost loud love loved lovely lower luck lucky lunch ' +
  'machine made mail main mainly major making male manage manager market married mass massive match mate material materials matter meal means meant measure meat medical meet meeting member mess message messed metal meter method middle might mild mile miles milk mind mine minute minutes mirror miss missed missing mistake mixed model modern moment monday money month monthly months mood morning mostly mouse mouth move moved movie moving much music myself ' +
  'nail naked name named names narrow nasty nature near nearby nearest nearly neat neck needed needs neighbour neighbours neither nephew never news newspaper next nice niece night nights nine nobody noise noisy none normal north nose note nothing notice number numbers nurse ' +
  'object obvious offer offered office often older once online open opened opening opinion option options order ordered ordinary other others otherwise ours outside oven over overnight owed owner owns ' +
  'pack page paid pain paint painted painting pair panel paper parent parents park parked parking part parts party pass past path paths patio pave paved pavers paving payment peace people perfect perhaps period permission person pest phone photo photos pick picked picture piece pieces pillow pine pink pipe pipes pizza place placed places plain plan plane planned plans plant plastic plate play played player playing pleased plenty plot pocket point pole police polite pool poor popular port possible possibly post postcode posted posts pour power prefer present pretty prevent price print private probably problem problems product professional project promise proof proper properly property protect proud prove public pull pulled purpose push pushed puts putting ' +
  'quality question questions quick quickly quiet quite quote quoted race rail rain raining rains raise raised ramp range ranges rang rank rare rate rather reach read ready real reason recent record recycle refund refundable refuse regret regular related relax remember remind remove removed removing rent rented repair repeat reply report request require rescue respond rest result return review rich ride right ring road rock roll roof room rooms root rope rough round rude ruin ruined rule rules running rural rush ' +
  'sack safe said salad sale same sand save saved saying scale scared school score screen seal search season seat second secret seeing seem seems seen self sell send senior sense sent separate serious seriously serve service several sewer shall shape share shared sharp shed sheet shelf shell shine ship shirt shock shoe shop shops short shot should shout show showed shower shown shut sick side sides sign silly similar simple simply since sing single sister site sites sits sitting size sized skin skip sleep sleeping slide slight slope sloped sloping slow slowly smart smell smoke smooth snow social sofa soft sold solid solve someone somehow sometimes somewhere soon sore sort sound sour south space spare speak special speed spend spent spoke spot spray spread square staff stain stairs stand standing stands star start started starting state station stay stayed steal steel steep step steps stick still stole stone stones stood stop stopped storage store storm story straight strange street strip strong struck stuck student study stuff stump style subject such sudden suddenly sugar suggest suit sunday supply support suppose sure surface surprise survey suspect swap sweet swim swimming switch system ' +
  'table takes taking talk talked talking tall tank tape task taste tasted taught team tear television tell tells temporary ten tenant tend tent terrace terrible test text thank theft then theory thick thief thin thing think thinking third though thought thousand three threw throw throwing thursday tidy tight tile tiles till timber time times tiny tired tomorrow tonight took tool tools tooth total touch touched tough tour towards towel town toxic trade tradesman traffic train trash travel treat treated treatment tree trial trick tried trip trouble truck true trust truth trying tube tuesday turn turned turning twenty twice type typical ' +
  'ugly uncle under understand unless until unusual upset upstairs urgent used useful useless user uses usual usually valley value van various vehicle very video view village visit visited visitor voice wait waited waiting wake walk walked walking wall walls wanted wanting wants warm warn warning wash wasp wasps waste wasted watch watched wave weak wear weather website wedding week weekend weekends weekly weeks weigh weight weird welcome west whatever wheel whenever where wherever whether while whole wide wife wild willing wind window windows wine wire wise wish within without woke woman women wonder wonderful wood wooden word words wore work worked worker workers working works world worm worried worry worse worst worth wrap write writing written wrong yard yards year years yellow yesterday young younger yourself zone ' +
  'monday tuesday wednesday thursday friday saturday sunday vomit vomited vomiting swallow swallowed swallowing chew chewed chewing nibble nibbled lick licked munch munched poisoned drooling foaming berry berries pellets pellet refundable shady stung sting sap throat tongue lips swelling swollen splinter thorn bleeding breathing breathe collapsed trapped drowning rinse spade digger trimmer strimmer secateurs chainsaw weedkiller edible eaten hedgehog hedgehogs rabbit rabbits fox foxes badger deer squirrel pigeon mouse mice rats rat heron moles mole trampoline hottub bbq barbecue sauna jacuzzi conservatory garage greenhouse gazebo pergola arbour shed turf fence cemented tarmac resin gravel sleepers sleeper railway gutter gutters drain drains soakaway rubble rubbish bins skip boundary ' +
  'plus prime minister president king grave graves mourn mourning grief grieving bury buried burial memorial memory bench benches burned trapping leaned leaning heal healing scar capital africa african asia russia russian winner champion poem sauce beef seventy composite heating fiance barn deaf plumber pleasant prize role mini saga beam bead tale master violent grade cheery apply saliva penny prick pricking pricked heater heaters widow maker'
).split(' ');
