import { describe, expect, test } from 'vitest';
import {
  COST_SERVICE_IDS,
  EXTRA_SERVICE_IDS,
  SPECIFIED_PRICES,
} from '#content/calculator/price-list.ts';
import { GARDEN_SIZES } from '#contracts/price-list.ts';
import { readCarriedEstimate as readFrom } from './carried-estimate.ts';

const readCarriedEstimate = (referrer: string, origin: string) =>
  readFrom(referrer, origin, async () => SPECIFIED_PRICES);
const ORIGIN = 'https://gardens.example';

describe('the estimate a visitor comes from', () => {
  test('is read from the address of the calculator', async () => {
    const found = await readCarriedEstimate(
      `${ORIGIN}/cost-calculator?service=irrigation-systems&size=small&extras=outdoor-lighting`,
      ORIGIN,
    );
    expect(found).toEqual({
      enquiryPath: '/enquiry/new?service=irrigation-systems&size=small&extras=outdoor-lighting',
      fact: {
        label: 'Estimate',
        value: expect.stringMatching(
          /^Irrigation systems, small garden: £3,650, list of \d+ \w+ 20\d\d; with outdoor lighting$/,
        ),
      },
    });
  });

  test('is missing if it came from another page or site, or nothing was chosen', async () => {
    for (const referrer of [
      '',
      'nonsense',
      `${ORIGIN}/`,
      `${ORIGIN}/cost-calculator`,
      `${ORIGIN}/cost-calculator?service=irrigation-systems`,
      `${ORIGIN}/cost-calculator?service=gold&size=small`,
      'https://evil.example/cost-calculator?service=irrigation-systems&size=small',
    ])
      expect(await readCarriedEstimate(referrer, ORIGIN), referrer).toBeNull();
  });

  test('fits what an appointment takes, whatever was chosen', async () => {
    for (const service of COST_SERVICE_IDS)
      for (const size of GARDEN_SIZES) {
        const params = new URLSearchParams([
          ['service', service],
          ['size', size],
          ...EXTRA_SERVICE_IDS.map((id): [string, string] => ['extras', id]),
        ]);
        const found = await readCarriedEstimate(
          `${ORIGIN}/cost-calculator?${params.toString()}`,
          ORIGIN,
        );
        expect(found!.fact.value.length).toBeLessThanOrEqual(200);
        expect(found!.fact.value).toMatch(/: £[\d,]+/);
      }
  });
});
