/** The six services of a fresh install, as the footer names them. The owner edits them in the back office. */
import type { Service } from '#contracts/site-content.ts';

/** `imageUrl` names a committed picture, "sample:<garden>/<view>", until the server has put it in its place. */
export const sampleServices: Omit<Service, 'picture'>[] = [
  {
    id: 'garden-design',
    title: 'Garden Design',
    icon: 'pencil-ruler',
    order: 1,
    active: true,
    imageUrl: 'sample:luxury-weybridge/aerial',
    shortDescription:
      'A measured plan you can build from, with a planting list and a priced quantity for every line.',
    description:
      'We measure the plot, note the levels and the drains, dig a small hole to see the soil, and ask how you live in the garden. You receive a plan to scale, a planting plan with numbers and pot sizes, the materials with their quantities, and a cost you can hold against any builder’s quotation. You may build it with us, with somebody else, or over several years.',
  },
  {
    id: 'paving-stonework',
    title: 'Paving & Stonework',
    icon: 'layers',
    order: 2,
    active: true,
    imageUrl: 'sample:courtyard-hackney/eye',
    shortDescription:
      'Terraces, paths, steps and walls, laid on a proper base and falling away from the house.',
    description:
      'Sandstone, porcelain, clay pavers, gravel and brick, each on the base it needs: compacted stone below, a full mortar bed or laying sand above, never five dabs of cement. Paving falls at least 1 in 80 away from the house and stays 150 mm below the damp-proof course. We show you the stone wet and dry before you choose, cut it neatly round drains, and take the spoil away.',
  },
  {
    id: 'fencing-structures',
    title: 'Fencing & Structures',
    icon: 'layout',
    order: 3,
    active: true,
    imageUrl: 'sample:l-shape-guildford/eye',
    shortDescription:
      'Fences, gates, pergolas, sheds and garden rooms that stand straight in a south-easterly gale.',
    description:
      'Posts go into the ground as deep as the wind asks for, with gravel boards to keep timber off wet clay. We build close-board and slatted fences, oak pergolas, arbours, gates, raised beds, and the bases for sheds and garden rooms. Before anything is ordered we check its height and its place against the rules on permitted development, and tell you where you would need to ask the council or speak to a neighbour.',
  },
  {
    id: 'planting-landscaping',
    title: 'Planting & Soft Landscaping',
    icon: 'flower',
    order: 4,
    active: true,
    imageUrl: 'sample:wildlife-sevenoaks/eye',
    shortDescription:
      'Soil put right first, then trees, hedges, borders, lawns and meadow chosen for your ground.',
    description:
      'London clay, Thames gravel, chalk and Kentish greensand want different plants, so we begin with the soil and the hours of sun in each bed. Compacted ground is loosened, organic matter dug in where it helps, and everything watered in and mulched. Bare-root hedges and trees go in between November and March, when they cost less and settle better. You get the list of what stands where and how to look after it in the first year.',
  },
  {
    id: 'irrigation-systems',
    title: 'Garden Irrigation',
    icon: 'droplet',
    order: 5,
    active: true,
    imageUrl: 'sample:kitchen-garden-chelmsford/eye',
    shortDescription:
      'Drip lines, water butts and timers that water the roots and leave the air dry.',
    description:
      'A drip line under the mulch uses far less than a hose or a sprinkler and does its work before breakfast. We set out zones by what each bed drinks, fit the back-flow protection that the water regulations ask for, and join rainwater tanks where the roof allows. Controllers are simple enough to alter without a telephone. In late autumn we can drain the lines, and in spring start and check them.',
  },
  {
    id: 'garden-maintenance',
    title: 'Garden Maintenance',
    icon: 'scissors',
    order: 6,
    active: true,
    imageUrl: 'sample:family-romford/eye',
    shortDescription:
      'A regular visit by people who know the plants: pruning at the right time, not just tidying.',
    description:
      'Each garden has the year’s tasks for its own planting written down: which roses to prune in February, when to rake out the moss, what to leave standing for the birds. Hedges are checked for nests before they are cut from March to August. Visits are monthly in winter and as often as the garden asks in summer, and green waste is composted where there is room or taken away.',
  },
];
