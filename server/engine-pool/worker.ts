/** The engine's thread, run from the TypeScript source by Node's own type stripping. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { designGarden } from '#engine/index.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import {
  additionTask,
  bedTask,
  palettesTask,
  changeTask,
  swapTask,
} from '#server/engine-pool/change-task.ts';
import { othersTask } from '#server/engine-pool/others-task.ts';
import { wordsTask } from '#server/engine-pool/words-task.ts';
import { drawPageTask, drawTask } from '#server/engine-pool/draw-task.ts';
import { bestEveningHours } from '#server/engine-pool/evening-sun.ts';
import { priceTask } from '#server/engine-pool/price-task.ts';
import { sceneText } from '#server/engine-pool/scene-task.ts';
import type {
  AdditionTask,
  ChangeTask,
  DesignAnswer,
  DesignTask,
  DrawTask,
  BedTask,
  PalettesTask,
  OthersTask,
  PriceTask,
  SwapTask,
  TitledGarden,
  WordsTask,
} from '#server/ports/engine.ts';

type Reference = { catalogue: Catalogue; retired?: readonly string[]; rates: RateBook };

answerTasks<Reference>({
  design(task: DesignTask, reference): DesignAnswer {
    const set = designGarden({
      weights: designWeights,
      ...task,
      brief: withReading(task.brief),
      catalogue: choosable(required(reference)),
      rates: required(reference).rates,
      onFault: (error) => console.error('a candidate of a design was lost to a fault:', error),
    });
    return { set, eveningSunHours: set.designs.map((design) => bestEveningHours(design.model)) };
  },
  change: (task: ChangeTask, reference) => changeTask(task, required(reference)),
  others: (task: OthersTask, reference) =>
    othersTask(task, required(reference), choosable(required(reference))),
  swaps: (task: SwapTask, reference) =>
    swapTask(task, { ...required(reference), catalogue: choosable(required(reference)) }),
  bed: (task: BedTask, reference) =>
    bedTask(task, { ...required(reference), catalogue: choosable(required(reference)) }),
  palettes: (task: PalettesTask, reference) =>
    palettesTask(task, { ...required(reference), catalogue: choosable(required(reference)) }),
  words: (task: WordsTask, reference) =>
    wordsTask(task, { ...required(reference), catalogue: choosable(required(reference)) }),
  additions: (task: AdditionTask, reference) => additionTask(task, required(reference)),
  draw: (task: DrawTask, reference) => drawTask(task, required(reference).catalogue),
  drawPage: (task: TitledGarden, reference) => drawPageTask(task, required(reference).catalogue),
  scene: (model: GardenModel, reference) => sceneText(model, required(reference).catalogue),
  price: (task: PriceTask) => priceTask(task),
});

function choosable({ catalogue, retired = [] }: Reference): Catalogue {
  return retired.length === 0
    ? catalogue
    : { plants: catalogue.plants.filter((plant) => !retired.includes(plant.id)) };
}

function required(reference: Reference | null): Reference {
  if (!reference) throw new Error('the catalogue and the rate book have not arrived');
  return reference;
}
