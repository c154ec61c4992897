/** What makes a sample's brief a request, and its design the same one on every install. */
import { createHash } from 'node:crypto';
import { DesignRequestInput } from '#contracts/design.ts';
import type { BriefInput } from '#engine/model/brief.ts';

export type Sample = { slug: string; input: BriefInput; pick: number; hero: boolean };
/** A sample keeps one of its three designs, under addresses that are the same everywhere. */
export type SampleMark = { sessionId: string; designId: string; pick: number; hero: boolean };

/** The sample's brief as a visitor would have sent it. */
export function requestOf({ input }: Pick<Sample, 'input'>): DesignRequestInput {
  return DesignRequestInput.parse({
    designDescription: input.description,
    projectType: input.projectType,
    preferences: input.preferences,
    postcode: input.postcode,
    area: input.areaM2,
    perimeter: input.perimeterM,
    corrections: input.corrections,
  });
}

/** Whose design it is; null for a visitor's. */
export function slugOfSample(samples: readonly Sample[], designId: string): string | null {
  return samples.find((sample) => markFor(sample).designId === designId)?.slug ?? null;
}

/** Samples keep their addresses on every install; nothing about them is secret. */
export function markFor({ slug, pick, hero }: Sample): SampleMark {
  const name = (part: string) =>
    createHash('sha256').update(`sample:${slug}:${part}`).digest('base64url').slice(0, 22);
  return { sessionId: `ses_${name('session')}`, designId: `dsn_${name('design')}`, pick, hero };
}

export const SAMPLE_JOB = 'sample-designs';
export const sampleJobKey = (slug: string): string => `${SAMPLE_JOB}:${slug}`;
/** Among removals: all samples, those of later versions included. */
export const ALL_SAMPLES = '*';
