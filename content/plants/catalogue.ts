/** The plant catalogue: every plant a design may use, read once from the authored tables beside this file. */
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import { climberTable } from './climbers.ts';
import { hedgingTable } from './hedging.ts';
import { parsePlants } from './parse-plants.ts';
import { shrubTable } from './shrubs.ts';
import { treeTable } from './trees.ts';

const plants: Plant[] = [
  ...parsePlants('trees.ts', treeTable, 'tree'),
  ...parsePlants('shrubs.ts', shrubTable, 'shrub'),
  ...parsePlants('hedging.ts', hedgingTable, 'hedging'),
  ...parsePlants('climbers.ts', climberTable, 'climber'),
];

export const catalogue: Catalogue = { plants };
