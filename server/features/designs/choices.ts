/** What the studio offers for a design as it is saved: other plants, and things to add. */
import type { z } from 'zod';
import {
  type AdditionChoices,
  type BedChoices,
  type SwapChoices,
  type WordsAnswer,
  WordsInput,
} from '#contracts/studio.ts';
import type { BedPalettes } from '#contracts/studio-palettes.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readBriefInput } from '#server/features/designs/change.ts';
import { goOnFrom } from '#server/features/designs/arrangements-repo.ts';
import { findChanges } from '#server/features/designs/changes-repo.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { toPounds } from '#server/features/designs/present-figures.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesign } from '#server/features/designs/repo.ts';
import type { BedTask, Engine, SwapTask } from '#server/ports/engine.ts';

type Asked = { ctx: Context; engine: Engine; lane: string; id: string };

async function readStanding({ ctx, id }: Pick<Asked, 'ctx' | 'id'>): Promise<{
  model: GardenModel;
  brief: BriefInput;
  reference: Awaited<ReturnType<typeof readReference>>;
}> {
  const row = isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined;
  if (!row) throw new AppError('not-found', DESIGN_GONE);
  const [{ model }, brief, reference] = await Promise.all([
    unpackGarden(row.garden),
    readBriefInput(ctx, row.session_id),
    readReference({ ctx }),
  ]);
  return { model, brief, reference };
}

/** Plants that may take another's place in a design, with what that costs. @throws AppError not-found */
export async function listPlantSwaps({
  where,
  ...asked
}: Asked & { where: Pick<SwapTask, 'plantId' | 'areaId' | 'at'> }): Promise<
  z.infer<typeof SwapChoices>
> {
  const { reference, ...garden } = await readStanding(asked);
  const choices = await asked.engine.swaps({ ...garden, ...where }, reference, {
    lane: asked.lane,
  });
  return {
    choices: choices.map(({ plant, differencePence, why }) => ({
      plant,
      difference: toPounds(differencePence),
      why,
    })),
  };
}

/** Kinds that would live in a bed and find room there. @throws AppError not-found */
export async function listBedChoices({
  areaId,
  what,
  ...asked
}: Asked & Pick<BedTask, 'areaId' | 'what'>): Promise<z.infer<typeof BedChoices>> {
  const { reference, ...garden } = await readStanding(asked);
  const choices = await asked.engine.bed({ ...garden, areaId, what }, reference, {
    lane: asked.lane,
  });
  return {
    choices: choices.map(({ plant, eachPence, why }) => ({
      plant,
      each: toPounds(eachPence),
      why,
    })),
  };
}

/** A bed in other palettes, with what each changes. @throws AppError not-found */
export async function listBedPalettes({
  areaId,
  ...asked
}: Asked & Pick<BedTask, 'areaId'>): Promise<z.infer<typeof BedPalettes>> {
  const { reference, ...garden } = await readStanding(asked);
  const choices = await asked.engine.palettes({ ...garden, areaId }, reference, {
    lane: asked.lane,
  });
  return {
    choices: choices.map(({ differencePence, ...choice }) => ({
      ...choice,
      difference: toPounds(differencePence),
    })),
  };
}

/** Everything of the palette, what fits first. @throws AppError not-found */
export async function listAdditions(asked: Asked): Promise<z.infer<typeof AdditionChoices>> {
  const { reference, ...garden } = await readStanding(asked);
  const choices = await asked.engine.additions(garden, reference, { lane: asked.lane });
  return {
    choices: choices.map(({ differencePence, ...choice }) => ({
      ...choice,
      difference: differencePence === null ? null : toPounds(differencePence),
    })),
  };
}

/**
 * What a sentence would change, for the garden as it was designed with every change since. Nothing is changed by it.
 * @throws AppError not-found
 */
export async function answerWords({
  input,
  ...asked
}: Asked & { input: unknown }): Promise<z.infer<typeof WordsAnswer>> {
  const { text, operations } = WordsInput.parse(input);
  const { ctx, id } = asked;
  const row = isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined;
  if (!row) throw new AppError('not-found', DESIGN_GONE);
  const changes = await findChanges(ctx.db.read, id);
  const [original, brief, reference] = await Promise.all([
    unpackGarden(changes?.original ?? row.garden),
    readBriefInput(ctx, row.session_id),
    readReference({ ctx }),
  ]);
  const { base, rest } = await goOnFrom(ctx.db.read, id, operations);
  const { answers, plants, differencePence } = await asked.engine.words(
    { original: base ?? original, operations: rest, brief, text },
    reference,
    { lane: asked.lane },
  );
  return {
    answers,
    plants,
    difference: differencePence === null ? null : toPounds(differencePence),
  };
}
