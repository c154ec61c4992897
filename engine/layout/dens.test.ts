/** Somewhere to hide, and trunks to sit on. */
import { expect, test } from 'vitest';
import { wanting } from '#tests/support/generated-sites.ts';
import { design } from '#tests/support/plots.ts';

test('a den has soft ground of its own and stands within it', () => {
  for (const { areas, furnishings, language } of design({
    wanted: wanting('dining', 'lawn', 'den'),
  }).layouts) {
    const den = furnishings.find(({ kind }) => kind === 'den');
    expect(den, language).toBeDefined();
    const home = areas.find(({ id }) => id === den!.areaId)!;
    expect(home.feature).toBe('den');
    expect(['bark', 'rubber-mulch', 'play-turf']).toContain(home.material);
  }
});

test('stumps that were asked for take the place of the bench', () => {
  for (const { furnishings } of design({ wanted: wanting('dining', 'lawn', 'stumps') }).layouts) {
    const home = furnishings.find(({ kind }) => kind === 'stump-seat')!.areaId;
    expect(furnishings.filter(({ kind }) => kind === 'stump-seat').length).toBeGreaterThanOrEqual(
      3,
    );
    expect(furnishings.some(({ kind, areaId }) => kind === 'bench' && areaId === home)).toBe(false);
  }
});
