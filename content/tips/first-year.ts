import type { TipSource } from './tip.ts';

export const firstYearTip: TipSource = {
  slug: 'the-first-year-after-planting',
  title: 'The first year after planting',
  topic: 'New planting',
  standfirst:
    'A garden is most likely to be lost between the day the builders leave and the second spring. What it needs in that time is little, and nearly all of it is water.',
  drawing: 'hardy-geranium-rozanne',
  drawingAlt: "Botanical drawing of the cranesbill 'Rozanne'",
  published: '2026-05-25',
  plants: [
    'geranium-rozanne',
    'nepeta-six-hills-giant',
    'hylotelephium-herbstfreude',
    'salvia-nemorosa-caradonna',
    'calamagrostis-x-acutiflora-karl-foerster',
    'fagus-sylvatica',
    'amelanchier-lamarckii',
    'viola-cornuta',
  ],
  related: ['gravel-sand-and-a-dry-summer', 'a-garden-for-two-thousand-pounds'],
  links: [
    { label: 'Jobs for this month', to: '/gardening-tips#seasons' },
    { label: 'Let somebody else look after it', to: '/services' },
  ],
  body: `
New planting looks like nothing at all. There is a great deal of mulch, with small green things at intervals, each with its label, and the drawing that you fell in love with shows the fifth summer. The old rule holds for most of it: the first year it sleeps, the second it creeps, the third it leaps. Your business in the first is to keep it alive while it sleeps, and to leave it otherwise alone.

It is not asleep underground. A plant out of a pot has all its roots in a lump the size of the pot, and whatever the soil round about may hold, it can drink only what is in that lump. Until it has grown out of it, which takes until the second summer for a shrub and the third for a tree, you are in charge of its water.

## Water, and how to tell

From April to September, in any week without a proper soaking rain, give each new tree 20 litres, each shrub and climber 10, and each plant of a hedge 5. Give it all at once, slowly, at the stem, so that it goes in rather than off. Perennials want the bed soaked as deep as their pots were, which is about two cans to the square metre. Then stop for a week. A sprinkle each evening wets the top two centimetres, and that is where the roots will then stay.

Rain deceives. A shower that drives you indoors may not get through the leaves of a shrub at all, and the foot of a wall or a fence stays dry for months. Push a finger in beside the root ball: damp to the second joint, leave it; dry, water it.

So does drooping. Leaves that hang at four in the afternoon and are up again by breakfast are only hot. Leaves that hang at breakfast are thirsty, or drowned. On clay more new plants die of the second than of the first, so feel before you pour.

Trees want this for two summers, most other things for one. Pots want it for ever, and in July every day.

## Weeds, while it is easy

The mulch that was put down is worth more than it looks. Keep it at 5 cm, clear of every stem, and pull what comes through it while it has two leaves. An hour a fortnight from April to July is enough, and if you keep to that the planting has closed over by the following June and does the work itself. Miss it, and you spend the second year on your knees.

Learn the bad ones. Bindweed, couch, ground elder and horsetail come up from the bottom, through everything, and have to be forked out with all their roots now, before the plants you want are tangled in them.

## Hardly any cutting

Leave the secateurs in their case. Newly planted shrubs and trees want every leaf they have. Take off what is broken, and any shoot that comes from below a graft.

There are three exceptions. Snip the first flower stems of perennials planted in spring, so that they make roots: it hurts, and it pays. Shear catmint and salvias after their first flush as usual. And hedges: cut hawthorn, blackthorn and hazel down to 15 cm when they are planted, so that they thicken from the ground, but leave the tops of beech and hornbeam alone for two years.

Do not feed, either. There was compost in the bed and food in the pot. Fertiliser in the first summer makes soft growth that aphids find in May and frost in October. Roses may have a handful in their second March.

## Stakes, wind and frost

A low stake holds the root still and lets the head move, and it is the moving that thickens the trunk. Look at each tie in March and again in autumn, slacken what bites, and by the third spring take it all away.

After every gale go round and firm with your heel whatever rocks. After a hard frost do the same, as frost lifts small plants clean out of the ground, heucheras above all. Fleece what is tender on the coldest nights and take it off in the morning.

## What is normal

Some of it will die. One plant in twenty in the first year is ordinary luck; more in one place means something is wrong there, and it is usually water. Do not pull anything out before June. Scratch a twig with your thumbnail: green underneath, it is alive. Cranesbills, ice plants and most grasses vanish in winter and come up again. Some plants, such as hardy fuchsia and Russian sage, are bare until May and are thrown away every year by people who could not wait.

Evergreens drop old leaves in spring. Beech hangs on to brown ones. Yellow leaves low down on a new shrub in July mean that it wants water, and high up, on chalk, that it wants another garden.

Gaps are normal too, since everything was set at the distance it needs in three years. Fill them for one summer with annuals: love-in-a-mist, calendula, or cosmos. Do not fill them with more shrubs, which you will only have to dig out again.

## Before the second spring

In February or early March cut last year's stems down, before the new shoots reach the blades; mulch while the ground is wet; loosen the ties. Replace what has gone. Then write down what you liked in each month and what you missed, while you remember. The second year is when you begin to garden. The first was only watering, and now it is nearly over.
`,
};
