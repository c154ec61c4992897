/** Figures of speech, denials, meals and crops that were eaten, which ring nothing, and the emergencies that share their words. */
import { describe, expect, test } from 'vitest';
import { createSaid, NO_ALARM, NOT_URGENT } from '#server/features/assistant/ask.fixture.ts';

const said = createSaid();

describe('what has to ring', () => {
  test.each([
    'my dog hasnt eaten since he swallowed a stone', 'my dog is sick after the slug pellets', 'my dog ate grapes', 'my dog ate an onion', 'my dog ate apple pips and is sick', 'my dog ate a whole bag of carrots',
    'my dog ate cherries', 'my dog ate a plum stone', 'dog ate rhubarb', 'my cat ate a mouse that had eaten rat poison', 'my dog ate slugs', 'my dog ate a sock', 'my hens ate slug pellets', 'my dog chewed the fence treatment',
    'my dog ate tomato leaves',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/ring your vet now/i);
  });
  test.each([
    'he didnt eat it but he licked the foxglove and now feels sick', 'not sure if my son ate the berries', 'she says she didnt but i think my daughter ate a yew berry', 'soil on my hands and now a rash', 'weedkiller on my hands',
    'lime dust on my face burning', 'burned my hand on the bbq', 'burnt my hand cooking sausages', 'stung by a wasp', 'got stung by the bees', 'i was stung for the first time by a hornet', 'my toddler ate a leaf of rhubarb',
    'my kid ate a tomato leaf', 'my toddler ate cherry stones', 'my son ate a raw runner bean', 'my daughter ate a green potato', 'my toddler ate sweet pea seeds', 'my son ate strawberries sprayed with weedkiller',
    'my baby ate soil and has been sick',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/NHS 111/);
  });
  test.each([
    'he isnt hurt but he cant breathe', 'nobody else is hurt but my dad is unconscious', 'he didnt fall he collapsed', 'gasping for breath', 'my son is gasping for air', 'my dad is gasping', 'choking on a grape', 'choking help',
    'he choked and cant breathe', 'i got a shock from the pump', 'got a shock off the mower cable', 'shed on fire', 'my fence is on fire', 'broken leg', 'i have a broken arm', 'my husband has a broken leg',
    'fell off a chair and broke my leg', 'my leg is broken', 'drowning in the pond', 'my son is drowning', 'my dog is fine but my son is drowning', 'bleeding from the head', 'my head is bleeding', 'the cut is bleeding badly',
    'my heart has stopped', 'i think im having a heart attack', 'heart attack', 'im dying', 'fell in the pond and went under',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/[Cc]all 999 now|999 or go to A&E now/);
  });
  test.each([
    'im dying inside and i want to die', 'im sick of living', 'sick of life',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/116 123/);
  });
});

