import type { TipSource } from './tip.ts';

export const newEstateTip: TipSource = {
  slug: 'wet-clay-in-a-new-estate',
  title: 'Wet clay in a new estate',
  topic: 'New gardens',
  standfirst:
    'Ten centimetres of topsoil, a roll of turf, and below it what the machines drove over for two winters. It can be mended, if you begin underneath and are in no hurry.',
  drawing: 'rudbeckia-goldsturm',
  drawingAlt: 'Botanical drawing of a black-eyed Susan',
  published: '2026-07-27',
  plants: [
    'amelanchier-lamarckii',
    'cornus-alba-sibirica',
    'salix-purpurea-nancy-saunders',
    'viburnum-opulus',
    'iris-sibirica-perrys-blue',
    'persicaria-amplexicaulis-firetail',
    'lythrum-salicaria',
    'rudbeckia-fulgida-var-sullivantii-goldsturm',
    'deschampsia-cespitosa-goldtau',
    'camassia-leichtlinii-subsp-suksdorfii',
  ],
  related: ['london-clay-without-a-digger', 'the-first-year-after-planting'],
  links: [
    { label: 'What soil preparation and drainage cost', to: '/cost-calculator' },
    { label: 'Have somebody come and look', to: '/booking' },
  ],
  body: `
The turf goes down in the week before completion. In the first October it squelches, in the first January there is a pool by the back door that the ducks have found, and by the following June it has cracks. People conclude that they have bad soil. What they have is good soil with a lid on it.

Take a spade and look. Dig a hole 60 cm deep where it is worst and another where it is best. You will usually find turf, then anything from 5 to 15 cm of topsoil brought by lorry, then a smooth grey or orange layer as hard as a floor, and after that the clay that was always there. The hard layer is where dumpers, telehandlers and pallets of brick stood in the wet. Roots stop at it and so does water. Half a brick, a plastic strap and some set mortar in the spoil are normal.

Fill the lower hole with water in the evening and look in the morning. If it has gone, the trouble was only at the top. If it stands there, you have the pan. If there is more than you put in, the ground about you drains into your garden, and you should talk to somebody before you plant anything.

## First, whose water is it?

Look where it comes from. A gutter that overflows, a downpipe that was never joined and the run-off from a neighbour's new patio account for many wet lawns. If the whole street is wet, the builder may have something to answer for: read the warranty, take photographs with dates, and write while it is still within time.

Do not connect a garden drain to a foul sewer, nor send water on to the neighbours' ground. A soakaway is of little use in heavy clay, since it is a hole that fills. Land drains work if they have somewhere lower to go, and in most new gardens they have not. There are often conditions on the planning permission besides, about surfaces that must let the rain through, and covenants about front gardens, fences and sheds. They are in the papers you were given with the keys.

## Break the lid

This is the one job for which the whole plan should wait. It is done in September or early October, when the ground has dried out below and has not yet been wetted from above. Clay crumbles then. In March the same work makes pots.

Take the turf off and stack it. Fork the hard layer, pushing in to the full length of the tines and levering until it heaves, in rows 20 cm apart. You are to crack it and not to turn it over. For more than a hundred square metres hire a small digger with a ripping tooth and a driver who understands that it must not go back over what it has done. A rotavator makes a fine tilth on top and a polished pan at the depth of its blades, so leave it in the shop.

Then feed it from above: 5 to 8 cm of compost on the beds this year, and again next, left for the worms to fetch. A lawn wants 15 cm of decent topsoil over ground that has been loosened, and a border 30 to 45 cm. Nearly every new garden is short of it. Buy it screened, ask to see it, and refuse any that smells, or that has glass in it.

Do not add sand or grit. In the amounts people buy it makes no difference, and in clay a pocket of it becomes a sump.

## Work with the wet

You will not make it dry, and need not. Move earth from where you walk to where you plant. A path dug out by 20 cm gives you two beds raised by 10, and that is the whole difference between drowned roots and living ones. Set shrubs and trees on broad low mounds, 15 to 20 cm proud. Put the seat on the high ground. Where water lies in any case make a shallow hollow for it, well away from the house, planted with what likes its feet wet for a week and can stand a dry August.

Those plants are not a poor second best. Siberian iris, purple loosestrife, red bistort and camassia come from wet meadows. So does tufted hair grass, which is a cloud of pale gold by July. Black-eyed Susan goes on until October. For shrubs choose dogwood for its red stems, guelder rose for its berries, and the slim grey willow 'Nancy Saunders', cut to the ground every second March. For a small tree on a mound, the snowy mespilus.

Refuse lavender, rosemary, rock roses and every Mediterranean thing, except in a raised bed. Refuse laurel as well, which rots at the root in wet ground.

One caution about trees. On a clay that shrinks they must stand well away from the house: at half its full-grown height for a kind that drinks little, at one and a quarter times that height for a thirsty one such as willow or oak. Your house was given foundations for the trees that stood or were planned there when it was built. A tree that you add is yours to think about.

Plant in the second autumn rather than the first, if you can bear it. Sow the bare ground with rye in the meantime, which roots a metre down through the cracks you have made, and cut it in before it seeds. It will have done more than any machine.
`,
};
