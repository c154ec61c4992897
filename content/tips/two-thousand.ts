import type { TipSource } from './tip.ts';

export const twoThousandTip: TipSource = {
  slug: 'a-garden-for-two-thousand-pounds',
  title: 'A garden for £2,000',
  topic: 'Money',
  standfirst:
    'Two thousand pounds will not pay a firm to make a garden. It will pay for everything that goes into one, if you bring the work, buy small and spend in the right order.',
  drawing: 'love-in-a-mist',
  drawingAlt: 'Botanical drawing of love-in-a-mist',
  published: '2026-06-15',
  plants: [
    'amelanchier-lamarckii',
    'carpinus-betulus',
    'rosa-bonica-meidomonac',
    'alchemilla-mollis',
    'geranium-macrorrhizum-ingwersens-variety',
    'verbena-bonariensis',
    'nepeta-racemosa-walkers-low',
    'symphyotrichum-little-carlow',
    'narcissus-tete-a-tete',
  ],
  related: ['the-first-year-after-planting', 'privacy-without-a-wall-of-laurel'],
  links: [
    { label: 'Have a plan drawn for nothing', to: '/ai-design' },
    { label: 'What it costs with somebody else to do it', to: '/cost-calculator' },
  ],
  body: `
Of every pound that a garden costs, a good half is somebody's time, and most of the rest is stone. So there are two ways to a cheap one. Do the work yourself, and pave less than you meant to. Everything else is detail, though some of the detail is worth having.

Take a plot of eight metres by six behind a terraced house: fence on three sides, tired grass, one slab outside the door. Suppose that you are two people with a free weekend now and then, and no wish to spend the next ten years on it.

## Before you spend anything

Clear it. Take out what is dead, what you dislike and what the last people left under the hedge. Find the water main and the drain. Then leave it until you know where the sun is at six on a June evening, for that is where the seat goes, and moving a seat afterwards costs more than anything in this article.

Draw the plan to scale on squared paper, or have one drawn. Put everything that is hard on one side, and make the shapes plain, since every curve in an edging costs a morning. Give it a quarter seat, a third beds, and let the rest be grass: 12 square metres, 16 and 20.

## What it comes to

These are our own material prices of November 2026 with VAT, and no labour in them.

- The seat, 12 square metres of gravel with a compacted base 75 mm deep and 11 m of timber edging: £238.
- One bare-rooted tree, with its stake and tie: £72.
- Forty hornbeams, bare-rooted, for 8 m of hedge: £115.
- Compost, 5 cm of it over the beds: £61.
- Six shrubs in 3 litre pots: £71.
- Eighty perennials in 9 cm pots: £250.
- Two dozen ground-cover plants for the edges: £66.
- Three climbers for the fence: £40.
- Two hundred bulbs: £91.
- A kilogram of grass seed: £22.

That is £1,026. The other half goes on what no plan shows. A skip, with its permit if it stands in the road. A plate compactor for a day. Two spades worth having, and a barrow. Wire for the climbers, a water butt, a hose. Then a table and chairs, second-hand. Keep £200 back for whatever you find when you dig.

The same garden made by a firm, with a paved terrace, comes to many times that, and there is nothing dishonest in the price. It is two people for several weeks, and somebody who puts it right if it moves.

## Where to save

Buy small. A perennial in a 9 cm pot costs under half as much as one in 2 litres and has caught up by its second August. Hedging without a pot, from November to March, costs a third of the potted kind. A bare-rooted tree of 1.5 m outgrows one of 3 m within five years, because it never stops to recover.

Buy few kinds. Ten of one plant are cheaper than ten plants of ten kinds, and look better.

Let things sow themselves. Purpletop vervain, foxgloves, columbines, lady's mantle and love-in-a-mist will fill what you leave open. Foxglove and columbine are poisonous, so not where toddlers or dogs graze. And ask: people who garden always have a clump to split. Take it in October or March, wash the roots, and look for bindweed.

Sow the lawn. It wants 50 g to the square metre and a fortnight of September rain, and costs a fifth of turf.

Keep the old slabs. Lift them, turn them, and lay them as stepping stones, or break them for the base of the seat. Paint the fence in one dark colour, all three sides: there is no cheaper way to make a garden look finished.

## Where not to

Do not save on the base. Gravel on mud is mud by Christmas. Seventy-five millimetres of crushed stone, wetted and compacted in two layers, is the difference between a floor and a mistake.

Do not save on compost, nor on getting out the roots of bindweed, couch and ground elder. A month's delay is cheaper than a bed that has to be dug up again with everything in it.

Do not buy solar lights, a plastic pond, or anything called a kit. Do not buy mature plants to fill a gap; use annuals for a summer, at the price of a packet of seed.

And do not do these yourself: electricity beyond a plug, gas, anything that holds up ground above your knee, trees that need a ladder, and old cement roofing, which may be asbestos.

## In what order

Spread it over a year and it hardly hurts. In September clear, lay the seat, sow the grass and put in the bulbs. From November to March plant the tree and the hedge, when they are cheapest. In April set out the shrubs and the perennials, mulch, and put up wires. Sit down in May. In the second autumn lift and divide whatever has done well, and you will have half as many plants again for nothing.
`,
};
