/** The design tool's form posted to its page, where scripts do not run. */
import { type DesignOutcome, RefusalView } from '#contracts/design-outcome.ts';
import { ERROR_STATUS } from '#contracts/problem.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { CreateDesigns } from '#server/features/designs/create.ts';
import { toDesignRequest } from '#server/features/designs/form.ts';

/** @throws what is no refusal */
export async function designByForm({
  ctx,
  create,
  fields,
  lane,
}: {
  ctx: Context;
  create: CreateDesigns;
  fields: Readonly<Record<string, string>>;
  lane?: string;
}): Promise<DesignOutcome> {
  try {
    const given = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
    const input = toDesignRequest(given);
    return { answer: await create({ ctx, input, ...(lane ? { lane } : {}) }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      status: ERROR_STATUS[error.code],
      message: error.message,
      errors: error.errors ?? [],
      refusal: RefusalView.safeParse(error.current).data ?? null,
    };
  }
}
