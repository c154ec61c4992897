/** Makes the picture of a design's plan. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { sweepFiles } from '#server/storage/stored-files.ts';
import { copyOfSame } from '#server/features/designs/copy-picture.ts';
import { altOf } from '#server/features/designs/picture-kinds.ts';
import { titledGarden } from '#server/features/designs/plan.ts';
import { CONCEPT_MARK } from '#server/features/designs/present.ts';
import { readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesignSummary } from '#server/features/designs/repo.ts';
import {
  keepPicture,
  putPicture,
  type StoredPicture,
} from '#server/features/designs/store-picture.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Picture } from '#server/ports/picture.ts';
import type { Storage } from '#server/ports/storage.ts';

export const PICTURE_JOB = 'design-picture';
export const pictureJobKey = (designId: string): string => `${PICTURE_JOB}:${designId}:1`;
const Payload = z.object({ designId: z.string() });
const CARD_ASPECT = 1200 / 630;

export type PictureJobParts = { engine: Engine; picture: Picture; storage: Storage };

export async function runPictureJob(
  parts: PictureJobParts,
  { ctx, run }: { ctx: Context; run: JobRun },
): Promise<void> {
  const { designId } = Payload.parse(run.payload);
  const design = await findDesignSummary(ctx.db.read, designId);
  if (!design) return;
  const stored = await run.step('plan', () => makePlanPictures(parts, { ctx, designId }));
  if (stored)
    await keepPicture({
      ctx,
      designId,
      kind: 'plan',
      quality: 'full',
      alt: altOf(design.title, 'plan'),
      stored,
    });
  await sweepFiles({ ctx, storage: parts.storage });
}

/** What a picture's files say of themselves. */
export const describePicture = (alt: string): string =>
  `${CONCEPT_MARK}: ${alt}. Drawn by the design engine; not a photograph.`;

/** Draws, renders and stores; repeating it stores the same files under the same names. */
async function makePlanPictures(
  { engine, picture, storage }: PictureJobParts,
  { ctx, designId }: { ctx: Context; designId: string },
): Promise<StoredPicture | null> {
  const found = await readGarden({ ctx, id: designId });
  if (!found) return null;
  const { row, garden } = found;
  const [reference, settings] = await Promise.all([readReference({ ctx }), readSettings({ ctx })]);
  const draw = (aspect?: number) =>
    engine.draw(
      {
        ...titledGarden(garden, { projectType: row.project_type, firmName: settings.firmName }),
        view: 'picture',
        paper: 'a3',
        ...(aspect ? { aspect } : {}),
      },
      reference,
    );
  const [svg, cardSvg] = [await draw(), await draw(CARD_ASPECT)];
  const description = describePicture(altOf(row.title, 'plan'));
  const contentHash = createHash('sha256')
    .update([svg, cardSvg, CONCEPT_MARK, description].join('\0'))
    .digest('hex');
  const made =
    (await copyOfSame(ctx, storage, contentHash)) ??
    (await picture.renderPlan({ svg, cardSvg, mark: CONCEPT_MARK, description }));
  return putPicture({ ctx, storage, designId, contentHash, made });
}
