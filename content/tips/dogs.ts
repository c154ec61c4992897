import type { TipSource } from './tip.ts';

export const dogsTip: TipSource = {
  slug: 'a-garden-with-a-dog-in-it',
  title: 'A garden with a dog in it',
  topic: 'Dogs',
  standfirst:
    'A dog will make its own paths, choose its own bed and dig where the soil is best. Plan for that, keep a few plants and bags out of its way, and the two of you can share the ground.',
  drawing: 'echinacea',
  drawingAlt: 'Botanical drawing of a purple coneflower',
  published: '2026-08-17',
  plants: [
    'amelanchier-lamarckii',
    'carpinus-betulus',
    'cornus-alba-sibirica',
    'philadelphus-belle-etoile',
    'geranium-macrorrhizum-ingwersens-variety',
    'nepeta-six-hills-giant',
    'sesleria-autumnalis',
    'alchemilla-mollis',
    'echinacea-purpurea',
  ],
  related: ['a-lawn-that-lasts', 'the-first-year-after-planting'],
  links: [
    { label: 'Design a garden that is safe for a dog', to: '/ai-design' },
    { label: 'Ask which plants are poisonous to dogs', to: '/gardening-tips#assistant' },
  ],
  body: `
Watch before you plan. Within a week of moving in a dog has decided where it looks out, which corner it patrols and by what line it gets from the one to the other. These paths do not change. Plant across one and you will lose the plants; lay a path along it and you have a garden that works. In most gardens it runs the whole length of the fence, half a metre out, with a short cut to the back gate.

So bring the planting forward. Leave 60 cm clear behind the bed, along the fence, floored with bark or rolled gravel. From the house nobody sees it. The dog has its beat, you can reach the fence to paint it, and the shrubs stand where the light is better anyway.

## What poisons dogs

The list of plants that can upset a dog is very long, and most of it would take a bucketful. It is more useful to know the short one, of those that are really dangerous.

- Yew, in every part. So are laburnum, oleander, monkshood, foxglove and lily of the valley.
- Bulbs, above all for a dog that digs: daffodil, hyacinth, bluebell, snowdrop, tulip, autumn crocus, and the tubers of cyclamen. Onion, garlic and leek damage the blood some days later.
- Rhododendron and azalea, cherry laurel, daphne, spindle, and spurge, whose sap burns the mouth and the eyes.
- Grapes, on the vine or dried. How much is dangerous differs from dog to dog, and cannot be told beforehand. Hops as well.
- In the kitchen garden, the leaves of rhubarb, and green potatoes and tomato leaves.

Plants are not the worst of it. More dogs are harmed by what comes in bags. Cocoa shell mulch smells of chocolate and holds what makes chocolate dangerous. Slug pellets of metaldehyde, which may not be used outdoors in Great Britain since the spring of 2022, are still in many a shed: take them to the tip. Bone meal and blood, fish and bone smell like dinner, and a dog that eats a bagful is very ill. Compost heaps grow moulds that bring on fits. Put a lid on the heap and a door on the shed.

If a dog has eaten something, ring a vet at once, before there is anything to see. Say what, how much and when, and take a piece of it with you. Do not make the dog sick.

## Floors and fences

Fence to 1.8 m for a dog that jumps, and see to the foot of it for one that does not. A gravel board of concrete, sunk 10 cm, stops most. Weld mesh laid flat under the turf for half a metre stops the rest. Look at gates from a height of 20 cm, which is where you will find the gaps.

On lawns nothing stops the yellow rings that urine leaves. It is too much nitrogen in one place, and has nothing to do with whether the dog is a bitch, except that she does it all at once. A can of water within a few minutes dilutes it. Better, give her a corner of bark with a post in it and reward her for using it. Rye grass stands up to paws better than fescue; mow it at 4 cm, and rest one half at a time in winter. Where a large dog and a small lawn meet, do without the lawn.

Paving should be rough enough to grip. Gravel of 10 mm with round edges is kind to feet; sharp chippings are not. Black porcelain, dark rubber and artificial grass grow too hot in sun to stand on: lay the back of your hand there for five seconds in July, and you will know.

Shade matters more than anything you buy. A dog cannot take its coat off. A tree to the south-west of wherever it lies is worth more than a kennel, with a bowl that will not tip. A pond needs one side that slopes, since a dog that falls into a steep one may not get out.

## Plants that can be sat on

Beds want an edge that can take a knock. Start with something low and springy that comes back: rock cranesbill, catmint, lady's mantle, autumn moor grass. Behind these put shrubs with many stems from the ground, which bend: dogwood, mock orange, spiraea. Keep brittle and tall things, such as delphiniums and lilies, for a garden without a tail in it. Leave out thorns at eye height, berberis and pyracantha above all, and anything with a woody spike.

Raise what you cannot bear to lose. A bed with a 40 cm wall is respected by nearly every dog, I suppose because it reads as furniture.

Plant large and close. A bare bed is an invitation, and freshly dug soil an engraved one. Lay chicken wire flat under the mulch for the first summer, or peg twiggy hazel prunings over it; the plants come through, and nobody lies down. By the second summer there is nothing left to dig.

Then give the digging a place. A square metre of sand in a sleeper frame, in the shade, with a biscuit buried in it every morning for a fortnight, will hold most terriers for years. They were bred to do this. It is only a question of where.
`,
};
