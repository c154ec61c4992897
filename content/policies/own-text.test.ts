import { expect, test } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { PolicyTextsInput } from '#contracts/own-policies.ts';
import type { OutsideServices } from '#contracts/site-info.ts';
import { sampleBusiness } from '../settings/business.ts';
import { cancellationRights } from './cancellation-rights.ts';
import { complaintsProcedure } from './complaints-procedure.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { editableTexts, withFactNames, withOwnTexts } from './own-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const outside: OutsideServices = {
  analyticsId: null,
  booking: null,
  mail: false,
  postcodes: false,
  soils: false,
  aerial: null,
  textModel: null,
};
const settings = {
  ...sampleBusiness,
  legalForm: 'company' as const,
  legalName: 'Oakmere Ltd',
  registeredIn: 'England and Wales' as const,
  registeredOffice: '1 High Street',
};
const POLICIES = {
  privacyPolicy,
  termsOfService,
  cookiePolicy,
  complaintsProcedure,
  cancellationRights,
};
const make = (of: keyof typeof POLICIES, own: typeof settings) =>
  POLICIES[of]({ settings: own, outside, kinds: DEFAULT_APPOINTMENT_KINDS });

test.each(Object.keys(POLICIES) as (keyof typeof POLICIES)[])(
  'every section of %s can be edited: saved as it came, it reads as it came, and is accepted',
  (of) => {
    const texts = Object.fromEntries(
      editableTexts(make(of, withFactNames(settings) as typeof settings), settings).map(
        ({ id, text }) => [id, text],
      ),
    );
    expect(PolicyTextsInput.safeParse({ texts }).error?.issues ?? []).toEqual([]);
    const policy = make(of, settings);
    const again = withOwnTexts(policy, texts, settings);
    expect(again.summary).toEqual(policy.summary);
    expect(again.sections).toEqual(policy.sections);
  },
);

test('own words have the facts of the day; a table whose mark is gone stays; the added section comes last', () => {
  const policy = make('privacyPolicy', settings);
  const own = withOwnTexts(
    policy,
    {
      who: 'Write to {firm}, {email}.',
      what: 'We hold little.',
      'own-section': 'Drones\nWe fly none.',
    },
    { ...settings, firmName: 'Green & Co', email: 'a@b.example' },
  );
  const blocks = (id: string) => own.sections.find((section) => section.id === id)?.blocks;

  expect(blocks('who')).toEqual([{ kind: 'text', text: 'Write to Green & Co, a@b.example.' }]);
  expect(blocks('what')!.map(({ kind }) => kind)).toEqual(['text', 'table']);
  expect(own.sections.at(-1)).toEqual({
    id: 'own-section',
    title: 'Drones',
    blocks: [{ kind: 'text', text: 'We fly none.' }],
  });
});

test.each([
  ['   ', /cannot be empty/],
  ['[Press](javascript:alert(1))', /A link leads/],
  ['[Press](//elsewhere.example)', /A link leads/],
  ['Pay {everything}', /In braces/],
  ['x'.repeat(12_001), /12,000/],
])('%s is refused in plain words', (text, why) => {
  const read = PolicyTextsInput.safeParse({ texts: { what: text } });
  expect(read.error?.issues[0]!.message).toMatch(why);
});
