/** Makes the solid pictures of a design: drawn by the browser, taken from a design with the same scene, or from the product's own samples. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PICTURE_KINDS } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { sweepFiles } from '#server/storage/stored-files.ts';
import { copyOfSame } from '#server/features/designs/copy-picture.ts';
import { describePicture, type PictureJobParts } from '#server/features/designs/picture-job.ts';
import {
  altOf,
  type PictureOrder,
  type SceneKind,
  shotOf,
} from '#server/features/designs/picture-kinds.ts';
import { CONCEPT_MARK } from '#server/features/designs/present.ts';
import { readGarden } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesignSummary, findPicture } from '#server/features/designs/repo.ts';
import { type Sample, slugOfSample } from '#server/features/designs/sample-marks.ts';
import {
  keepPicture,
  putPicture,
  type StoredPicture,
} from '#server/features/designs/store-picture.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import type { SceneText } from '#server/ports/engine.ts';
import type { PictureFile, ScenePictures, Shot } from '#server/ports/picture.ts';
import type { SamplePictures } from '#server/ports/sample-pictures.ts';

export const RENDER_JOB = 'design-render';
/** A full picture takes ten seconds and more: what fails three times is not made better by a fourth. */
export const RENDER_ATTEMPTS = 3;
export const renderJobKey = (designId: string, { kind, quality }: PictureOrder): string =>
  `${RENDER_JOB}:${designId}:${kind}:${quality}`;
const Payload = z.object({
  designId: z.string(),
  kind: z.enum(PICTURE_KINDS).exclude(['plan']),
  quality: z.enum(['quick', 'full']),
});

export type RenderJobParts = PictureJobParts & {
  samplePictures: SamplePictures;
  samples: readonly Sample[];
};

export async function runRenderJob(
  parts: RenderJobParts,
  { ctx, run }: { ctx: Context; run: JobRun },
): Promise<void> {
  const { designId, kind, quality } = Payload.parse(run.payload);
  const design = await findDesignSummary(ctx.db.read, designId);
  if (!design) return;
  const existing = await findPicture(ctx.db.read, designId, kind);
  // The full one was quicker, or was there from the start.
  if (quality === 'quick' && existing?.quality === 'full') return;
  const alt = altOf(design.title, kind);
  const stored = await run.step('picture', () =>
    makePicture(parts, { ctx, designId, order: { kind, quality }, alt }),
  );
  if (stored) await keepPicture({ ctx, designId, kind, quality, alt, stored });
  await sweepFiles({ ctx, storage: parts.storage });
}

/** The same scene, renderer and shot are the same picture. */
export function contentHashOf(
  scene: Pick<SceneText, 'hash'>,
  rendererVersion: string,
  shot: Shot,
): string {
  return createHash('sha256')
    .update(JSON.stringify([scene.hash, rendererVersion, shot]))
    .digest('hex');
}

type Making = { ctx: Context; designId: string; order: PictureOrder; alt: string };

async function makePicture(
  parts: RenderJobParts,
  { ctx, designId, order, alt }: Making,
): Promise<StoredPicture | null> {
  const { engine, picture, storage } = parts;
  const found = await readGarden({ ctx, id: designId });
  if (!found) return null;
  const scene = await engine.scene(found.garden.model, await readReference({ ctx }));
  const label = { mark: CONCEPT_MARK, description: describePicture(alt) };
  const sample = await findSample(parts, designId, order.kind, scene);
  if (sample) {
    const made = await readSample(parts, sample, label);
    return putPicture({ ctx, storage, designId, contentHash: sample.contentHash, made });
  }
  const shot = shotOf(order);
  const contentHash = contentHashOf(scene, await picture.rendererVersion(), shot);
  const made =
    (await copyOfSame(ctx, storage, contentHash)) ??
    (await picture.renderScene({
      scene: scene.json,
      shot,
      isQuick: order.quality === 'quick',
      ...label,
    }));
  return putPicture({ ctx, storage, designId, contentHash, made });
}

async function findSample(
  { samplePictures, samples }: RenderJobParts,
  designId: string,
  kind: SceneKind,
  scene: SceneText,
) {
  const slug = slugOfSample(samples, designId);
  return slug ? samplePictures.find({ slug, kind, sceneHash: scene.hash }) : null;
}

type Found = NonNullable<Awaited<ReturnType<SamplePictures['find']>>>;

async function readSample(
  { samplePictures, picture }: RenderJobParts,
  { jpeg, avif, placeholder }: Found,
  label: { mark: string; description: string },
): Promise<ScenePictures> {
  const read = async ({ name, width, height }: Found['jpeg']): Promise<PictureFile> => ({
    width,
    height,
    bytes: await samplePictures.read(name),
  });
  const large = await read(jpeg);
  return {
    jpeg: large,
    avif: await Promise.all(avif.map(read)),
    card: await picture.makeCard({ jpeg: large.bytes, ...label }),
    placeholder,
  };
}
