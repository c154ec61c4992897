import type { TipSource } from './tip.ts';

export const clayTip: TipSource = {
  slug: 'london-clay-without-a-digger',
  title: 'London Clay without a digger',
  topic: 'Heavy soil',
  standfirst:
    'Half the gardens of London and much of south Essex stand on it. It is rich, it is stubborn, and nearly everything people do to it in the first spring makes it worse.',
  drawing: 'rhubarb',
  drawingAlt: 'Botanical drawing of rhubarb with red stalks and broad leaves',
  published: '2026-09-14',
  plants: [
    'rosa-gertrude-jekyll-ausbord',
    'viburnum-opulus',
    'malus-evereste',
    'cornus-alba-sibirica',
    'persicaria-amplexicaulis-firetail',
    'helenium-moerheim-beauty',
    'hemerocallis-corky',
    'anemone-x-hybrida-honorine-jobert',
    'geranium-rozanne',
  ],
  related: ['a-lawn-that-lasts', 'what-chalk-wants'],
  links: [
    { label: 'See what to plant this month', to: '/planting-calendar' },
    { label: 'What planting and soil preparation cost', to: '/cost-calculator' },
  ],
  body: `
The blue-brown stuff under Finchley, Ilford, Basildon and Surbiton was laid down as mud in a warm sea some fifty million years ago, and it has not forgotten the habit of being mud. In January it holds water like a basin. By August it has shrunk, and you can post a pencil into the cracks. Yet roses, apples and hornbeams grow better in it than in any other soil we work with, because what clay holds, besides water, is food.

First make sure that you have it. Take a lump the size of a walnut from a spade's depth, wet it, and roll it between your palms. If it makes a worm as thin as a pencil lead and you can bend that worm into a ring without its breaking, it is clay. If the worm cracks as it bends you have a clay loam, and may count yourself lucky.

## Put the spade away

The commonest mistake is made on the first warm Saturday of March. The surface looks dry, the spade goes in, and every slice comes up with a polished face. That shine is the pores being smeared shut. Water will stand on it until May, and roots will run along it as if along a kerb.

There is a simple rule. Walk on the bed, and look at your boots. If soil comes away with them, go indoors. If it does not, you may plant, but you still need not dig: frost, roots and above all worms open clay to a depth that no one reaches with a spade. They ask for two things, which are something to eat and nobody standing on them. Lay a plank when you must reach the middle of a bed, and better still make beds that can be reached from both sides, 1.2 m across.

## Do the sum before you buy grit

Every book says to add grit, and few say how much. To change the character of clay, between a third and a half of it must become something else. Ten square metres dug one spade deep is two cubic metres of soil, so you would want the better part of a cubic metre of grit, well over a tonne, carried through the house and mixed in by hand. A few bags make no difference at all, and sand mixed thinly into clay makes something close to brick. Keep grit for a raised mound of lavender, 25 cm high, where you can afford to do it properly.

Compost is the better bargain. Spread 5 cm on the same ten square metres and you need half a cubic metre, which is ten 50 litre bags or most of a bulk bag. Put it down in October or November, while the ground is moist and still warm enough for worms to work, and leave it lying. The next autumn, do it again. After three years the top 15 cm will be dark and crumbling, and people will ask you what you did.

Gypsum is sold as a cure. It helps on some clays and does nothing on those that already hold plenty of lime, as much of ours does. Shake a spoonful of soil in a jar of rainwater with a spoonful of gypsum and another jar without, and look after an hour. If both are equally cloudy, spend the money on compost.

## Planting holes that do not become buckets

Dig a hole no deeper than the pot and at least twice as wide, square, and stab its sides with a fork. Do not fill the bottom with compost or gravel: in clay it becomes a sump, and the plant spends the winter with its feet in it. Put back the soil that came out, and set the plant so that its old surface stands two or three centimetres proud of the ground. Then mulch around it, but not up to the stem.

Plant in October if you can. The soil is as warm as it will be in May, it is as easy to work as it will ever be, and roots that have a winter behind them can follow the water down when the cracks open.

## What thrives, and what to refuse

Choose plants that like a full larder and do not mind wet ankles. For height, a crab apple such as 'Evereste' or a guelder rose. For the middle of the border roses of every kind, with daylilies, heleniums, red bistort and, for the end of the year, Japanese anemones, which will wander. Dogwoods such as 'Sibirica' give red stems in the months when you look at clay with least affection. In the kitchen garden trust broad beans, rhubarb, kale, leeks and sprouts, and grow carrots in a box.

Say no to lavender, rosemary and rock roses on the flat, and to any bulb described as wanting a summer baking.

One warning does not concern the plants at all. Clay shrinks as trees drink from it, and houses on shallow foundations move with it. Do not plant willows, poplars or oaks near a building on clay, and do not fell a large one that stands near the house before a surveyor or a qualified tree specialist has looked. Ground that swells back can do as much harm as ground that sinks.
`,
};
