/**
 * Changes made by hand. What a change does not name stays as it is, to the byte: ids, regions, plants. A change that cannot
 * be made is refused in plain words and leaves the model alone; what is possible but unwise is told by `findFaults`.
 */
import type { GardenModel } from '../model/garden.ts';
import type { Arrangement, Operation } from '../model/operation.ts';
import type { Plant } from '../model/plant.ts';
import { addGround, moveGround } from './add-ground.ts';
import { addThing } from './add-thing.ts';
import { deleteArea } from './areas.ts';
import { addPlants, removePlants } from './bed-plants.ts';
import { moveEdge } from './edges.ts';
import { changeColour, changeEdging } from './finishes.ts';
import { layAs } from './lay-as.ts';
import { layMaterial } from './materials.ts';
import { removeTree, swapPlant } from './plants.ts';
import { changeAround } from './plot/around.ts';
import { changeBoundary, turnNorth } from './plot/boundary.ts';
import { addGate, removeGate } from './plot/gates.ts';
import { changeWall } from './plot/house-wall.ts';
import { changeLevels } from './plot/levels.ts';
import { changeLookers } from './plot/lookers.ts';
import { reshapePlot } from './plot/reshape.ts';
import { stand, unstand } from './plot/standing.ts';
import { removeZone, putZone } from './plot/zones.ts';
import { reshapeArea } from './outline/reshape.ts';
import { movePlant } from './single-plants.ts';
import { stretchArea } from './stretch.ts';
import {
  deleteThing,
  duplicateThing,
  moveThing,
  resizeThing,
  seatThing,
  turnThing,
} from './things.ts';

export type Outcome = { model: GardenModel } | { refused: string };
/** What a change needs beside the model: the plants that may be swapped in, by id, and other ways that were taken. */
export type Given = {
  plants: ReadonlyMap<string, Plant>;
  /** Those that are named, by id. */
  arrangements?: ReadonlyMap<string, Arrangement>;
};

export function applyOperation(model: GardenModel, operation: Operation, given: Given): Outcome {
  switch (operation.kind) {
    case 'move':
      return moveThing(model, operation);
    case 'turn':
      return turnThing(model, operation);
    case 'resize':
      return resizeThing(model, operation);
    case 'seats':
      return seatThing(model, operation);
    case 'duplicate':
      return duplicateThing(model, operation);
    case 'delete':
      return deleteThing(model, operation);
    case 'add-thing':
      return addThing(model, operation);
    case 'add-ground':
      return addGround(model, operation);
    case 'move-ground':
      return moveGround(model, operation);
    case 'lay-as':
      return layAs(model, operation);
    case 'stretch':
      return stretchArea(model, operation);
    case 'reshape':
      return reshapeArea(model, operation);
    case 'material':
      return layMaterial(model, operation);
    case 'edging':
      return changeEdging(model, operation);
    case 'colour':
      return changeColour(model, operation);
    case 'move-edge':
      return moveEdge(model, operation);
    case 'delete-area':
      return deleteArea(model, operation);
    case 'swap-plant':
      return swapPlant(model, operation, given);
    case 'move-plant':
      return movePlant(model, operation, given);
    case 'remove-tree':
      return removeTree(model, operation);
    case 'add-plants':
      return addPlants(model, operation, given);
    case 'remove-plants':
      return removePlants(model, operation, given);
    case 'boundary':
      return changeBoundary(model, operation);
    case 'add-gate':
      return addGate(model, operation);
    case 'remove-gate':
      return removeGate(model, operation);
    case 'north':
      return turnNorth(model, operation);
    case 'house-wall':
      return changeWall(model, operation);
    case 'levels':
      return changeLevels(model, operation);
    case 'lookers':
      return changeLookers(model, operation);
    case 'around':
      return changeAround(model, operation);
    case 'stand':
      return stand(model, operation);
    case 'unstand':
      return unstand(model, operation);
    case 'zone':
      return putZone(model, operation);
    case 'unzone':
      return removeZone(model, operation);
    case 'plot':
      return reshapePlot(model, operation);
    case 'arrange':
      return arrange(model, given.arrangements?.get(operation.id));
    case 'together': {
      const outcome = applyAll(model, operation.operations, given);
      return 'refused' in outcome ? { refused: outcome.refused } : { model: outcome.model };
    }
  }
}

function arrange(model: GardenModel, made: Arrangement | undefined): Outcome {
  if (!made) return { refused: 'That way of laying it out is not there any more.' };
  const { boundary, ...laid } = made;
  return JSON.stringify(boundary) === JSON.stringify(model.site.boundary)
    ? { model: { ...model, ...laid } }
    : { refused: 'That way of laying it out was made for a plot of another shape.' };
}

/** All of a list, or the first that is refused and why. */
export function applyAll(
  model: GardenModel,
  operations: readonly Operation[],
  given: Given,
): Outcome & { at?: number } {
  let now = model;
  for (const [at, operation] of operations.entries()) {
    const outcome = applyOperation(now, operation, given);
    if ('refused' in outcome) return { ...outcome, at };
    now = outcome.model;
  }
  return { model: now };
}
