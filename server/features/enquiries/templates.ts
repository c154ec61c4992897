/** The owner's templates for answers. */
import { DEFAULT_REPLY_TEMPLATES } from '#content/enquiries/reply-templates.ts';
import { type ReplyTemplates, ReplyTemplatesInput } from '#contracts/admin-enquiries.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { readStored, saveStored } from '#server/features/settings/stored.ts';

const STORED = {
  key: 'reply-templates',
  schema: ReplyTemplatesInput,
  fallback: { templates: DEFAULT_REPLY_TEMPLATES },
};

export async function readReplyTemplates({ ctx }: { ctx: Context }): Promise<ReplyTemplates> {
  requireOwner(ctx);
  const { value, version, updatedAt } = await readStored(ctx.db.read, STORED);
  return { templates: value.templates, version, updatedAt };
}

/** What the record of changes keeps of them: each by its name, so that only what was changed is shown; a second of the same name is numbered. */
function keptOf(templates: ReplyTemplates['templates']): Record<string, string> {
  const nameOf = (index: number) => {
    const { title } = templates[index]!;
    const before = templates.slice(0, index).filter((one) => one.title === title).length;
    return `template ${title}${before > 0 ? ` (${before + 1})` : ''}`;
  };
  return Object.fromEntries(templates.map(({ text }, index) => [nameOf(index), text]));
}

/** @throws ChangedError */
export async function saveReplyTemplates({
  ctx,
  input,
  baseVersion,
}: {
  ctx: Context;
  input: unknown;
  baseVersion: number | null;
}): Promise<ReplyTemplates> {
  requireOwner(ctx);
  const value = ReplyTemplatesInput.parse(input);
  await ctx.db.write(async (tx) => {
    const before = await readStored(tx, STORED);
    const after = await saveStored(tx, ctx, { ...STORED, value, baseVersion });
    await writeAudit(tx, ctx, {
      action: 'enquiries.templates',
      subject: 'settings:reply-templates',
      before: keptOf(before.value.templates),
      after: keptOf(after.value.templates),
      version: after.version,
    });
  });
  return readReplyTemplates({ ctx });
}
