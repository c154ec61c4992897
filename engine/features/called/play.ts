/** What people call the things of children, games and animals. */
import { type Called, YOURS } from './called.ts';

export const PLAY: readonly Called[] = [
  {
    name: 'a play area',
    feature: 'play',
    words:
      'play area|play space|play garden|play corner|play equipment|play thing|play zone|somewhere to play|place to play|space to play|room to play|kids area|playground|play',
    is: ['feature:play'],
    serves: ['area:lawn'],
  },
  {
    name: 'a slide',
    feature: 'play',
    words: 'slide',
    is: ['thing:climbing-frame'],
    serves: ['feature:play'],
    rest: 'The slide itself is not drawn there: its place and fall zone are measured at the visit.',
  },
  {
    name: 'a swing',
    feature: 'play',
    words: 'double swing|swing set|swing',
    is: ['thing:swing'],
    serves: ['feature:play'],
    rest: 'The swing itself is not drawn there: its place and fall zone are measured at the visit.',
  },
  {
    name: 'a nest or rope swing',
    feature: 'play',
    words: 'nest swing|rope swing|tyre swing',
    serves: ['thing:swing', 'feature:play'],
    rest: 'The swing itself is not drawn there: its place and fall zone are measured at the visit.',
  },
  {
    name: 'a sandpit',
    feature: 'play',
    words: 'sandpit|sand pit|sand tray',
    is: ['thing:sandpit'],
    serves: ['feature:play'],
    rest: 'The sandpit itself is not drawn there.',
  },
  {
    name: 'a climbing frame',
    feature: 'play',
    words: 'climbing frame|climbing tower',
    is: ['thing:climbing-frame'],
    serves: ['feature:play'],
    rest: 'The frame itself is not drawn there: its place and fall zone are measured at the visit.',
  },
  {
    name: 'a zip wire',
    feature: 'play',
    words: 'zip wire|zipwire|zip line|zipline|aerial runway',
    serves: ['feature:play'],
    rest: 'The wire itself is not drawn: it wants a run of 12 m or more between two posts or sound trees, a fall of about 1 in 20 and 2 m clear on either side.',
  },
  {
    name: 'a climbing wall',
    feature: 'play',
    words: 'climbing wall|bouldering wall|traverse wall',
    is: ['thing:climbing-wall'],
    serves: ['feature:play'],
    rest: 'The wall itself is not drawn: a panel 2.4 m wide stands on posts of its own, no higher than 2 m, with 2 m of soft floor before it.',
  },
  {
    name: 'monkey bars or a tunnel',
    feature: 'play',
    words: 'monkey bar|climbing tunnel|play tunnel',
    serves: ['thing:climbing-frame', 'feature:play'],
    rest: 'The thing itself is not drawn there: it is chosen at the visit.',
  },
  {
    name: 'a playhouse',
    feature: 'play',
    words: 'playhouse|play house|wendy house|cubby',
    is: ['thing:playhouse'],
    serves: ['feature:play'],
    rest: 'The house itself is not drawn there.',
  },
  {
    name: 'a den',
    feature: 'den',
    words:
      'willow den|willow dome|willow tunnel|willow house|wendy corner|wigwam|hidey hole|hidey-hole|hidy hole|hiding place|hiding spot|hidey den|fairy den|secret den|den|hide out|hideout|cosy corner for the child|quiet nook for the child|cubby hole',
    is: ['thing:den'],
    serves: ['thing:playhouse', 'feature:play'],
    rest: 'The den itself is not drawn there.',
  },
  {
    name: 'a mud kitchen or castle',
    feature: 'play',
    words: 'mud kitchen|castle',
    serves: ['thing:playhouse', 'feature:play'],
    rest: 'The thing itself is not drawn: it is planned at the visit.',
  },
  {
    name: 'a trampoline',
    feature: 'trampoline',
    words: 'sunken trampoline|trampoline',
    is: ['thing:trampoline'],
  },
  {
    name: 'a goal',
    feature: 'goal',
    words: 'football pitch|football goal|football net|goalpost|goal post|goal',
    is: ['thing:goal'],
    serves: ['area:lawn'],
    rest: 'No end of the grass has room for a goal with 4 m to shoot from.',
  },
  {
    name: 'a cricket net',
    feature: 'lawn',
    words: 'cricket net',
    serves: ['area:lawn'],
    rest: `The net itself is not drawn: ${YOURS}`,
  },
  {
    name: 'a hoop',
    feature: 'ballcourt',
    words: 'basketball hoop|basketball net|basketball ring|netball hoop|hoop',
    serves: ['feature:ballcourt', 'area:terrace'],
    rest: `There is a hard floor to bounce a ball on; the hoop itself is not drawn: ${YOURS}`,
  },
  { name: 'a net', words: 'ball net|netting|net' },
  {
    name: 'a paddling pool',
    words: 'paddling pool',
    serves: ['area:lawn', 'area:terrace'],
    rest: `There is level ground to stand it on: ${YOURS}`,
  },
  {
    name: 'a lawn',
    feature: 'lawn',
    words:
      'lawned area|grass area|grassed area|patch of grass|bit of grass|bit of lawn|lawn|grass|turf|kickabout',
    is: ['area:lawn'],
  },
  {
    name: 'a house or run for hens',
    feature: 'run',
    is: ['feature:run'],
    words:
      'chicken coop|chicken run|hen house|henhouse|hen run|chook pen|walk-in run|coop|hen|chicken',
  },
  {
    name: 'a house or run for a pet',
    feature: 'run',
    is: ['feature:run'],
    words:
      'rabbit hutch|rabbit run|hutch|aviary|guinea pig run|catio|tortoise table|tortoise house|tortoise pen|duck house|rabbit',
  },
];
