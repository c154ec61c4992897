/** What the record of changes keeps of a section, and the way back into its form. */
import { NO_BRAND } from '#contracts/brand.ts';
import { WORD_NAMES } from '#contracts/site-texts.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import {
  SETTING_SECTIONS,
  type SectionValues,
  SocialInput,
  type SettingSection,
} from '#contracts/admin-settings.ts';
import { isPolicySetting, PolicyTextsInput } from '#contracts/own-policies.ts';
import { PriceListInput, pricesInWords } from '#contracts/admin-prices.ts';
import { type OpenHours, readStretches, stretchesOf, WEEKDAYS } from '#contracts/week.ts';

type Kept = Readonly<Record<string, unknown>>;
type Line = { days: string; open: string };

const KEPT: { [Section in SettingSection]?: (values: SectionValues[Section]) => Kept } = {
  hours: ({ week, hours }) => ({
    ...Object.fromEntries(WEEKDAYS.map((day, index) => [day, stretchesOf(week, index + 1)])),
    whatVisitorsRead: hours.map(joinLine),
  }),
  social: ({ social }) => social,
  brand: ({ brand }) => brand,
  words: ({ words }) => words,
  notice: ({ notice }) => notice,
  policyPrivacy: ({ texts }) => texts,
  policyTerms: ({ texts }) => texts,
  policyCookies: ({ texts }) => texts,
  policyComplaints: ({ texts }) => texts,
  policyCancellation: ({ texts }) => texts,
  booking: ({ urls }) =>
    Object.fromEntries(
      Object.entries(urls).map(([kind, url]) => [
        REQUEST_KIND_LABELS[kind as keyof typeof REQUEST_KIND_LABELS] ?? kind,
        url,
      ]),
    ),
};

const KIND_OF_LABEL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REQUEST_KIND_LABELS).map(([kind, label]) => [label, kind]),
);

const FORMS: { [Section in SettingSection]?: (kept: Kept) => object } = {
  hours: (kept) => ({
    week: WEEKDAYS.flatMap((day, index): OpenHours[] =>
      readStretches(String(kept[day]), index + 1),
    ),
    hours: [kept.whatVisitorsRead].flat().map((line) => splitLine(String(line))),
  }),
  social: (social) => ({ social }),
  brand: (brand) => ({ brand }),
  words: (words) => ({ words }),
  notice: (notice) => ({ notice }),
  booking: (kept) => ({
    urls: Object.fromEntries(
      Object.entries(kept).map(([label, url]) => [KIND_OF_LABEL[label] ?? label, url]),
    ),
  }),
};

/** Whether every part stands there, and no other: a part that was called otherwise once would be taken for an empty one. */
const hasParts = (kept: Kept, parts: readonly string[]): boolean =>
  Object.keys(kept).toSorted().join('\n') === parts.toSorted().join('\n');
const PARTS: Partial<Record<SettingSection, readonly string[]>> = {
  hours: [...WEEKDAYS, 'whatVisitorsRead'],
  social: Object.keys(SocialInput.shape.social.shape),
  brand: Object.keys(NO_BRAND),
  words: WORD_NAMES,
  notice: ['text', 'from', 'until'],
  booking: Object.values(REQUEST_KIND_LABELS),
};

/** A colon within the days is followed by a no-break blank, which reads the same: the line is split at the first other one. */
const joinLine = ({ days, open }: Line): string => `${days.replaceAll(': ', ':\u00a0')}: ${open}`;
function splitLine(line: string): Line {
  const [days = '', ...open] = line.split(': ');
  return { days: days.replaceAll(':\u00a0', ': '), open: open.join(': ') };
}

/** What has parts stands there part by part, each to be read by people. */
export const keptOf = <Section extends SettingSection>(
  section: Section,
  values: SectionValues[Section],
): Record<string, unknown> => KEPT[section]?.(values) ?? values;

/** What of a kept section people read, where it is not what was kept: a price list is read line by line. */
export function wordsOfKept(section: string, kept: Kept): Kept {
  if (section === 'brand')
    return Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? (value as { url?: string }).url : value,
      ]),
    );
  if (section !== 'prices') return kept;
  const list = PriceListInput.safeParse(kept);
  return list.success ? pricesInWords(list.data) : kept;
}

/** @returns the values that the section's form can be filled with; null where what was kept is no longer one that can be saved */
export function valuesOfKept(
  section: SettingSection,
  stored: Kept,
): Record<string, unknown> | null {
  // A brand that was kept before it had a paper or faces had the site's own.
  const kept = section === 'brand' && 'accent' in stored ? { ...NO_BRAND, ...stored } : stored;
  if (isPolicySetting(section)) {
    const texts = PolicyTextsInput.safeParse({ texts: kept });
    return texts.success ? texts.data : null;
  }
  // The first ones were kept as the form has them; fields that came later have their defaults.
  const known = new Set(Object.keys(SETTING_SECTIONS[section].shape));
  const isRaw = Object.keys(kept).every((name) => known.has(name));
  if (!isRaw && !hasParts(kept, PARTS[section] ?? [])) return null;
  const read = SETTING_SECTIONS[section].safeParse(isRaw ? kept : (FORMS[section]?.(kept) ?? kept));
  return read.success ? read.data : null;
}
