import type { TipSource } from './tip.ts';

export const privacyTip: TipSource = {
  slug: 'privacy-without-a-wall-of-laurel',
  title: 'Privacy without a wall of laurel',
  topic: 'Screens',
  standfirst:
    'You do not need to hide the garden, only the place where you sit. Work out the line of sight and a screen of two metres will often do what a hedge of five could not.',
  drawing: 'grape-phoenix',
  drawingAlt: "Botanical drawing of a vine with grapes, 'Phoenix'",
  published: '2026-07-06',
  plants: [
    'amelanchier-lamarckii',
    'carpinus-betulus',
    'betula-utilis-var-jacquemontii',
    'heptacodium-miconioides',
    'calamagrostis-x-acutiflora-karl-foerster',
    'miscanthus-sinensis-morning-light',
    'trachelospermum-jasminoides',
    'vitis-vinifera-phoenix',
    'ilex-aquifolium',
  ],
  related: ['small-and-shaded-by-a-wall', 'a-garden-for-two-thousand-pounds'],
  links: [
    { label: 'See your garden with its screens', to: '/ai-design' },
    { label: 'What fences and structures cost', to: '/cost-calculator' },
  ],
  body: `
Every spring somebody plants forty laurels along a fence because of one bedroom window. In five years they are three metres high and nearly as thick, the bed in front of them is dust, the garden is a metre and a half narrower, and the window can still see over. It is worth spending half an hour with a tape first.

Sit where you mean to sit. Your eye is about 1.2 m from the ground. Say that the window is 5 m up and 12 m away. The line from that window to your eye falls as it comes, and a screen has only to cut it. At the boundary, 10 m off, it must be nearly 4.4 m high. Half way, it must be 3.1 m. Two metres from your chair, 1.85 m is enough. The nearer the screen, the lower, the cheaper and the sooner it works.

That is the whole secret, and it turns the job round. You are not to wall the garden. You are to shade one table from one window, and the other window is perhaps the bathroom's.

## A roof rather than a wall

Since what overlooks us is usually above us, a pergola does more than a fence. Its beams alone break the view from an upper window, and with a climber over it the thing is done. Give it 2.3 m of headroom and stand the posts on the side the eye comes from.

A vine is the best roof there is in sun: shade in July, light in January. 'Phoenix' is worth having for the grapes too, but grapes are poisonous to dogs. For green all year there is star jasmine, on wires, in a warm place. Plant climbers 45 cm out from any wall or fence, where the rain reaches, and lean them in.

## One tree, in the right place

A tree between you and the window, with its head at the height of the line and its trunk bare, takes nothing from the garden but a square metre of floor. It need not be dense. What the eye cannot do is look through twigs and keep looking.

Many-stemmed trees are the quickest. A snowy mespilus bought at 2.5 m hides a window from the day it is planted, as do a Himalayan birch and seven son flower, which keeps its leaf late and flowers in September. Walk about with a tall cane, and have somebody look out of the window while you do it, before you dig. Keep 1.5 m from the boundary, and on clay keep the distance from both houses that the tree's full height asks for.

If several windows stand in a row, pleach. Hornbeams with clean stems to 1.8 m and a flat head above that, set along the fence, make a hedge on legs. They cost more than anything else on this page and have to be clipped each August, and between the legs you keep your light and your border.

## Screens that let the wind through

A solid fence of two metres throws the wind over in a roll that comes down on your table. Slats with gaps of a finger's width slow it instead, and nobody sees through them at an angle. Two or three panels at right angles to the boundary, like the wings of a stage, hide more than ten along it, and make rooms of a space that had none.

Grasses do the same for five months out of twelve. Feather reed grass 'Karl Foerster' stands at 1.6 m from June until you cut it down in February, takes half a metre of ground, and moves. Chinese silver grass 'Morning Light' is as tall and finer. A double row, staggered, in front of the terrace is the cheapest screen that can be bought.

## If it is to be a hedge

Then let it be one that was meant for it. Hornbeam and beech keep their dead leaf all winter if they are clipped in August. Holly is slow and everlasting. A mixed hedge of hawthorn, hazel, field maple and dog rose costs least, feeds most, and can be held at 1.8 m and a metre thick. All of them go in bare-rooted between November and March, five to the metre, for a fraction of what a row of pots costs, and after four years nobody can tell which was which.

As for laurel: it makes a good dark hedge where there is room for a metre and a half of it and somebody to cut it with secateurs. It roots poorly in wet clay, it seeds itself into woods, and its leaves give off cyanide when they are shredded, so that the clippings must be kept from animals and out of a closed car. Leyland cypress wants cutting twice a year for ever and does not grow again from old wood.

The law is short. A fence or a wall may stand 2 m high without planning permission, or 1 m next to a road that vehicles use, unless your own papers say less. A hedge may be of any height, but if it is evergreen and over 2 m, and takes light from somebody's house or garden, they may complain to the council. Look for nests before you cut any of it from March to August.

And speak to whoever lives behind the window. They did not build the house. People have been known to move a lamp, plant a tree on their own side, or admit that they would be glad of a screen themselves, and to go halves.
`,
};
