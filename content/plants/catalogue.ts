/**
 * The plant catalogue: every plant a design may use, read once from the authored tables beside this file.
 * Figures are typical ten-year garden sizes in south-east England, written from general horticultural knowledge.
 * Meadow flowers are the native ones bought as 'plug' or 'seed' whose notes begin "Meadow."; trained fruit has form 'trained-fruit'.
 */
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import { annualTable } from './annuals.ts';
import { aquaticTable } from './aquatics.ts';
import { bulbTable } from './bulbs.ts';
import { climberTable } from './climbers.ts';
import { fruitTable } from './fruits.ts';
import { fernTable, grassTable } from './grasses-ferns.ts';
import { groundcoverTable } from './groundcover.ts';
import { hedgingTable } from './hedging.ts';
import { herbTable } from './herbs.ts';
import { meadowTable } from './meadow.ts';
import { parsePlants } from './parse-plants.ts';
import { perennialTableA } from './perennials-a.ts';
import { perennialTableB } from './perennials-b.ts';
import { perennialTableC } from './perennials-c.ts';
import { shrubTable } from './shrubs.ts';
import { treeTable } from './trees.ts';
import { vegetableTable } from './vegetables.ts';

const plants: Plant[] = [
  ...parsePlants('trees.ts', treeTable, 'tree'),
  ...parsePlants('shrubs.ts', shrubTable, 'shrub'),
  ...parsePlants('hedging.ts', hedgingTable, 'hedging'),
  ...parsePlants('climbers.ts', climberTable, 'climber'),
  ...parsePlants('perennials-a.ts', perennialTableA, 'perennial'),
  ...parsePlants('perennials-b.ts', perennialTableB, 'perennial'),
  ...parsePlants('perennials-c.ts', perennialTableC, 'perennial'),
  ...parsePlants('grasses-ferns.ts', grassTable, 'grass'),
  ...parsePlants('grasses-ferns.ts', fernTable, 'fern'),
  ...parsePlants('bulbs.ts', bulbTable, 'bulb'),
  ...parsePlants('groundcover.ts', groundcoverTable, 'groundcover'),
  ...parsePlants('aquatics.ts', aquaticTable, 'aquatic'),
  ...parsePlants('meadow.ts', meadowTable, 'perennial'),
  ...parsePlants('annuals.ts', annualTable, 'annual'),
  ...parsePlants('vegetables.ts', vegetableTable, 'vegetable'),
  ...parsePlants('fruits.ts', fruitTable, 'fruit'),
  ...parsePlants('herbs.ts', herbTable, 'herb'),
];

export const catalogue: Catalogue = { plants };
