import { afterEach, expect, test, vi } from 'vitest';
import type { AdminPlant } from '#contracts/admin-plants.ts';
import type { AdminProject } from '#contracts/admin-portfolio.ts';
import type { AdminTestimonial } from '#contracts/admin-testimonials.ts';
import { removePlant } from '#app/features/calendar/admin/plant-calls.ts';
import { removeProject } from '#app/features/portfolio/admin/portfolio-calls.ts';
import { removeService } from '#app/features/services/admin/addresses.ts';
import { removeTestimonial } from '#app/features/testimonials/admin/testimonial-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['project', () => removeProject({ id: 'one', version: 7 } as AdminProject)],
  ['testimonial', () => removeTestimonial({ id: 'one', version: 7 } as AdminTestimonial)],
  ['service', () => removeService({ id: 'one', version: 7 })],
  ['plant', () => removePlant({ id: 'one', version: 7 } as AdminPlant)],
])('deleting a %s names the version that was shown', async (_what, remove) => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init);
    return Response.json({ success: true });
  });
  await remove();
  expect(
    sent.map(({ method, headers }) => [method, (headers as Record<string, string>)['if-match']]),
  ).toEqual([['DELETE', '"7"']]);
});
