import type { TipSource } from './tip.ts';

export const shadeTip: TipSource = {
  slug: 'small-and-shaded-by-a-wall',
  title: 'Small, walled and short of light',
  topic: 'Town gardens',
  standfirst:
    'Five metres by eight behind a London terrace, and the sun comes over the roof at eleven. Work out where the light falls, and the rest follows.',
  drawing: 'hellebore',
  drawingAlt: 'Botanical drawing of a Lenten rose in flower',
  published: '2026-10-19',
  plants: [
    'hydrangea-anomala-subsp-petiolaris',
    'rosa-madame-alfred-carriere',
    'sarcococca-confusa',
    'fatsia-japonica',
    'dryopteris-filix-mas',
    'polystichum-setiferum',
    'epimedium-x-versicolor-sulphureum',
    'geranium-macrorrhizum-ingwersens-variety',
    'hakonechloa-macra-aureola',
    'cyclamen-hederifolium',
  ],
  related: ['london-clay-without-a-digger', 'a-year-of-flowers-for-bees'],
  links: [
    { label: 'See the sun in your own garden', to: '/ai-design' },
    { label: 'Look through small gardens we have drawn', to: '/design-library' },
  ],
  body: `
Here is the sum on which a shaded garden rests. At noon on midsummer's day the sun over London stands 62 degrees high. At the equinoxes it is a little under 39, and on the shortest day 15. So a two-metre fence on the south side throws a shadow one metre long in June, two and a half in March and September, and seven and a half in December. A six-metre house does the same three times over.

In a garden five metres deep, then, the far end may get six hours of sun in June and none between November and February, and the bed at the foot of the house may get none at all. Neither of those is a disaster. They are two different gardens, and the mistake is to plant them alike.

## Read the light before the catalogue

Choose a clear day near the end of March and go out at nine, noon and three. Chalk the edge of the shadow on the ground, or take three photographs from an upper window. Where the sun stays six hours you may grow what you please. Three to six is called partial shade, and it is the kindest light in a hot summer. Under three, stop thinking of flowers first and think of leaves.

Then push a finger into the soil at the foot of each wall. Rain comes mostly with a south-westerly wind, and the ground close beneath a wall may stay dust while the lawn is a bog. Plant climbers 45 cm out, lean them in, and water them for two summers as if they were in a pot, which in effect they are.

## The wall is half the planting

A five by eight garden has forty square metres of floor and, with two-metre walls on the three sides that are not the house, forty-two of wall. Clothe that, and the garden is twice the size.

On a cold north wall climbing hydrangea goes up by itself, slowly for three years and then all at once. 'Madame Alfred Carrière' is the one old rose that flowers well there, white and scented, on and off until October. Where you want green all winter, use silk tassel bush for its catkins in January, or the evergreen climbing hydrangea. Save the warm wall for what needs it: star jasmine, a fig or a vine. Fix wires 30 cm apart and 5 cm off the brick before you plant, since no one ever goes back to do it afterwards.

## Making it larger without moving the fence

Four things work, and they work in every small garden we draw.

- Turn it. A path or a paving line laid at 45 degrees leads the eye along the diagonal, which in a garden of five by eight is nearly nine and a half metres.
- Hide a part. One tall, see-through thing halfway down, a multi-stemmed tree or a screen of split cane or slats, gives a place that has to be walked to. A space seen all at once is measured all at once.
- Use fewer, bigger pieces. One pot of 60 cm looks generous where nine small ones look like a shelf, and it wants watering a third as often.
- Let the floor be one material, up to the walls, and pale if the light is poor. Beds cut into it then look chosen rather than left over.

Mirrors are often proposed. Birds fly into them. A painted door that leads nowhere does the same job and kills nothing.

## Leaves first, then small flowers

For the deep shade, set coarse against fine. Fatsia has leaves like open hands; soft shield fern is all lace, and keeps it through the winter; male fern will stand in dust under a wall where little else does. Fill between with barrenwort, rock cranesbill and ivy-leaved cyclamen, which sleeps all summer and flowers in September when everything else is tired. Where a little sun comes in the afternoon, Japanese forest grass pours over an edge like water.

Put sweet box within a metre of the door. From December to February it has flowers you will scarcely see and a scent that stops visitors on the step.

Light shade in London is seldom cold. Buildings store warmth, and in the inner boroughs hard frost is a handful of nights. You can leave a tree fern out with a fistful of straw in its crown, and grow things that gardeners thirty miles away read about with envy.

One caution. If your courtyard was paved before you came, look beneath before you plan. Inner London soil is half made of older London: brick, mortar, clinker, oyster shells. Mortar is lime, so test it, and where it is more rubble than earth, raise the beds 40 cm and bring in topsoil. Leave an airbrick clear, and keep soil at least 15 cm below the damp course of the house.
`,
};
