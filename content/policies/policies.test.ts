import { expect, test } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import type { OutsideServices } from '#contracts/site-info.ts';
import { sampleBusiness } from '../settings/business.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { cancellationRights } from './cancellation-rights.ts';
import { complaintsProcedure } from './complaints-procedure.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { KEPT } from './kept.ts';
import type { Policy } from './policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { storedItems } from './storage-keys.ts';
import { termsOfService } from './terms-of-service.ts';

const ALONE: OutsideServices = {
  analyticsId: null,
  booking: null,
  mail: false,
  postcodes: false,
  soils: false,
  aerial: null,
  textModel: null,
};
const CONNECTED: OutsideServices = {
  mail: true,
  analyticsId: 'G-TEST12345',
  postcodes: true,
  soils: true,
  aerial: { name: 'Mapbox', direct: true },
  textModel: { name: 'OpenAI', isOwn: false },
  booking: {
    provider: 'cal',
    name: 'Cal.com',
    company: 'Cal.com, Inc.',
    privacyUrl: 'https://cal.com/privacy',
    urls: {
      'general-consultation': 'https://cal.com/sample/call',
      'site-assessment': 'https://cal.com/sample/visit',
      'project-followup': 'https://cal.com/sample/after',
    },
  },
};
const MAKERS = {
  privacyPolicy,
  termsOfService,
  cookiePolicy,
  accessibilityStatement,
  complaintsProcedure,
  cancellationRights,
};
const read = (policy: Policy) => JSON.stringify(policy);
const make = (outside: OutsideServices, settings = sampleBusiness) =>
  Object.entries(MAKERS).map(
    ([name, maker]) =>
      [name, maker({ settings, outside, kinds: DEFAULT_APPOINTMENT_KINDS })] as const,
  );

test('the specified figures stand where they belong', () => {
  const facts = { settings: sampleBusiness, outside: ALONE, kinds: DEFAULT_APPOINTMENT_KINDS };
  const terms = read(termsOfService(facts));
  for (const words of [
    '50%',
    '24 hours',
    '14 days',
    'pay in stages',
    '£150',
    'acknowledge a complaint within 30 days',
  ])
    expect(terms).toContain(words);
  expect(terms).toContain('it does not shorten the 14 days');
  const privacy = read(privacyPolicy(facts));
  for (const words of [
    'Up to 3 years',
    'within 30 days',
    'acknowledge a complaint within 30 days',
    'ico.org.uk',
  ])
    expect(privacy).toContain(words);
  expect(read(cookiePolicy(facts))).toContain('24 months');
  const complaints = read(complaintsProcedure(facts));
  for (const words of [
    'within 30 days',
    'counting that day',
    'without undue delay',
    'ico.org.uk',
    'section 164A',
  ])
    expect(complaints).toContain(words);
  const rights = read(cancellationRights(facts));
  for (const words of [
    'within 14 days without giving any reason',
    'not obligatory',
    'acknowledgement of receipt on a durable medium',
    'in proportion to what has been performed',
    'I/We* hereby give notice',
    'does not shorten the 14 days',
  ])
    expect(rights).toContain(words);
});

test('every kind of thing that is kept is named with its period, as the daily job keeps it', () => {
  const table = privacyPolicy({ settings: sampleBusiness, outside: ALONE })
    .sections.find((section) => section.id === 'what')!
    .blocks.find((block) => block.kind === 'table');
  const periodOf = (what: string) =>
    table?.kind === 'table' ? table.rows.find((row) => row[0] === what)?.[3] : undefined;
  for (const what of ['Requests for appointments', 'Appointments', 'Enquiries'])
    expect(periodOf(what), what).toContain(`${KEPT.contactYears} years`);
  expect(periodOf('Garden designs')).toContain(`${KEPT.designYears} years`);
  expect(periodOf('Quotes')).toContain(
    `${KEPT.contractYears} years after the end of the financial year`,
  );
  expect(periodOf('Quotes')).toContain(`up to ${KEPT.quoteYears} years`);
  expect(periodOf('Complaints')).toContain(`${KEPT.complaintYears} years`);
  expect(periodOf('Notices of cancellation')).toContain(`${KEPT.contractYears} years`);
  expect(periodOf('E-mails this site writes')).toContain(`${KEPT.mailDays} days`);
  expect(periodOf('Attempts to sign in to the office')).toContain(`${KEPT.signInDays} days`);
});

test("the firm's name and addresses are the settings' own", () => {
  const settings = {
    ...sampleBusiness,
    firmName: 'Another Firm',
    email: 'post@another.example',
    phone: '01632 960 999',
    address: ['1 The Green'],
  };
  for (const [name, policy] of make(CONNECTED, settings)) {
    expect(read(policy), name).not.toMatch(/Oakmere|hello@|960 184|Potting Shed/);
    if (name !== 'cookiePolicy') expect(read(policy), name).toContain('post@another.example');
  }
});

test('a firm that is not connected is not spoken of, one that is has its line', () => {
  const alone = make(ALONE)
    .map(([, policy]) => read(policy))
    .join('');
  expect(alone).not.toMatch(/Google|Postcodes\.io|SoilGrids|Cal\.com|Mapbox|Cookie settings/);
  const privacy = read(privacyPolicy({ settings: sampleBusiness, outside: CONNECTED }));
  for (const name of [
    'Google',
    'Postcodes.io',
    'British Geological Survey',
    'SoilGrids',
    'Cal.com, Inc.',
    'Mapbox',
  ])
    expect(privacy).toContain(name);
});

test('the cookie page lists every item by name', () => {
  for (const withAnalytics of [false, true]) {
    const policy = cookiePolicy({
      settings: sampleBusiness,
      outside: withAnalytics ? CONNECTED : ALONE,
    });
    const table = policy.sections[0]!.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map((row) => row[0])).toEqual(
      storedItems({ withAnalytics }).map((item) => item.name),
    );
  }
});

test.each([
  ['alone', ALONE],
  ['connected', CONNECTED],
] as const)('each policy can be read and linked to (%s)', (_, outside) => {
  for (const [name, { sections, summary }] of make(outside)) {
    expect(new Set(sections.map((section) => section.id)).size, name).toBe(sections.length);
    expect(summary.length, name).toBeGreaterThanOrEqual(3);
    for (const { id, blocks } of sections) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks)
        if (block.kind === 'table')
          for (const row of block.rows) expect(row.length).toBe(block.head.length);
    }
  }
  expect(
    make(outside)
      .map(([, policy]) => read(policy))
      .join(''),
  ).not.toMatch(/undefined|null|NaN|\bTODO\b|!/);
});
