import type { TipSource } from './tip.ts';

export const smallLawnTip: TipSource = {
  slug: 'a-small-lawn-or-none',
  title: 'A small lawn, or none',
  topic: 'Small gardens',
  standfirst:
    'Grass is what is left over in most small gardens, and it shows. Decide what you want it for, measure that, and give the rest of the ground to something better.',
  drawing: 'thyme',
  drawingAlt: 'Botanical drawing of thyme in flower',
  published: '2026-08-31',
  plants: [
    'amelanchier-lamarckii',
    'geranium-rozanne',
    'alchemilla-mollis',
    'geranium-macrorrhizum-ingwersens-variety',
    'sesleria-autumnalis',
    'thymus-serpyllum',
    'erigeron-karvinskianus',
    'nepeta-racemosa-walkers-low',
  ],
  related: ['a-lawn-that-lasts', 'small-and-shaded-by-a-wall'],
  links: [
    { label: 'Draw your garden with and without grass', to: '/ai-design' },
    { label: 'What a lawn and what planting cost', to: '/cost-calculator' },
  ],
  body: `
Ask anybody with a garden of fifty square metres what the lawn is for, and there is a pause. The children have gone to university. The dog prefers the sofa. The mower lives in the shed, and the shed is there because of the mower. The grass is kept because it was there, and because the only other thing that comes to mind is paving.

There are good reasons for a lawn in a small garden. It is soft to fall on, it is cool to lie on, it lets every drop of rain through, and for the price of a bag of seed it gives a calm level green that makes planting look its best. None of these needs the whole garden. Two people with a rug want four square metres. A small child wants a strip long enough to run, say eight metres by three. A cricketer wants the park.

## What grass really costs

The price is paid in Saturdays. We reckon on half a minute a square metre for a cut, and six minutes besides to fetch the mower, empty it and put it away, twenty-six times a year. A lawn of sixty square metres is therefore some fourteen hours between April and September, before anyone has edged, fed or raked it. One of twenty is six or seven, and two fifths of that go on fetching the mower. Below ten or so it is hardly worth owning one: use shears, or think again.

The same twenty square metres under planting that has closed over take about three hours a year of weeding and mulching, most of it in March, and an hour or two with the secateurs. The difference is that a bed is work you can do in any week, whereas grass wants you on the one fine day of May.

Then there is the light. Ordinary grass wants four hours of sun. In a small garden with fences on three sides half the floor may not have them, and that half is the part that is raked for moss each autumn and is mud again by February.

## If you keep it, make it a shape

What spoils small lawns is that they have no shape of their own. The beds are cut out of them, in wriggles, and what remains is called grass. Turn this round. Draw the lawn first, as a circle, a square or one plain rectangle, and let everything else be bed.

- A circle wants at least four metres across to be worth having; five is generous. It sets planting in the corners, where small gardens are weakest.
- A rectangle should be a whole number of mower widths across, and no narrower than two metres, which is about where turning begins to take longer than mowing.
- Leave no island beds, no tongues and no strips against a fence. Everything that has to be trimmed round by hand costs more time than the grass it saves.
- Edge it with brick or stone laid flush, so that a wheel can run on it. A cut edge is prettier for a week after you cut it and never otherwise.

A lawn that is lifted or sunk by a single step looks twice as deliberate. So does one with a tree at its side instead of in its middle: snowy mespilus, for its blossom in April, its colour in October and the light shade between.

Cut it at 4 cm, keep it at 5 cm in a drought, and feed once in spring. It is small enough to do well.

## If you let it go

Do not wait for a digger. Turf comes up with a spade in strips a spade wide and about 4 cm thick. Stack it upside down in a corner, cover it, and in a year you have the best loam you ever owned. Or leave it where it is: mow it as low as the machine goes, lay plain cardboard over it, well overlapped and with the tape taken off, wet it, and put compost on top. Done in October it can be planted in March. Couch, bindweed and ground elder will come up through this and must be dug out first.

What goes there depends on your feet. Where you walk every day you want a floor: brick, stone or rolled gravel, wide enough for two to pass, which is 1.2 m. Where you walk twice a week a few slabs set among plants will do, with creeping thyme or Mexican fleabane between them in sun. Where nobody walks, plant.

Plant it thickly, with few kinds, all of them low. Between ankle and knee height is what keeps a small space open; a garden of tall things round a low middle feels larger than one that was filled. Cranesbill 'Rozanne' flowers from June to October and covers most of a square metre. Lady's mantle runs along an edge, catmint 'Walker's Low' does the same in heat, rock cranesbill takes the dry shade where the grass had always failed, and autumn moor grass stands among them all with the movement that a mown lawn never has. Five plants of each in drifts will look like a decision. One of each will look like a shelf.

## Keep a place to lie down

Whatever you choose, leave one soft dry place that is big enough to lie on, since that is what people miss when the grass has gone. It may be a deck, a wide bench or three metres of turf under the mespilus. Gravel, for all that can be said for it, is not among them.
`,
};
