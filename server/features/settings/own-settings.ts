/** Those sections that are no facts of the firm: each is a setting of its own, with what holds until it has been saved. */
import { z } from 'zod';
import { SPECIFIED_PRICES } from '#content/calculator/price-list.ts';
import {
  type SectionValues,
  type SettingSection,
  TEXT_MODEL_DEFAULTS,
  TextModelInput,
} from '#contracts/admin-settings.ts';
import { type PolicySetting, PolicyTextsInput } from '#contracts/own-policies.ts';
import { CarouselInput } from '#contracts/carousel.ts';
import { PriceListInput } from '#contracts/admin-prices.ts';
import type { Reader } from '#server/db/database.ts';
import { NO_LINKS, StoredLinks } from '#server/features/settings/booking-links.ts';
import { findSettingText } from '#server/features/settings/repo.ts';
import { SETTING_KEYS } from '#server/features/settings/use-cases.ts';

const Mark = z.object({ version: z.number().int(), updatedAt: z.string() });
type Mark = z.infer<typeof Mark>;

const { priceDate: _date, ...firstPrices } = SPECIFIED_PRICES;

const policyTexts = (section: PolicySetting) => ({
  key: SETTING_KEYS[section],
  schema: PolicyTextsInput.extend(Mark.shape),
  first: { texts: {} },
});

const OWN_SETTINGS = {
  prices: { key: SETTING_KEYS.prices, schema: PriceListInput.and(Mark), first: firstPrices },
  booking: { key: SETTING_KEYS.booking, schema: StoredLinks, first: NO_LINKS },
  textModel: {
    key: SETTING_KEYS.textModel,
    schema: TextModelInput.extend(Mark.shape),
    first: TEXT_MODEL_DEFAULTS,
  },
  carousel: {
    key: SETTING_KEYS.carousel,
    schema: CarouselInput.extend(Mark.shape),
    first: { projects: true, visitors: false, pictures: [], designs: [] },
  },
  policyPrivacy: policyTexts('policyPrivacy'),
  policyTerms: policyTexts('policyTerms'),
  policyCookies: policyTexts('policyCookies'),
  policyComplaints: policyTexts('policyComplaints'),
  policyCancellation: policyTexts('policyCancellation'),
} as const;
export type OwnSetting = keyof typeof OWN_SETTINGS;

export const keyOfOwn = (section: OwnSetting): string => OWN_SETTINGS[section].key;

/** Version 1 is what came with the product. */
export async function readOwnSetting<Name extends OwnSetting>(
  read: Reader,
  section: Name,
): Promise<{ values: SectionValues[Name] } & Mark> {
  const { key, schema, first } = OWN_SETTINGS[section];
  const text = await findSettingText(read, key);
  const { version, updatedAt, ...values } =
    text === undefined ? { ...first, version: 1, updatedAt: '' } : schema.parse(JSON.parse(text));
  return { values: values as unknown as SectionValues[Name], version, updatedAt };
}

export const readOwnSettings = async (
  read: Reader,
): Promise<{ [Name in OwnSetting & SettingSection]: { values: SectionValues[Name] } & Mark }> =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(OWN_SETTINGS) as OwnSetting[]).map(async (section) => [
        section,
        await readOwnSetting(read, section),
      ]),
    ),
  ) as never;

/** Which designs stand on the home page: whether those that visitors share may, and those that the owner has chosen. */
export async function readHeroChoice(
  read: Reader,
): Promise<[withVisitors: boolean, chosenIds: readonly string[]]> {
  const { visitors, designs } = (await readOwnSetting(read, 'carousel')).values;
  return [visitors, designs];
}
