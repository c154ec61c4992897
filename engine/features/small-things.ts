/** Small things put inside other rooms. */
import {
  birdBath,
  birdFeeder,
  boulder,
  bugHotel,
  light,
  nestBox,
  sculpture,
  washingLine,
  waterButt,
} from '../drawing/furnishings/objects.ts';
import { numberWord } from '../words/say.ts';
import type {
  FeatureDefinitions,
  FurnishingDefinition,
  FurnishingDefinitions,
} from './definition.ts';

/** A lamp of either kind. */
const lamp: FurnishingDefinition = {
  symbol: light,
  material: 'metal',
  supply: { kind: 'measured' },
  isAiry: true,
  power: 'the lights',
  materials: {
    name: 'Low-voltage lighting',
    say: (n) => `${numberWord(n)} warm white fittings, shielded and on a switch by the door`,
  },
};

export const smallThings = {
  lighting: {},
  washing: {},
  birdfeeder: {},
  nestboxes: { isPlain: true },
  bughotel: { isPlain: true },
  urns: { isPlain: true },
  sculpture: {},
  waterbutt: {},
} satisfies FeatureDefinitions;

export const smallThingsFurnishings = {
  'bird-bath': {
    symbol: birdBath,
    material: 'stone',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Bird bath' },
  },
  'bird-feeder': {
    symbol: birdFeeder,
    material: 'metal',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Bird feeder on a pole' },
    isAiry: true,
  },
  'bug-hotel': {
    symbol: bugHotel,
    material: 'timber',
    supply: { kind: 'fixed', phase: 'finishing', description: 'Insect house' },
  },
  'nest-box': {
    symbol: nestBox,
    material: 'timber',
    supply: {
      kind: 'fixed',
      phase: 'finishing',
      description: 'Nest box, fixed out of reach of cats',
    },
    feet: 'none',
    isAiry: true,
    isAmongPlants: true,
    advice: {
      title: 'Where a nest box hangs',
      text: 'Between north and east, out of the midday sun and the worst of the rain, with a clear way in: 2 to 4 m up for tits, robins and sparrows, 3 m and more for a tawny or barn owl on a tree or gable by open ground, 4 m and more in the sun for bats, under the eaves for swifts. Cleaned out in autumn; bat boxes are opened by licence holders alone.',
    },
  },
  'water-butt': {
    symbol: waterButt,
    material: 'painted-timber',
    supply: {
      kind: 'fixed',
      phase: 'finishing',
      description: 'Water butt with diverter and stand',
    },
  },
  'washing-line': {
    symbol: washingLine,
    material: 'metal',
    supply: {
      kind: 'fixed',
      phase: 'finishing',
      description: 'Rotary washing line in a ground socket',
      undug: 'Rotary washing line in a weighted foot',
    },
    isAiry: true,
    isAmongPlants: true,
  },
  'post-light': lamp,
  'spike-light': lamp,
  boulder: {
    symbol: boulder,
    material: 'stone',
    supply: {
      kind: 'fixed',
      phase: 'hard',
      description: 'Boulder, set in',
      undug: 'Boulder, set on the surface',
    },
    isAmongPlants: true,
  },
  sculpture: {
    symbol: sculpture,
    material: 'stone',
    supply: { kind: 'loose', words: 'the sculpture' },
  },
} satisfies FurnishingDefinitions;
