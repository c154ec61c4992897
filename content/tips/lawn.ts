import type { TipSource } from './tip.ts';

export const lawnTip: TipSource = {
  slug: 'a-lawn-that-lasts',
  title: 'A lawn that lasts, or what to have instead',
  topic: 'Grass',
  standfirst:
    'Five questions decide whether grass is right for the place. Answer them honestly and you will either have a good lawn or be free of a bad one.',
  drawing: 'chamomile',
  drawingAlt: 'Botanical drawing of chamomile in flower',
  published: '2026-11-02',
  plants: [
    'chamaemelum-nobile-treneague',
    'thymus-serpyllum',
    'rhinanthus-minor',
    'leucanthemum-vulgare',
    'knautia-arvensis',
    'primula-veris',
    'geranium-macrorrhizum-ingwersens-variety',
    'carex-divulsa',
    'luzula-nivea',
  ],
  related: ['a-year-of-flowers-for-bees', 'small-and-shaded-by-a-wall'],
  links: [
    { label: 'What a new lawn costs', to: '/cost-calculator' },
    { label: 'Talk it over with a designer', to: '/booking' },
  ],
  body: `
How many hours of sun does it have? Who walks on it, and how often? What is under it? Will you mow it once a week from April to September? And what would happen if you stopped? Most lawns that disappoint were laid by someone who asked none of these, on ground that had been driven over by a builder, in a garden where the only other thing was a trampoline.

Ordinary grass wants four hours of sun. With three it thins out, with two it becomes moss, and no seed mixture sold for shade alters this for longer than a year. If that is your answer, go straight to the second half of this page.

## For those who want the real thing

The height of the blade matters more than anything you can buy. Cut at 4 cm, and at 5 cm or more in a drought, and never take off more than a third of the leaf at once. Short grass has short roots. A lawn shaved to 2 cm on Sunday is a lawn that needs watering by Thursday.

September is its new year. In the first dry week, rake out the dead thatch with a spring-tined rake, hard, until you are sure that you have ruined it. Push a garden fork in 10 cm deep and 10 cm apart wherever it is trodden, and lean back on it a little. Brush a dressing into the holes, two to three kilograms to the square metre: sandy on clay, so that the holes stay open; half garden compost on sand and gravel, so that they hold something. Sow the thin places with 25 g to the square metre, twice that on bare soil, and walk over it. Seed sown then is up in ten days, and has had seven months of growth before anyone brings out a football.

Feed it once, in spring. On clay that is all it needs. On sand feed lightly again in June, since rain carries it away. A lawn that is worn may have an autumn feed in September, low in nitrogen and high in potash, which hardens it for winter. Give nothing rich in nitrogen after August: it makes soft grass that falls to disease.

Then do not water. Established grass that turns brown is asleep, and a fortnight after the rains come you would never know. An inch of water a week, which is what keeping it green would take, is 25 litres on every square metre: over a tonne a week for a modest lawn. New turf is another matter. It must not dry out in its first month, which is a reason to lay it between October and February, when the sky does the work.

Moss is not a disease. It tells you about shade, wet, tight soil or a low mower, and it comes back until one of these changes. On chalk and on limy clay it is seldom acidity, so leave the lime in the shed.

## For those who would rather not mow

**A lawn of flowers.** Take the grass you have, stop feeding it, and mow at 6 cm every four weeks. Self-heal, clover and daisies come by themselves, and the whole thing stays green in a drought, because clover roots go deep and feed the grass around it. It can be played on. Of everything here, this costs least and gains most.

**A meadow.** For sun and poor soil, such as thin chalk or Essex sand. It is less good on rich clay, where grass wins, unless yellow rattle is sown to weaken it. Scratch the turf until half of it is bare, sow the rattle fresh in autumn, and add field scabious, oxeye daisy and cowslip as plugs the year after. Cut once, at the end of July or in August, shake out the hay for two days, and carry it off. Paths mown through it are what make it look intended.

**Chamomile and thyme.** 'Treneague' chamomile for light soil in full sun, 18 cm apart, which is some thirty plants to the square metre, and a path beside it, because it takes the odd step and not a daily one. Creeping thyme between paving stones is stronger than either. Neither lives on wet clay.

**For shade.** Rock cranesbill, grey sedge and snowy woodrush knit together under trees where grass has failed for years. Nobody will walk there, but then nobody did.

**Gravel,** if what you need is a dry floor. Lay it 4 cm deep on a firm base with an edge to hold it, and let thyme and violets seed along the sides.

Artificial grass deserves a plain word, since we are asked for it and do fit it. It needs no mowing and suits a roof terrace, or a corner where nothing will live. In full sun on a July afternoon it is too hot for bare feet, it feeds nothing, it has to be rinsed where there is a dog, and in fifteen years or so it goes to be got rid of. If any of the choices above would serve, we would rather plant it.
`,
};
