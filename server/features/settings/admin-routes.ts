import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AdminSettings, SETTING_SECTIONS, type SettingSection } from '#contracts/admin-settings.ts';
import { BOOKING_NAMES } from '#contracts/booking-links.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import type { Context } from '#server/context.ts';
import { describeEnvironment } from '#server/environment-words.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { poundsOf, readUsage } from '#server/features/settings/model-usage.ts';
import { listSampleFacts, readSections, saveSection } from '#server/features/settings/edit.ts';

/** All of the settings page in one answer. */
async function readAdminSettings(
  ctx: Context,
  { config, content, textModel }: Container,
): Promise<AdminSettings> {
  const [{ sections, facts }, links, usage] = await Promise.all([
    readSections({ ctx }),
    readBookingLinks({ ctx }),
    readUsage({ ctx }),
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
    textModel: textModel && {
      name: textModel.name,
      callsToday: usage.calls,
      poundsToday: poundsOf(usage, sections.textModel.values),
    },
    environment: describeEnvironment(config),
  };
}

export function registerSettingAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: settings');
  const sample = container.content.business;
  call('get', '/api/admin/settings', 'All settings', { answer: AdminSettings }, ({ ctx }) =>
    readAdminSettings(ctx, container),
  );
  for (const section of Object.keys(SETTING_SECTIONS) as SettingSection[])
    call(
      'put',
      `/api/admin/settings/${section}`,
      `Saves the section "${section}"`,
      { body: SETTING_SECTIONS[section] as z.ZodType, answer: AdminSettings },
      async ({ ctx, input, baseVersion }) => {
        await saveSection({ ctx, section, input, baseVersion, sample });
        return readAdminSettings(ctx, container);
      },
    );
}
