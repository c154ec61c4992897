import type { TipSource } from './tip.ts';

export const beesTip: TipSource = {
  slug: 'a-year-of-flowers-for-bees',
  title: 'A year of flowers for bees',
  topic: 'Wildlife',
  standfirst:
    'June looks after itself. What a bee remembers your garden for is the second week of March, the last of August, and one mild noon in December.',
  drawing: 'crocus-tommasinianus',
  drawingAlt: 'Botanical drawing of early crocus in flower',
  published: '2026-10-26',
  plants: [
    'mahonia-x-media-charity',
    'crocus-tommasinianus',
    'pulmonaria-blue-ensign',
    'malus-evereste',
    'allium-hollandicum-purple-sensation',
    'nepeta-racemosa-walkers-low',
    'origanum-vulgare',
    'echinops-ritro-veitchs-blue',
    'symphyotrichum-little-carlow',
    'hedera-helix',
  ],
  related: ['gravel-sand-and-a-dry-summer', 'a-lawn-that-lasts'],
  links: [
    { label: 'The planting calendar, month by month', to: '/planting-calendar' },
    { label: 'Design a wildlife garden', to: '/ai-design' },
  ],
  body: `
There are about 270 kinds of bee in Britain. One makes honey in hives. Some two dozen are bumblebees. All the rest are solitary: small, various, on the wing for perhaps six weeks each, and hardly ever noticed by the people whose mortar and lawns they nest in. A garden that feeds them needs no wild corner and no special seed mixture. It needs something in flower in every month, enough of it in one place, and nothing sprayed.

Enough means about a square metre of each. A bee that has learnt how to open one flower likes to stay with it, and a single plant of everything is to her what a shop with one of each thing is to you.

## January and February

In London and along the Thames, buff-tailed bumblebees now fly through mild winters, and they live on very little. Mahonia 'Charity' is most of it, in flower from November to January. Add winter honeysuckle by a path, winter aconites under a tree, snowdrops, and then the early crocus, which opens flat in the first sun of February and may have a queen asleep in it by three. Plant crocuses in September by the hundred. Nothing else that flowers so early costs so little, and they spread.

## March and April

This is the hungry time that matters most, because a queen bumblebee who fails now fails with her whole colony. Lungwort is the first plant to think of: hairy-footed flower bees, round and quick as thrown pebbles, come to it before anything else. Then primroses, flowering currant, grape hyacinths, and the willows, whose catkins are bread and butter to a dozen kinds. If you have room for one small tree let it be an apple or a crab. 'Evereste' carries blossom for three weeks and fruit until the fieldfares find it.

Be late with the mower. Dandelions are the best-stocked larder of April, and are over by the time they would shame you.

## May into June

Now everything flowers, so choose what leads on. Alliums hold the gap after the tulips, catmint begins in May and can be sheared to begin again, foxgloves (poisonous to people and pets) are for the long-tongued garden bumblebee, and chives are for everyone. Pick single flowers. In a double the stamens have been bred into petals, and a bee may search one all morning and leave with nothing.

Look at the label too. Plants marked as good for pollinators may still have been raised with insecticide. Ask the nursery, grow from seed, or swap with a neighbour.

## The July gap

In dry years the whole of the South East goes brown in the third week of July, gardens included, and colonies at their largest find the cupboard bare. Marjoram is the remedy. Let it flower rather than picking it, and on a hot noon you may count eight kinds of insect on one clump. Lavender, globe thistles, sea holly and scabious carry on without watering, and purpletop vervain stands over them for butterflies until October. All want sun and are content on sand or chalk. On clay, lean on heleniums, bergamot and the cranesbill 'Rozanne', which will not stop before the frost.

## August to the end

A young queen has to double her weight before she goes to ground. Ice plants, Japanese anemones, single dahlias and above all asters see to that; 'Little Carlow' is a cloud of violet in the last weeks of September. And leave the ivy. Once it has climbed to where it can flower it is in bloom from September to November, and there is a bee, the ivy bee, that flies for little else. It came to the south coast a quarter of a century ago, and is now in most of our towns.

## Beds as well as board

Food is half of it. Solitary bees nest in bare earth that catches the morning sun, so leave a strip unmulched at the foot of a warm wall. Others use hollow stems, which is the reason to cut perennials down in late February and not in November, and to pile the stems in a dry corner instead of shredding them. Bumblebees want a mouse hole under a shed, or a tussock. A saucer of water with a few stones to land on is used all summer.

As for the bee hotels in shops, those with tubes 15 cm deep and 6 to 8 mm across do work. Fix them at chest height to a post that does not sway, facing south-east, and clean them out every other year.

Do all this and you will still have greenfly. In about the third week of May you will also have what eats it.
`,
};
