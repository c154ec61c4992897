/** What the owner sets for the whole site. The facts of the firm are one row; each section of it has versions of its own, so that two forms on one page do not get in each other's way. */
import { WORD_NAMES } from '#contracts/site-texts.ts';
import { londonDay } from '#contracts/london-time.ts';
import { z } from 'zod';
import {
  FACT_SECTIONS,
  type FactSection,
  SECTION_LABELS,
  type SectionValues,
  SETTING_SECTIONS,
  type SettingSection,
} from '#contracts/admin-settings.ts';
import { BusinessSettings } from '#contracts/site-info.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { subjectOf } from '#server/db/records.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { keptOf } from '#server/features/settings/kept.ts';
import {
  keyOfOwn,
  type OwnSetting,
  readOwnSettings,
} from '#server/features/settings/own-settings.ts';
import { findSettingText, replaceSetting } from '#server/features/settings/repo.ts';
import { SETTING_KEYS } from '#server/features/settings/use-cases.ts';

const Mark = z.object({ version: z.number().int(), updatedAt: z.string() });
type Mark = z.infer<typeof Mark>;
/** The facts as they are read everywhere, and beside them which version each section is. */
const StoredFacts = BusinessSettings.extend({ sections: z.record(z.string(), Mark).default({}) });
type StoredFacts = z.infer<typeof StoredFacts>;

export type Section<Name extends SettingSection> = { values: SectionValues[Name] } & Mark;
export type Sections = { [Name in SettingSection]: Section<Name> };

/** What of the sample firm's must have gone before the facts count as the firm's own. */
const SAMPLE_FACTS = {
  firmName: 'the name of the firm',
  email: 'the e-mail address',
  phone: 'the telephone number',
  address: 'the address',
} as const;

const namesOf = (section: FactSection) =>
  Object.keys(FACT_SECTIONS[section].shape) as (keyof BusinessSettings)[];
const pick = (facts: StoredFacts, section: FactSection) =>
  Object.fromEntries(
    namesOf(section).map((name) => [name, name === 'words' ? allWords(facts.words) : facts[name]]),
  );
/** Every text of the site, empty where the site's own stands. */
const allWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(WORD_NAMES.map((name) => [name, words[name] ?? '']));
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isFactSection = (section: SettingSection): section is FactSection => section in FACT_SECTIONS;

/** Facts that still are the sample's, in words. */
export function listSampleFacts(facts: BusinessSettings, sample: BusinessSettings): string[] {
  return (Object.keys(SAMPLE_FACTS) as (keyof typeof SAMPLE_FACTS)[])
    .filter((name) => isSame(facts[name], sample[name]))
    .map((name) => SAMPLE_FACTS[name]);
}

function readFacts(text: string | undefined): StoredFacts {
  const stored = StoredFacts.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!stored.success)
    throw new AppError('unavailable', 'The settings of the site cannot be read at the moment.');
  return stored.data;
}

/** Every section with its version. */
export async function readSections({
  ctx,
  read = ctx.db.read,
}: {
  ctx: Context;
  read?: Tx | typeof ctx.db.read;
}): Promise<{ sections: Sections; facts: BusinessSettings }> {
  requireOwner(ctx);
  const facts = readFacts(await findSettingText(read, SETTING_KEYS.business));
  const ofFacts = (Object.keys(FACT_SECTIONS) as FactSection[]).map((section) => [
    section,
    { values: pick(facts, section), ...(facts.sections[section] ?? { version: 1, updatedAt: '' }) },
  ]);
  return {
    sections: {
      ...Object.fromEntries(ofFacts),
      ...(await readOwnSettings(read)),
    } as Sections,
    facts,
  };
}

type SaveOrder<Name extends SettingSection> = {
  ctx: Context;
  section: Name;
  input: unknown;
  /** The version that the form was filled from; null: whatever stands. */
  baseVersion: number | null;
  /** The sample firm's facts. */
  sample: BusinessSettings;
};

/** @throws AppError invalid, conflict; ChangedError when the section has been saved in the meantime; ZodError */
export async function saveSection<Name extends SettingSection>({
  ctx,
  section,
  input,
  baseVersion,
  sample,
}: SaveOrder<Name>): Promise<Section<Name>> {
  requireOwner(ctx);
  const values = SETTING_SECTIONS[section].parse(input) as SectionValues[Name];
  refuseTheFuture(ctx, values);
  await ctx.db.write(async (tx) => {
    const { sections } = await readSections({ ctx, read: tx });
    const before = sections[section];
    if (baseVersion !== null && before.version !== baseVersion) throw new ChangedError(before);
    const mark = { version: before.version + 1, updatedAt: ctx.clock.now().toISOString() };
    if (isFactSection(section)) await replaceFacts(tx, { section, values, mark, sample });
    else
      await replaceSetting(
        tx,
        keyOfOwn(section as OwnSetting),
        await findSettingText(tx, keyOfOwn(section as OwnSetting)),
        { ...values, ...mark },
        mark.updatedAt,
      );
    await writeAudit(tx, ctx, {
      action: 'settings.update',
      subject: subjectOf('settings', section),
      before: keptOf(section, before.values),
      after: keptOf(section, values),
      version: mark.version,
    });
  });
  return (await readSections({ ctx })).sections[section];
}

async function replaceFacts(
  tx: Tx,
  {
    section,
    values,
    mark,
    sample,
  }: { section: FactSection; values: object; mark: Mark; sample: BusinessSettings },
): Promise<void> {
  const text = await findSettingText(tx, SETTING_KEYS.business);
  const before = readFacts(text);
  const facts = { ...before, ...values, sections: { ...before.sections, [section]: mark } };
  // Own facts do not become the sample's again, whatever is typed.
  const isSample = before.sample && listSampleFacts(facts, sample).length > 0;
  await replaceSetting(
    tx,
    SETTING_KEYS.business,
    text,
    { ...facts, sample: isSample },
    mark.updatedAt,
  );
}

function refuseTheFuture(ctx: Context, values: object): void {
  const today = londonDay(ctx.clock.now());
  const refuse = (field: string, message: string) => {
    throw new AppError('invalid', message, [{ field, message }]);
  };
  if ('policiesUpdatedOn' in values && String(values.policiesUpdatedOn) > today)
    refuse('policiesUpdatedOn', 'The policies cannot have been changed in the future');
  if ('since' in values && Number(values.since) > Number(today.slice(0, 4)))
    refuse('since', 'The firm cannot have begun in the future');
}

/** Those that the owner has saved at least once. */
export const savedSections = (sections: Sections): Set<string> =>
  new Set(
    Object.entries(sections)
      .filter(([, { version }]) => version > 1)
      .map(([section]) => section),
  );

/** "Opening hours" */
export const labelOfSection = (section: string): string =>
  SECTION_LABELS[section as SettingSection] ?? section;
