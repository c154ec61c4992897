/** A sentence about a garden, read and answered with the changes it comes to. */
import { readBrief } from '#engine/index.ts';
import { priceLines } from '#engine/costing/price-lines.ts';
import { withPreliminaries } from '#engine/costing/preliminaries.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import { applyAll } from '#engine/operations/apply.ts';
import { withLine } from '#engine/operations/swaps.ts';
import { answerSaid } from '#engine/operations/said/answer.ts';
import { takeOff } from '#engine/quantities/take-off.ts';
import { changesSaid } from '#reader/changes.ts';
import { readDescription, withReading } from '#server/reader.ts';
import type { WordsOutcome, WordsTask } from '#server/ports/engine.ts';

export function wordsTask(
  { original, operations, brief, text }: WordsTask,
  { catalogue, rates }: { catalogue: Catalogue; rates: RateBook },
): WordsOutcome {
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const standing = applyAll(original.model, operations, { plants });
  const model = 'model' in standing ? standing.model : original.model;
  const settled = readBrief(withReading(brief), model.site.place);
  const answers = answerSaid(changesSaid(text, readDescription(text).mentions), {
    model,
    brief: settled,
    catalogue,
    rates,
  });
  const ready = answers.flatMap((answer) => answer.operations);
  const after = applyAll(model, ready, { plants });
  const total = (of: GardenModel) =>
    priceLines(withPreliminaries(takeOff(of, catalogue), of, rates), rates).totalPence;
  const putIn = new Set(
    [
      ...ready,
      ...answers.flatMap(({ choices }) => choices.flatMap((one) => one.operations)),
    ].flatMap((operation) =>
      operation.kind === 'swap-plant'
        ? [operation.by]
        : operation.kind === 'add-plants'
          ? [operation.plantId]
          : [],
    ),
  );
  const listed = ready.reduce(
    (of, operation) => {
      if (operation.kind !== 'swap-plant') return of;
      const [old, next] = [plants.get(operation.plantId), plants.get(operation.by)];
      return old && next ? withLine(of, old, next, catalogue) : of;
    },
    'model' in after ? after.model : model,
  );
  return {
    answers,
    plants: catalogue.plants.filter((plant) => putIn.has(plant.id)),
    differencePence: ready.length && 'model' in after ? total(listed) - total(model) : null,
  };
}
