import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { DASHBOARD_PANEL, isRequestsView, requestsAddress } from './admin-paths.ts';

const paramsOf = (address: string) => new URL(address, 'https://garden.example').searchParams;

describe('the address of the requests', () => {
  test.each([[{}], [{ show: 'open' as const }], [{ search: 'ann+garden@example.com' }]])(
    'with %j the page that it leads to shows requests',
    (narrowed) => {
      const params = paramsOf(requestsAddress(narrowed));
      expect([params.get('tab'), isRequestsView(params)]).toEqual(['designs', true]);
      expect([params.get('show') ?? undefined, params.get('q') ?? undefined]).toEqual([
        'show' in narrowed ? narrowed.show : undefined,
        'search' in narrowed ? narrowed.search : undefined,
      ]);
    },
  );

  test('it leads to the list itself, below the figures', () => {
    expect(new URL(requestsAddress({ search: 'a#b' }), 'https://garden.example').hash).toBe(
      `#${DASHBOARD_PANEL}`,
    );
  });

  test('an older address is still understood, and designs are not requests', () => {
    expect(
      ['?tab=designs&list=requests', '?tab=designs', '?tab=designs&view=ideas'].map((query) =>
        isRequestsView(paramsOf(query)),
      ),
    ).toEqual([true, false, false]);
  });

  test.each([
    'server/features/stats/attention-lines.ts',
    'server/features/booking-requests/request.ts',
    'server/features/booking-requests/notifications.ts',
    'app/features/admin-today/waiting-people.tsx',
    'app/features/admin-today/request-row.tsx',
  ])('%s links to it by no address of its own', (file) => {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    expect(source).toContain('requestsAddress(');
    expect(source).not.toMatch(/=requests\b/);
  });
});
