/** The testimonials' calls, and what of the form they send. */
import { z } from 'zod';
import {
  type AdminTestimonial,
  DEFAULT_RATING,
  SAMPLE_SOURCE,
  SOURCE_NOT_RECORDED,
  TestimonialInput,
} from '#contracts/admin-testimonials.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';

export const TESTIMONIALS_URL = '/api/admin/testimonials';
const urlOf = (id: string) => `${TESTIMONIALS_URL}/${encodeURIComponent(id)}`;

const SOURCE_MESSAGE = 'Please say where the words came from';

/** The calls take words without evidence; the form does not. Only the permission may still be missing: then the words are kept and not shown. */
export const TestimonialForm = TestimonialInput.extend({
  /** Asked anew whenever the words, the rating or their source change. */
  confirmed: z.boolean(),
}).superRefine(({ sample, source, confirmed }, context) => {
  if (sample) return;
  if (!source || source === SAMPLE_SOURCE)
    context.addIssue({ code: 'custom', path: ['source'], message: SOURCE_MESSAGE });
  if (!confirmed)
    context.addIssue({
      code: 'custom',
      path: ['confirmed'],
      message: 'Please check the words, the rating and their source, and tick this',
    });
});
export type TestimonialFormOutput = z.output<typeof TestimonialForm>;
export type TestimonialFields = {
  name: string;
  location: string;
  rating: number;
  text: string;
  date: string;
  source: string;
  permission: boolean;
  incentive: boolean;
  projectId: string;
  featured: boolean;
  sample: boolean;
  confirmed: boolean;
};

/** @param today as an ISO date */
export const emptyTestimonial = (today: string): TestimonialFields => ({
  name: '',
  location: '',
  rating: DEFAULT_RATING,
  text: '',
  date: today,
  source: '',
  permission: false,
  incentive: false,
  projectId: '',
  featured: false,
  sample: false,
  confirmed: false,
});

/** A source that was never recorded has to be filled in before the next save. */
export const toTestimonialFields = (one: AdminTestimonial): TestimonialFields => ({
  name: one.name,
  location: one.location,
  rating: one.rating,
  text: one.text,
  date: one.date,
  source: one.source === SOURCE_NOT_RECORDED ? '' : one.source,
  permission: one.permission,
  incentive: one.incentive,
  projectId: one.projectId ?? '',
  featured: one.featured,
  sample: one.sample,
  confirmed: !one.sample && one.source !== SOURCE_NOT_RECORDED,
});

/** @param against what it is saved over; null adds a new one @throws AdminCallError */
export function saveTestimonial(
  input: TestimonialFormOutput,
  against: AdminTestimonial | null,
  requestKey: string,
): Promise<AdminTestimonial> {
  const json = { ...input, confirmed: undefined };
  return against
    ? adminFetch(urlOf(against.id), { method: 'PUT', json, ifMatch: against.version })
    : adminFetch(TESTIMONIALS_URL, { method: 'POST', json, requestKey });
}

/** @throws AdminCallError */
export const removeTestimonial = ({ id, version }: AdminTestimonial): Promise<unknown> =>
  adminFetch(urlOf(id), { method: 'DELETE', ifMatch: version });
