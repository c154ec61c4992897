/** Rows of docs/law.md that no other test holds; and that every row names a test that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { privacyPolicy } from '#content/policies/privacy-policy.ts';
import { termsOfService } from '#content/policies/terms-of-service.ts';
import { quoteTerms } from '#content/quotes/defaults.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { ORIGINAL_WORDS } from '#content/words/originals.ts';
import { PlantInput } from '#contracts/admin-plants.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import type { OutsideServices } from '#contracts/site-info.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const law = readFileSync(join(root, 'docs/law.md'), 'utf8');
const rows = law.split('\n').filter((line) => /^\| \d+ /.test(line));
const OUTSIDE: OutsideServices = {
  analyticsId: null,
  booking: null,
  mail: true,
  postcodes: false,
  soils: false,
  aerial: null,
  textModel: null,
};
const NOTHING = { guarantee: '', insurance: '', wasteCarrier: '', memberships: '' };

test('the thirty rows are there, and each names a test that is', () => {
  expect(rows).toHaveLength(30);
  for (const row of rows) {
    const [file] = /[\w./-]+\.(?:test|spec)\.tsx?(?=\s+\|$)/.exec(row) ?? [];
    expect(file, row.slice(0, 60)).toBeDefined();
    expect(existsSync(join(root, file!)), file).toBe(true);
  }
});

test('row 6: the policy tells clients whose words and gardens are shown, and of transfers', () => {
  const text = JSON.stringify(privacyPolicy({ settings: sampleBusiness, outside: OUTSIDE }));
  expect(text).toContain('Reviews and finished gardens');
  expect(text).toContain('outside the United Kingdom');
});

test('row 14: where reviews come from and how they are checked is said beside them', () => {
  expect(readFileSync(join(root, 'app/routes/public/portfolio.tsx'), 'utf8')).toContain(
    "'reviewsOrigin'",
  );
  expect(ORIGINAL_WORDS.reviewsOrigin).toMatch(/Before we publish .* note where .* client agrees/);
});

describe('row 22: claims that can be shown', () => {
  const files = ['app', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  test.each([
    /nothing (?:on the plan )?is a guess/i,
    /Plants that will (?:live|thrive)/,
    /priced to the pound/i,
    /other tools/i,
    /\b(?:best prices?|unrivalled)\b/i,
    /we are insured/i,
  ])('%s is said nowhere', (claim) => {
    const saying = files.filter((file) => claim.test(readFileSync(join(root, file), 'utf8')));
    expect(saying).toEqual([]);
  });

  test('a new quote claims no insurance and no guarantee that the owner has not entered', () => {
    expect(quoteTerms(NOTHING)).not.toMatch(/insur|guarantee|two years|one year/i);
    const entered = quoteTerms({
      ...NOTHING,
      guarantee: 'We put right faults for three years.',
      insurance: 'Public liability £5 million',
    });
    expect(entered).toContain('We put right faults for three years.');
    expect(entered).toContain('Insurance: Public liability £5 million.');
  });
});

test('row 26: insurance, waste carrier and memberships are said in the terms once they are entered', () => {
  const terms = (more: object) =>
    JSON.stringify(
      termsOfService({
        settings: { ...sampleBusiness, ...more },
        outside: OUTSIDE,
        kinds: DEFAULT_APPOINTMENT_KINDS,
      }),
    );
  expect(terms({})).not.toContain('Insurance:');
  const said = terms({ insurance: 'Example plc', wasteCarrier: 'CBDU1', memberships: 'A guild' });
  for (const part of ['Insurance: Example plc.', 'waste carrier: CBDU1.', 'Member of A guild.'])
    expect(said).toContain(part);
});

test('row 27: what is invasive is not listed in the calendar', () => {
  const plant = { category: 'flowers', sunRequirement: 'Full Sun', plantingPeriod: 'March' };
  expect(PlantInput.safeParse({ ...plant, name: 'Rosa rugosa' }).success).toBe(false);
  const knotweed = { name: 'Japanese knotweed', latinName: 'Fallopia japonica' };
  expect(PlantInput.safeParse({ ...plant, ...knotweed }).success).toBe(false);
  expect(PlantInput.safeParse({ ...plant, name: 'Rosa glauca' }).success).toBe(true);
});
