import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { outbox } from '#server/adapters/mail/choose.ts';
import { outsideServices } from '#server/outside-services.ts';
import { startTestServer } from '#tests/support/server.ts';

const CALENDLY = {
  BOOKING_PROVIDER: 'calendly',
  BOOKING_URL_GENERAL: 'https://calendly.com/sample/call',
  BOOKING_URL_SITE: 'https://calendly.com/sample/visit',
  BOOKING_URL_FOLLOWUP: 'https://calendly.com/sample/after',
};

test('without a provider the booking page has its own form', () => {
  expect([readConfig({}).booking, readConfig({ BOOKING_PROVIDER: 'builtin' }).booking]).toEqual([
    null,
    null,
  ]);
  expect(outsideServices({ config: readConfig({}), mail: outbox }, null).booking).toBeNull();
});

test('a provider is configured with its three addresses', () => {
  expect(
    outsideServices({ config: readConfig(CALENDLY), mail: outbox }, null).booking,
  ).toMatchObject({
    name: 'Calendly',
    provider: 'calendly',
    urls: { 'site-assessment': 'https://calendly.com/sample/visit' },
  });
});

test.each([
  [
    { BOOKING_PROVIDER: 'other' },
    /^BOOKING_PROVIDER is not usable: it must be builtin, calendly or cal\.$/,
  ],
  [{ BOOKING_PROVIDER: 'calendly' }, /^BOOKING_URL_GENERAL is not set: /],
  [{ ...CALENDLY, BOOKING_URL_FOLLOWUP: '' }, /^BOOKING_URL_FOLLOWUP is not set: /],
  [
    { BOOKING_URL_SITE: CALENDLY.BOOKING_URL_SITE },
    /^BOOKING_URL_SITE is set, but BOOKING_PROVIDER /,
  ],
  [
    { ...CALENDLY, BOOKING_PROVIDER: 'cal' },
    /^BOOKING_URL_GENERAL is not usable: it must be the https address .* cal\.com/,
  ],
  [
    { ...CALENDLY, BOOKING_URL_SITE: 'http://calendly.com/sample/visit' },
    /^BOOKING_URL_SITE is not usable/,
  ],
  [
    { ...CALENDLY, BOOKING_URL_SITE: 'https://calendly.com.evil.example/visit' },
    /^BOOKING_URL_SITE is not usable/,
  ],
  [
    { ...CALENDLY, BOOKING_URL_SITE: 'https://calendly.com@evil.example/visit' },
    /^BOOKING_URL_SITE is not usable/,
  ],
  [{ ...CALENDLY, BOOKING_URL_SITE: 'https://calendly.com/' }, /^BOOKING_URL_SITE is not usable/],
  [{ ...CALENDLY, BOOKING_URL_SITE: 'javascript:alert(1)' }, /^BOOKING_URL_SITE is not usable/],
])('%j stops the start', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

describe.each([
  ['calendly', CALENDLY, 'https://calendly.com'],
  [
    'cal',
    Object.fromEntries(
      Object.entries(CALENDLY).map(([name, value]) => [
        name,
        value.replace('calendly.com', 'cal.com').replace('calendly', 'cal'),
      ]),
    ),
    'https://cal.com',
  ],
])('%s', (provider, env, frame) => {
  test("only the booking page's policy allows the provider", async () => {
    const server = await startTestServer({ env });
    try {
      const policy = async (url: string) =>
        String((await server.app.inject(url)).headers['content-security-policy']);
      for (const url of ['/booking', '/booking/', '/booking?kind=site-assessment'])
        expect(await policy(url)).toContain(`frame-src 'self' ${frame}`);
      for (const url of [
        '/',
        '/bookings',
        '/booking/other',
        '/services',
        '/api/services',
        '/booking.data',
      ])
        expect(await policy(url)).not.toContain(provider);
    } finally {
      await server.close();
    }
  });
});

test('with our own form no other origin is allowed', async () => {
  const server = await startTestServer();
  try {
    expect(
      String((await server.app.inject('/booking')).headers['content-security-policy']),
    ).not.toMatch(/frame-src|https:/);
  } finally {
    await server.close();
  }
});
