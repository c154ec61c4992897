import type { z } from 'zod';
import type { DesignRequestInput, DesignResponse, ReadingView } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { presentDesign, type ProblemView } from '#server/features/designs/present.ts';
import type { FactView } from '#server/features/designs/fact-view.ts';
import { findSession, listDesignsOfSession, listPictures } from '#server/features/designs/repo.ts';

/**
 * What was asked and answered, for anyone who holds the session's secret id; null where it is no longer kept.
 * @param sessionId as it was posted
 */
export async function readSessionAgain({
  ctx,
  sessionId,
}: {
  ctx: Context;
  sessionId: string;
}): Promise<{ request: DesignRequestInput; answer: DesignResponse } | null> {
  if (!/^ses_[\w-]{8,64}$/.test(sessionId)) return null;
  const session = await findSession(ctx.db.read, sessionId);
  const rows = session && (await listDesignsOfSession(ctx.db.read, sessionId));
  if (!rows?.length) return null;
  return {
    request: JSON.parse(session!.input) as DesignRequestInput,
    answer: await presentSession(ctx, sessionId),
  };
}

/** The answer to a request for designs, always read from what is stored. */
export async function presentSession(
  ctx: Context,
  sessionId: string,
): Promise<z.infer<typeof DesignResponse>> {
  const [session, rows] = await Promise.all([
    findSession(ctx.db.read, sessionId),
    listDesignsOfSession(ctx.db.read, sessionId),
  ]);
  if (!session || !rows.length)
    throw new AppError('not-found', 'These designs are no longer kept.');
  const pictures = await listPictures(
    ctx.db.read,
    rows.map((row) => row.id),
  );
  const designs = await Promise.all(
    rows.map(async (row) =>
      presentDesign(
        row,
        await unpackGarden(row.garden),
        pictures.filter((picture) => picture.design_id === row.id),
      ),
    ),
  );
  const designImages = designs.map(({ title, imageUrl }) => ({ title, imageUrl }));
  return {
    designResults: JSON.stringify({ designs }),
    designImages,
    designImagesJson: JSON.stringify(designImages),
    imageUrl: designs[0]!.imageUrl,
    projectType: session.project_type,
    sessionId,
    facts: JSON.parse(session.facts) as FactView[],
    problems: JSON.parse(session.problems) as ProblemView[],
    reading: session.reading ? (JSON.parse(session.reading) as ReadingView) : null,
  };
}
