/** What every new invoice says of how it is to be paid. The owner's alone: bank details that somebody else changes are money lost. */
import { z } from 'zod';
import { type HowToPay, HowToPayInput } from '#contracts/invoices.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { readStored, saveStored } from '#server/features/settings/stored.ts';

const STORED = { key: 'invoice-how-to-pay', schema: z.string(), fallback: '' };

export const howToPay = async (db: Reader): Promise<string> => (await readStored(db, STORED)).value;

export async function readHowToPay({ ctx }: { ctx: Context }): Promise<HowToPay> {
  requireOwner(ctx);
  const { value, version } = await readStored(ctx.db.read, STORED);
  return { text: value, version };
}

/** @throws ChangedError */
export async function saveHowToPay({
  ctx,
  input,
  baseVersion,
}: {
  ctx: Context;
  input: unknown;
  baseVersion: number | null;
}): Promise<HowToPay> {
  requireOwner(ctx);
  const { text } = HowToPayInput.parse(input);
  await ctx.db.write(async (tx) => {
    const before = await readStored(tx, STORED);
    const after = await saveStored(tx, ctx, { ...STORED, value: text, baseVersion });
    await writeAudit(tx, ctx, {
      action: 'invoices.how-to-pay',
      subject: 'settings:invoices',
      before: { howToPay: before.value },
      after: { howToPay: after.value },
    });
  });
  return readHowToPay({ ctx });
}
