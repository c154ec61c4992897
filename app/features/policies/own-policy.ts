import { withOwnTexts } from '#content/policies/own-text.ts';
import type { Policy } from '#content/policies/policy.ts';
import type { PolicyName } from '#contracts/own-policies.ts';
import type { PageUseCases } from '#contracts/page-context.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';

/** What a policy's page shows: our text, with the owner's words where there are any. */
export async function ownPolicy(
  useCases: PageUseCases,
  name: PolicyName,
  settings: BusinessSettings,
  policy: Policy,
): Promise<{ policy: Policy; updatedOn: string; version: number }> {
  const { texts, day, version } = await useCases.readPolicyTexts(name);
  return { policy: withOwnTexts(policy, texts, settings), updatedOn: day, version };
}
