/** The policies as their owner edits them: what came with the site, what is the owner's own, and what has changed since a solicitor saw it. */
import { z } from 'zod';
import { cancellationRights } from '#content/policies/cancellation-rights.ts';
import { complaintsProcedure } from '#content/policies/complaints-procedure.ts';
import { cookiePolicy } from '#content/policies/cookie-policy.ts';
import { editableTexts, withFactNames } from '#content/policies/own-text.ts';
import type { Policy, PolicyFacts } from '#content/policies/policy.ts';
import { privacyPolicy } from '#content/policies/privacy-policy.ts';
import { termsOfService } from '#content/policies/terms-of-service.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { londonDay } from '#contracts/london-time.ts';
import {
  type AdminPolicies,
  OWN_TEXT,
  POLICIES,
  POLICY_NAMES,
  type PolicyName,
  PoliciesSeenInput,
  type PolicyTexts,
} from '#contracts/own-policies.ts';
import type { BusinessSettings, OutsideServices } from '#contracts/site-info.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';
import { readOwnSetting } from '#server/features/settings/own-settings.ts';
import { readStored, saveStored } from '#server/features/settings/stored.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

const MAKERS: Record<
  PolicyName,
  (facts: PolicyFacts & { kinds: readonly OfferedKind[] }) => Policy
> = {
  privacy: privacyPolicy,
  terms: termsOfService,
  cookies: cookiePolicy,
  complaints: complaintsProcedure,
  cancellation: cancellationRights,
};

/** By policy and section, as they were when they were read. */
const Seen = z.object({
  on: z.string(),
  by: z.string(),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
const SEEN = { key: 'policies-seen', schema: Seen.nullable(), fallback: null };

type Text = { id: string; title: string; text: string };
type Current = {
  name: PolicyName;
  version: number;
  day: string;
  originals: Text[];
  own: PolicyTexts;
  /** What visitors read, before facts are filled in. */
  texts: Text[];
};

/** What visitors read of the owner's own words. `day` is the later one of the owner's date and the last change. */
export async function readPolicyTexts({
  ctx,
  name,
  read = ctx.db.read,
  settings,
}: {
  ctx: Context;
  name: PolicyName;
  read?: Reader;
  settings: BusinessSettings;
}): Promise<{ texts: PolicyTexts; version: number; day: string }> {
  const { values, version, updatedAt } = await readOwnSetting(read, POLICIES[name].section);
  const changed = version > 1 ? londonDay(new Date(updatedAt)) : '';
  const day = changed > settings.policiesUpdatedOn ? changed : settings.policiesUpdatedOn;
  return { texts: values.texts, version, day };
}

async function readCurrent(ctx: Context, outside: OutsideServices): Promise<Current[]> {
  const [settings, kinds] = await Promise.all([
    readSettings({ ctx }),
    listOfferedKinds(ctx.db.read),
  ]);
  const facts = { settings: withFactNames(settings), outside, kinds };
  return Promise.all(
    POLICY_NAMES.map(async (name): Promise<Current> => {
      const originals = editableTexts(MAKERS[name](facts), settings);
      const { texts: own, ...mark } = await readPolicyTexts({ ctx, name, settings });
      const added = own[OWN_TEXT];
      return {
        name,
        ...mark,
        originals,
        own,
        texts: [
          ...originals.map((one) => ({ ...one, text: own[one.id] ?? one.text })),
          ...(added === undefined
            ? []
            : [{ id: OWN_TEXT, title: added.split('\n')[0]!, text: added }]),
        ],
      };
    }),
  );
}

/** @throws AppError forbidden */
export async function readPolicies({
  ctx,
  outside,
}: {
  ctx: Context;
  outside: OutsideServices;
}): Promise<AdminPolicies> {
  requireOwner(ctx);
  const [current, seen] = await Promise.all([
    readCurrent(ctx, outside),
    readStored(ctx.db.read, SEEN),
  ]);
  return {
    policies: current.map(({ name, version, day, originals, own, texts }) => ({
      name,
      version,
      day,
      sections: originals.map(({ id, title, text }) => ({
        id,
        title,
        original: text,
        isOwn: own[id] !== undefined,
      })),
      changes: seen.value === null ? [] : changesOf(seen.value.texts[name] ?? {}, texts),
    })),
    seen: seen.value && { on: seen.value.on, by: seen.value.by },
    version: seen.version,
  };
}

function changesOf(
  before: Readonly<Record<string, string>>,
  now: readonly Text[],
): AdminPolicies['policies'][number]['changes'] {
  const there = new Set(now.map((one) => one.id));
  return [
    ...now
      .filter(({ id, text }) => before[id] !== text)
      .map(({ id, title, text }) => ({
        section: id,
        title,
        before: before[id] ?? null,
        after: text,
      })),
    ...Object.entries(before)
      .filter(([id]) => !there.has(id))
      .map(([id, text]) => ({
        section: id,
        title: text.split('\n')[0]!,
        before: text,
        after: null,
      })),
  ];
}

/** Notes that somebody has read all of them as they stand now. @throws AppError invalid; ChangedError; ZodError */
export async function notePoliciesSeen({
  ctx,
  outside,
  input,
  baseVersion,
}: {
  ctx: Context;
  outside: OutsideServices;
  input: unknown;
  baseVersion: number | null;
}): Promise<AdminPolicies> {
  requireOwner(ctx);
  const { on, by } = PoliciesSeenInput.parse(input);
  if (on > londonDay(ctx.clock.now()))
    throw new AppError('invalid', 'They cannot have been read in the future.', [
      { field: 'on', message: 'They cannot have been read in the future' },
    ]);
  await ctx.db.write(async (tx) => {
    const current = await readCurrent(readingIn(ctx, tx), outside);
    const texts = Object.fromEntries(
      current.map((one) => [
        one.name,
        Object.fromEntries(one.texts.map(({ id, text }) => [id, text])),
      ]),
    );
    const saved = await saveStored(tx, ctx, { ...SEEN, value: { on, by, texts }, baseVersion });
    await writeAudit(tx, ctx, {
      action: 'settings.policies-seen',
      subject: 'settings:policies-seen',
      version: saved.version,
      detail: { on, by },
    });
  });
  return readPolicies({ ctx, outside });
}

/** For the list of what is left. */
export async function readPoliciesSeen({
  ctx,
  outside,
}: {
  ctx: Context;
  outside: OutsideServices;
}): Promise<{ on: string; changed: number } | null> {
  const { seen, policies } = await readPolicies({ ctx, outside });
  return (
    seen && { on: seen.on, changed: policies.reduce((sum, one) => sum + one.changes.length, 0) }
  );
}
