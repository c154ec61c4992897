import type { TipSource } from './tip.ts';

export const dryGardenTip: TipSource = {
  slug: 'gravel-sand-and-a-dry-summer',
  title: 'Gravel, sand and a dry summer',
  topic: 'Water',
  standfirst:
    'The Essex coast has less rain in a year than parts of Spain, and a hosepipe ban is no longer news in Kent. A garden can be made that does not mind.',
  drawing: 'verbena-bonariensis',
  drawingAlt: 'Botanical drawing of purpletop vervain on tall bare stems',
  published: '2026-10-05',
  plants: [
    'cistus-x-purpureus',
    'salvia-yangii-blue-spire',
    'verbena-bonariensis',
    'stipa-gigantea',
    'euphorbia-characias-subsp-wulfenii',
    'eryngium-x-zabelii-picos-blue',
    'santolina-chamaecyparissus',
    'hylotelephium-herbstfreude',
    'cercis-siliquastrum',
    'koelreuteria-paniculata',
  ],
  related: ['what-chalk-wants', 'a-year-of-flowers-for-bees'],
  links: [
    { label: 'Design a low-water garden', to: '/ai-design' },
    { label: 'Find plants for your soil by postcode', to: '/garden-recommendations' },
  ],
  body: `
Stand on the beach at St Osyth in a July drought and look at what is green. Sea kale is, with leaves like pewter. Yellow horned poppy is, and sea holly, and a great deal of fennel. No one waters them. They grow in shingle, under 500 mm or so of rain a year, with the wind off the North Sea taking most of it back.

You need not live by the sea to learn from that. The gravel terraces of the Thames, from Twickenham through Barking to Hornchurch, are much the same stuff, and so are the sands round Camberley, Woking and Reigate. A deep loam may hold 160 litres of usable water under each square metre, down to a metre. Sand holds perhaps 60. The plants that manage on it have grey leaves, or narrow ones, or leathery ones, or leaves that are hardly there, and between them they make the most graceful gardens of the English summer.

## Start in September

A dry garden is planted into autumn, not into spring. The ground is warm, the rain is coming, and the plants have seven months in which to do nothing but make roots. Buy them small. A pot of 9 cm costs a third of the price of a 2 litre one and, having less top to keep, overtakes it.

Leave the soil poor. Manure makes lavender soft and short-lived, and turns a rock rose into a sprawl that the first snow flattens. Clear the perennial weeds with real thoroughness, since they are far harder to get out of gravel later. Sink each plant in a bucket of water until the bubbles stop, plant it, and make a saucer of earth around it that will take two full cans.

Then spread the gravel. Four or five centimetres of 10 mm stone, straight on the soil, with no membrane beneath: the best plants in this way of gardening sow themselves, and membrane forbids it. The stone keeps the damp in, the sun off and the collar of each plant dry, which in an English winter matters more than drought.

## The first summer, and never again

Once a week from May to August, if it has not rained, give every new plant ten litres and every new tree twenty. All at once, slowly. Little and often brings roots up to be cooked. The second summer water only if leaves hang in the morning. The third summer put the can away.

That is also the arithmetic of a hosepipe ban. A hose delivers about a thousand litres in an hour, more than many households use in two days. A border of thirty plants, watered as above by can, takes 300 litres a week for sixteen weeks of one year of its life. Bans differ between water companies, and so do their exceptions for new planting, drip lines and people who cannot carry a can, so read the page of your own. A watering can is allowed under all of them, and so is what you have collected.

## How much a roof gives

One millimetre of rain on one square metre of roof is a litre. The back slope of a terraced house, say 25 square metres, catches twenty litres or more from each millimetre once splash and evaporation are taken off. A butt of 200 litres is therefore full after ten millimetres: one proper storm. It is the second butt, and the third, linked by a pipe near the brim, that carry you through a dry fortnight. Stand them on blocks high enough to get a can beneath the tap.

Bath water that has cooled will do no harm to flowers and lawns. Use it the same day, and keep it from salads.

## Twelve months of not watering

Height comes first, or the whole thing looks like a beach in the wrong sense. A Judas tree for its pink in May, or a golden rain tree where there is room, and golden oats, whose flowers stand two metres up and can be looked through. Euphorbia characias subsp. wulfenii starts the year in March. Alliums and Californian poppies follow, then the rock roses, cotton lavender, catmint and sea holly of midsummer, at its best from the middle of June. Russian sage and purpletop vervain hold August. Ice plants colour in September when the bees need them most. In the winter there are the seed heads, the grey hummocks, and hardly anything to do: an hour in late February with a pair of shears.

Wear gloves for the euphorbia. Its sap burns skin, sun or no sun, and can blind an eye: wear goggles too, and leave it out where children or dogs play.
`,
};