test.each([
  'we had lunch on the patio', 'we ate on the patio', 'eating on the patio in the evening', 'we love eating outside on the patio', 'my family eat on the deck every night', 'my husband ate a sandwich on the lawn',
  'the kids were eating ice lollies on the patio', 'my kids eat breakfast on the terrace', 'i ate an apple off my tree', 'my son ate a strawberry', 'the kids ate all the raspberries', 'my daughter ate a tomato',
  'my toddler ate a pea pod', 'my toddler eats blueberries straight from the bush', 'i ate a carrot from the garden', 'we ate our first courgettes', 'the grandchildren ate all the strawberries',
  'my wife ate the last of the plums', 'my kids ate the peas', 'my dog ate a carrot', 'my dog ate a strawberry', 'the chickens ate the slugs', 'my hens ate the worms', 'my cat ate a mouse', 'my dog ate his dinner',
  'my dog ate my homework', 'nobody is hurt but the fence fell down', 'no one is hurt the tree just missed us', 'no one was hurt', 'nobody was hurt when the wall fell', 'he didnt eat it', 'he didn\'t eat any',
  'my dog didnt eat the lily', 'my toddler did not eat the berry', 'she hasnt eaten anything', 'my dog has not eaten any of it', 'he never ate it', 'i did not cut myself', 'he didnt fall off the ladder',
  'luckily he did not fall', 'i havent hurt myself', 'no one has been stung', 'im not hurt', 'im not allergic to bees', 'my dog isnt ill', 'thankfully nobody was under the tree when it fell', 'my lawn is gasping for water',
  'my plants are gasping', 'the garden is gasping for water', 'my hydrangeas are gasping for a drink', 'im gasping for a cuppa', 'broken table leg on my garden bench', 'the leg of my table is broken', 'my bench has a broken leg',
  'broken arm on the garden bench', 'broken arm of the pergola', 'the swing seat has a broken arm', 'choking ivy', 'ivy is choking my tree', 'choked with weeds', 'my pond is choked with duckweed',
  'the border is choking with bindweed', 'shock from the bill', 'i got a shock from the bill', 'i had a shock at the price', 'got a shock when i saw the quote', 'the price gave me a shock', 'my acer is on fire this autumn',
  'the maple was on fire last october', 'hose pipe', 'hose pipe burst', 'my hose pipe has burst', 'i cut the hose pipe', 'hosepipe split', 'cut through the hose pipe with the mower', 'the dog chewed the hose pipe',
  'i was stung for 5000', 'stung for 5000 by a builder', 'we got stung by a cowboy builder', 'stung by the price', 'stung with a big bill', 'dying for a cuppa', 'i am dying for a pint', 'my husband is dying for a shed',
  'kill two birds with one stone', 'i want to kill two birds with one stone', 'killing time till spring', 'dressed to kill', 'its a killer slope', 'if looks could kill', 'curiosity killed the cat', 'i could murder a cup of tea',
  'i could murder a beer', 'im starving', 'breaking news my tomato is ripe', 'break a leg', 'cost me an arm and a leg', 'it costs an arm and a leg', 'i gave my right arm for this garden',
  'i would give my right arm for a greenhouse', 'pulling my leg', 'a bleeding mess of a garden', 'this bleeding lawn', 'the bleeding fence fell down', 'bloody brambles', 'bloody hell the price', 'heart of the garden',
  'heart broken about my roses', 'my heart sinks when i see the lawn', 'my heart is set on a wisteria', 'my heart stopped when i saw the price', 'heart attack when i saw the bill', 'hearts and flowers', 'headache of a garden',
  'this garden is a headache', 'a pain in the neck hedge', 'the hedge is a pain in the backside', 'my neighbour is a pain in the neck', 'my neighbours hedge is doing my head in', 'its a nightmare', 'drowning in paperwork',
  'drowning in leaves', 'my lawn is drowning', 'drowned my seedlings', 'i drowned my cactus', 'i over watered and drowned it', 'poisoned by the old owner the lawn is bare', 'suffocating under ivy', 'strangled by bindweed',
  'bindweed is strangling my roses', 'my wisteria is strangling the drainpipe', 'smothered by ivy', 'attacked by aphids', 'blackfly attacking beans', 'shot of colour', 'long shot but do you do roofs', 'shooting up',
  'the bomb site of a back garden', 'my garden looks like a bomb has hit it', 'a bombsite garden', 'it looks like a bomb went off in my garden', 'the garden exploded with colour', 'my beans exploded this year',
  'my lawn is on its last legs', 'on its last legs', 'the shed is on its last legs', 'the shed is dead on its feet', 'this weather is killing my plants', 'the drought is killing my lawn', 'fell in love with a garden',
  'i fell for this house because of the garden', 'leaves fell off', 'the panel fell off the fence', 'a branch fell off the tree', 'the gate fell off', 'the roof fell in on the old shed', 'i fell behind with the weeding',
  'my daughter fell over laughing at the gnome', 'i burnt the sausages', 'i burned the toast', 'burnt my tomato seedlings', 'sun burnt my hosta', 'frost burned leaves', 'cut finger joints in oak', 'hand painted sign',
  'foot of the wall', 'at the foot of the hedge', 'the head of the bed', 'neck of the woods', 'in my neck of the woods', 'an eye for colour', 'an eye on the price', 'the eye of the storm', 'elbow grease', 'cold shoulder',
  'knees up party on the patio', 'body of water', 'skin the turf', 'skin of the onion', 'rash decision', 'i made a rash decision to buy a banana plant', 'stitch in time', 'nail in the coffin for my lawn',
  'the last nail in the coffin', 'over my dead body', 'skeleton of the shed', 'graveyard of pots', 'ghost of a lawn', 'sick of my lawn', 'im sick to death of weeds', 'bored to death of my garden',
  'scared to death of getting the pruning wrong', 'frozen to death dahlias', 'my tomatoes froze to death', 'i worked myself to death in this garden', 'to die for garden', 'a view to die for', 'a killer view',
  'lethal lawn when wet', 'the steps are lethal when icy', 'the patio is a death trap', 'deadly boring garden', 'fatal mistake with my lawn', 'toxic neighbour', 'im allergic to gardening', 'allergic to work',
  'my dog is sick of being inside', 'my kids are sick of the mud', 'my mum is poorly and wants a sunny spot to sit', 'my wife is ill so we need an easy garden', 'my dad has dementia can you make a safe garden',
  'my son has epilepsy is a pond safe', 'i have arthritis which tools', 'im recovering from a hip operation and need raised beds', 'the trees are gone but the stumps are left', 'dont panic its only moss', 'help', 'help me',
  'i need help urgently with my lawn', 'emergency gardener needed', 'urgent my grass is dying', 'urgent help with hedge', 'sos my tomatoes are dying', 'i took a break for lunch', 'my dog never eats his dinner',
  'it has never stung me', 'bees that have not stung anyone', 'none of us were hurt when the shed blew over', 'thankfully no children were hurt', 'my roses look as if they are gasping', 'the whole border is gasping',
  'all my pots are gasping for a drink', 'im dying to get started on my lawn', 'im dying for a sit down', 'my wife is dying to have a pond', 'stung by the cost of the fence', 'stung for vat', 'the quote was a shock',
  'in shock at the state of my garden', 'a shock of pink flowers', 'cost me a right arm', 'this border is a pain in the bum', 'a wobbly table leg', 'my planter has a broken foot', 'the swing has a broken arm can you fix it',
  'seat of the bench', 'drowning in courgettes', 'drowned my orchid', 'i keep drowning my houseplants', 'burnt the dinner', 'fell out with the neighbours', 'i fell asleep in the deckchair', 'a killer hill',
  'a nail in the coffin for the old shed', 'sick of cats', 'we are sick of the noise', 'my grandchildren ate the blueberries', 'the kids ate all the tomatoes off the plants', 'my hens eat slugs', 'hedgehogs eat slugs',
  'my cat catches birds', 'my dog chews the fence', 'puppy chewed the decking',
])('%s rings nothing', (turns) => {
  expect(said(turns)).not.toMatch(NO_ALARM);
});
test.each([
  'electric bill gave me a shock', 'the garden is on fire this autumn', 'soil on my hands', 'soil on my hands wont come off', 'compost on my hands', 'mud on my hands and knees', 'i get soil on my face',
  'i love the feel of soil on my hands', 'the previous owner poisoned the soil',
])('%s rings no emergency', (turns) => {
  expect(said(turns)).not.toMatch(NOT_URGENT);
});
