/** Makes the stored pictures of a design: for now its plan, drawn as a picture. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { drawTaskFor } from '#server/features/designs/plan.ts';
import { CONCEPT_MARK } from '#server/features/designs/present.ts';
import { readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesignSummary, savePicture } from '#server/features/designs/repo.ts';
import { recordFiles } from '#server/features/designs/files.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Picture, PictureFile } from '#server/ports/picture.ts';
import type { Storage } from '#server/ports/storage.ts';

export const PICTURE_JOB = 'design-picture';
const Payload = z.object({ designId: z.string() });
const CARD_ASPECT = 1200 / 630;

export type PictureJobParts = { engine: Engine; picture: Picture; storage: Storage };
type StoredPicture = { width: number; height: number; jpegKey: string; avif: { width: number; key: string }[]; cardKey: string; files: { key: string; bytes: number }[]; alt: string };

export async function runPictureJob(parts: PictureJobParts, { ctx, run }: { ctx: Context; run: JobRun }): Promise<void> {
  const { designId } = Payload.parse(run.payload);
  if (!(await findDesignSummary(ctx.db.read, designId))) return;
  const stored = await run.step('plan', () => makePlanPictures(parts, { ctx, designId }));
  if (!stored) return;
  await ctx.db.write(async (tx) => {
    // Deleted in the meantime: its pictures are not put back.
    if (!(await findDesignSummary(tx, designId))) return;
    await recordFiles(tx, stored.files, ctx.clock.now().toISOString());
    await savePicture(tx, {
      id: ctx.ids.make('pic'), design_id: designId, kind: 'plan', width: stored.width, height: stored.height, alt: stored.alt,
      jpeg_key: stored.jpegKey, avif: JSON.stringify(stored.avif), card_key: stored.cardKey, created_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, { action: 'designs.picture', subject: designId, detail: { kind: 'plan' } });
  });
}

/** Draws, renders and stores; repeating it stores the same files under the same names. */
async function makePlanPictures({ engine, picture, storage }: PictureJobParts, { ctx, designId }: { ctx: Context; designId: string }): Promise<StoredPicture | null> {
  const found = await readGarden({ ctx, id: designId });
  if (!found) return null;
  const { row, garden } = found;
  const [reference, settings] = await Promise.all([readReference({ ctx }), readSettings({ ctx })]);
  const draw = (aspect?: number) =>
    engine.draw(drawTaskFor(garden, { projectType: row.project_type, firmName: settings.firmName, view: 'picture', paper: 'a3', ...(aspect ? { aspect } : {}) }), reference);
  const [svg, cardSvg] = [await draw(), await draw(CARD_ASPECT)];
  const alt = `Plan of “${row.title}” seen from above, an AI concept`;
  const made = await picture.renderPlan({ svg, cardSvg, mark: CONCEPT_MARK, description: `${CONCEPT_MARK}: ${alt}. Drawn by the design engine; not a photograph.` });
  // The design's own id is part of the name, so that no two designs share a file that one of them may delete.
  const name = createHash('sha256').update(designId).update(svg).digest('hex').slice(0, 32);
  const files: { key: string; bytes: number }[] = [];
  const put = async (file: PictureFile, ending: string) => {
    const key = `designs/${name}-${ending}`;
    await storage.put(key, file.bytes);
    files.push({ key, bytes: file.bytes.byteLength });
    return key;
  };
  const avif = [];
  for (const file of made.avif) avif.push({ width: file.width, key: await put(file, `${file.width}.avif`) });
  const jpegKey = await put(made.jpeg, `${made.jpeg.width}.jpg`);
  const cardKey = await put(made.card, 'card.jpg');
  return { width: made.jpeg.width, height: made.jpeg.height, jpegKey, avif, cardKey, files, alt };
}
