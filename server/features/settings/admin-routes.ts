import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminSettings, SETTING_SECTIONS, type SettingSection } from '#contracts/admin-settings.ts';
import { BOOKING_NAMES } from '#contracts/booking-links.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import { baseVersionOf } from '#server/db/records.ts';
import { describeEnvironment } from '#server/environment-words.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { listSampleFacts, readSections, saveSection } from '#server/features/settings/edit.ts';

/** All of the settings page in one answer. */
async function readAdminSettings(
  ctx: Context,
  { config, content }: Container,
): Promise<AdminSettings> {
  const [{ sections, facts }, links] = await Promise.all([
    readSections({ ctx }),
    readBookingLinks({ ctx }),
  ]);
  const booking = config.booking ?? links;
  return {
    sections,
    sampleFacts: facts.sample ? listSampleFacts(facts, content.business) : [],
    booking: {
      from: config.booking ? 'environment' : links ? 'settings' : 'none',
      provider: booking ? BOOKING_NAMES[booking.provider] : null,
      urls: booking?.urls ?? {},
    },
    environment: describeEnvironment(config),
  };
}

export function registerSettingAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: settings'];

  calls.get(
    '/api/admin/settings',
    { schema: { summary: 'All settings', tags, response: { 200: AdminSettings } } },
    async (request) => readAdminSettings(owner(request.id), container),
  );

  for (const section of Object.keys(SETTING_SECTIONS) as SettingSection[]) {
    calls.put(
      `/api/admin/settings/${section}`,
      {
        schema: {
          summary: `Saves the section "${section}"`,
          tags,
          body: SETTING_SECTIONS[section],
          response: { 200: AdminSettings },
        },
      },
      async (request) => {
        const ctx = owner(request.id);
        await saveSection({
          ctx,
          section,
          input: request.body,
          baseVersion: baseVersionOf(request.headers['if-match']),
          sample: container.content.business,
        });
        return readAdminSettings(ctx, container);
      },
    );
  }
}
