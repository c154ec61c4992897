/** The policies whose words the owner may change, section by section. */
import { z } from 'zod';
import { plainText } from './plain-text.ts';

export const POLICY_NAMES = ['privacy', 'terms', 'cookies', 'complaints', 'cancellation'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];
export const POLICIES: Readonly<
  Record<PolicyName, { label: string; path: string; section: PolicySetting }>
> = {
  privacy: { label: 'Privacy policy', path: '/privacy-policy', section: 'policyPrivacy' },
  terms: { label: 'Terms of service', path: '/terms-of-service', section: 'policyTerms' },
  cookies: { label: 'Cookie policy', path: '/cookie-policy', section: 'policyCookies' },
  complaints: { label: 'Complaints', path: '/complaints', section: 'policyComplaints' },
  cancellation: {
    label: 'Your right to cancel',
    path: '/cancellation',
    section: 'policyCancellation',
  },
};
const POLICY_SETTINGS = [
  'policyPrivacy',
  'policyTerms',
  'policyCookies',
  'policyComplaints',
  'policyCancellation',
] as const;
/** As a section of the settings, with versions of its own. */
export type PolicySetting = (typeof POLICY_SETTINGS)[number];
export const isPolicySetting = (section: string): section is PolicySetting =>
  (POLICY_SETTINGS as readonly string[]).includes(section);

/** The few sentences at the head of a policy, and a section that the owner adds at its end: named like sections. */
export const SUMMARY_TEXT = 'in-short';
export const OWN_TEXT = 'own-section';
/** Facts that are filled in where they are named in braces. */
export const POLICY_FACTS = {
  firm: 'the name of the firm',
  address: 'its address in a line',
  email: 'the e-mail address',
  phone: 'the telephone number',
  registration: 'legal form, register and numbers, in sentences',
} as const;
/** Stands for a table or a form that the site fills in: "{table}". */
export const FIXED_MARKS = ['table', 'form'] as const;

const MOST = 12_000;
const MOST_SECTIONS = 80;
const LINK = /\[[^\]]+\]\(([^)\s]*)\)/g;
const LEADS_SOMEWHERE = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|#[\w-]+|\/(?!\/)[^\s]*)$/;
const PolicyText = plainText('Please write what holds')
  .min(
    1,
    'A section cannot be empty: write what holds instead, or take it back to the text that came with the site',
  )
  .max(MOST, 'Please keep a section under 12,000 characters')
  .refine(
    (text) => [...text.matchAll(LINK)].every(([, address]) => LEADS_SOMEWHERE.test(address!)),
    'A link leads to a page of this site (/complaints), to https://, to mailto: or to tel:',
  )
  .refine(
    (text) =>
      [...text.matchAll(/\{([^{}]*)\}/g)].every(
        ([, word]) =>
          Object.hasOwn(POLICY_FACTS, word!) ||
          (FIXED_MARKS as readonly string[]).includes(word!.replace(/ \d$/, '')),
      ),
    'In braces only these are filled in: {firm}, {address}, {email}, {phone}, {registration}, and {table} or {form} where they stand already',
  );
/** By section; one that is not there stands as it came with the site. */
export const PolicyTextsInput = z.object({
  // How many there are is looked at before any of them is.
  texts: z
    .custom<Record<string, unknown>>(
      (given) =>
        typeof given === 'object' &&
        given !== null &&
        !Array.isArray(given) &&
        Object.keys(given).length <= MOST_SECTIONS,
      'Please send the texts by section',
    )
    .pipe(z.record(z.string().regex(/^[a-z][a-z-]{0,59}$/, 'There is no such section'), PolicyText))
    .default({}),
});
export type PolicyTexts = z.infer<typeof PolicyTextsInput>['texts'];

const Change = z.object({
  section: z.string(),
  title: z.string(),
  /** null: it was not there. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export const AdminPolicies = z.object({
  policies: z.array(
    z.object({
      name: z.enum(POLICY_NAMES),
      version: z.number().int(),
      /** "2026-11-26": the day that visitors read. */
      day: z.string(),
      sections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** As it came with the site, with facts in braces. */
          original: z.string(),
          isOwn: z.boolean(),
        }),
      ),
      /** Since the solicitor saw it; empty where none has. */
      changes: z.array(Change),
    }),
  ),
  /** Who read them last, and when. */
  seen: z.object({ on: z.string(), by: z.string() }).nullable(),
  version: z.number().int(),
});
export type AdminPolicies = z.infer<typeof AdminPolicies>;

export const PoliciesSeenInput = z.object({
  on: z.iso.date('Please enter a date'),
  by: plainText('Please enter who read them')
    .min(2, 'Please enter who read them')
    .max(120, 'Please keep this under 120 characters'),
});
export const POLICIES_API = '/api/admin/policies';
