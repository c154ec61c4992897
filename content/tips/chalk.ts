import type { TipSource } from './tip.ts';

export const chalkTip: TipSource = {
  slug: 'what-chalk-wants',
  title: 'What chalk wants',
  topic: 'Lime and flint',
  standfirst:
    'On the North Downs a spade goes in a hand deep and rings. That thin, white, hungry ground carries some of the loveliest gardens in Kent and Surrey, all of which began by giving in to it.',
  drawing: 'bearded-iris',
  drawingAlt: 'Botanical drawing of a pale blue bearded iris',
  published: '2026-09-28',
  plants: [
    'taxus-baccata',
    'sorbus-aria-lutescens',
    'cornus-mas',
    'syringa-vulgaris-madame-lemoine',
    'philadelphus-belle-etoile',
    'iris-jane-phillips',
    'geranium-sanguineum-album',
    'scabiosa-butterfly-blue',
    'helleborus-x-hybridus',
    'primula-veris',
  ],
  related: ['gravel-sand-and-a-dry-summer', 'london-clay-without-a-digger'],
  links: [
    { label: 'Find plants for your soil by postcode', to: '/garden-recommendations' },
    { label: 'Ask for a site assessment', to: '/booking' },
  ],
  body: `
Pour a little vinegar on a pinch of dry soil. If it fizzes, there is free lime in it, and no power on earth will make it acid. People have tried. They dig a pit, line it with peat, plant a rhododendron, and for two years it looks at them kindly. Then the lime creeps in with every shower and with every can of tap water, which in our part of the country has itself come out of chalk, and the leaves go yellow between green veins. The plant is starving for iron in the midst of plenty: at pH 8 the iron is there, but locked away.

So the first piece of advice is the whole of it. Look over the hedge. On the downs you will see yew (deadly if eaten), beech, field maple, whitebeam, spindle, wayfaring tree and wild clematis, and under them cowslips, scabious and marjoram. Every one of those has garden relations, and a garden planted from that list will never look ill.

## Thin, but not dry all through

Chalk soil is often only 15 to 20 cm deep, and rain goes straight through it. Yet the rock beneath is a sponge, and roots that have got into its cracks drink from it through summers that brown every lawn in the valley. All your skill should therefore go into getting roots down.

That is why a small plant beats a large one here. A hedging whip of 60 cm, bare of soil and planted between November and February, passes a container-grown one twice its height by the fourth year. For a tree, break the floor of the hole with a crowbar to twice the spade's depth, throw the chalk lumps aside, and put the dark soil back around the roots. You are not digging a better hole; you are opening a door.

Stake low, water each new tree with 20 litres once a week through its first two summers, and after that leave it to find its own.

## Feed from the top, for ever

Warm, airy, limy ground burns up organic matter faster than any other. A mulch of 5 cm put down in March has gone by the following one, and the answer is simply to do it again. Garden compost, leaf mould, composted bark and well-rotted manure all serve. Two things that serve elsewhere do not: spent mushroom compost holds chalk itself, and wood ash is as good as lime. Keep both for friends with an acid plot.

Do not dig. A fork turned over in thin soil brings up white rubble that takes years to darken again. And leave the flints. They keep the surface cool, and there is a reason that every wall in the village is made of them.

## A border that says where it is

The colours of chalk are clear ones, and the shapes are low and rounded with spires between. Begin with a back of mock orange 'Belle Étoile', lilac and a Cornelian cherry, which flowers yellow in February before any leaf. In front of those put bearded irises with their rhizomes half out of the ground, facing south to bake; 'Jane Phillips' has been the blue to beat for eighty years. Between the irises, which are over by mid June, run white bloody cranesbill, scabious and garden pinks, all happiest where drainage is sharp. Clematis likes lime and cool roots, so give it a flat stone over its feet. Hellebores will cover the shady end, and cowslips the grass.

In the kitchen garden, brassicas are a pleasure, since clubroot dislikes lime as much as a camellia does. Onions, leeks, asparagus, spinach and beetroot do well. Potatoes get scabby skins, which peel off with no harm. Raspberries go yellow and are best in a deep raised bed of bought compost. Grapes love it, and the vineyards between Dorking and Canterbury are there for that reason.

## If you must have a camellia

Then have one properly, in a pot. Forty-five centimetres across, filled with peat-free ericaceous compost, stood out of the early sun, which ruins frosted buds, and watered from a butt and never from the tap. A shed roof of ten square metres sheds ten litres for every millimetre of rain, and one wet week will fill a barrel that lasts a camellia through a dry month. Blueberries are managed in the same way, and repay it better.

That is not defeat. One pot of something that does not belong is a guest. A bed of it is an argument you will be having with the hill for as long as you live there, and the hill has been practising for ninety million years.
`,
};
