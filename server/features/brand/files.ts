/** Files of the firm's brand: taken in safe, kept in the database, served under their hash. */
import { createHash } from 'node:crypto';
import type { Brand, BrandFile } from '#contracts/brand.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { countRows, findRow, insertOnce } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { isPng, makeSafePng } from '#server/features/brand/safe-png.ts';
import { makeSafeSvg } from '#server/features/brand/safe-svg.ts';

const MOST_SVG_BYTES = 300_000;
const MOST_PNG_BYTES = 1_000_000;
const MOST_FILES = 200;
const NAME_LENGTH = 32;

const isWritten = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml|<!--|<!DOCTYPE|<svg|<[\w:]+)/i.test(
    new TextDecoder().decode(bytes.subarray(0, 400)).replace(/^\uFEFF/, ''),
  );

function makeSafe(bytes: Uint8Array): {
  content: Uint8Array;
  kind: 'svg' | 'png';
  width: number;
  height: number;
} {
  const tooLarge = (what: string) =>
    new AppError('too-large', `This file is larger than ${what}. Please save it smaller.`);
  if (isPng(bytes)) {
    if (bytes.length > MOST_PNG_BYTES) throw tooLarge('1 MB');
    const { png, ...size } = makeSafePng(bytes);
    return { content: png, kind: 'png', ...size };
  }
  if (!isWritten(bytes))
    throw new AppError('wrong-type', 'Please choose an SVG or a PNG file for the logo.');
  if (bytes.length > MOST_SVG_BYTES) throw tooLarge('300 kB');
  const { svg, ...size } = makeSafeSvg(new TextDecoder().decode(bytes));
  return { content: new TextEncoder().encode(svg), kind: 'svg', ...size };
}

/** Nothing changes for visitors: what is shown is said by the settings. @throws AppError wrong-type, too-large */
export async function keepBrandFile({
  ctx,
  bytes,
}: {
  ctx: Context;
  bytes: Uint8Array;
}): Promise<BrandFile> {
  requireOwner(ctx);
  const { content, kind, width, height } = makeSafe(bytes);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH);
  const name = `${hash}.${kind}`;
  await ctx.db.write(async (tx) => {
    if ((await countRows(tx, 'brand_files', {})) >= MOST_FILES)
      throw new AppError('too-large', 'There are too many logos already.');
    const isNew = await insertOnce(
      tx,
      'brand_files',
      {
        key: name,
        content: Buffer.from(content).toString('base64'),
        width,
        height,
        created_at: ctx.clock.now().toISOString(),
      },
      'key',
    );
    if (isNew)
      await writeAudit(tx, ctx, { action: 'brand.upload', subject: 'brand', detail: { name } });
  });
  return { url: `/brand/${name}`, width, height };
}

/** Null where there is none of the name. */
export async function findBrandFile(
  db: Reader,
  name: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const row = await findRow(db, 'brand_files', { key: name });
  return row
    ? {
        bytes: Buffer.from(row.content, 'base64'),
        type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      }
    : null;
}

/** The firm's logo for paper, as part of the document; null where it has none. */
export async function logoOnPaper(
  db: Reader,
  { logo }: Pick<Brand, 'logo'>,
): Promise<string | null> {
  const file = logo && (await findBrandFile(db, logo.url.slice('/brand/'.length)));
  return file ? `data:${file.type};base64,${file.bytes.toString('base64')}` : null;
}
