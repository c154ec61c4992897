// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '#engine/scene/scene.ts';
import { useLiveGarden } from './use-live-garden.ts';

const made: { scene: Scene; shown: Scene[]; firstFrame: (ms: number) => void }[] = [];
vi.mock('./garden-view.ts', () => ({
  GardenView: class {
    private own;
    constructor(_canvas: unknown, scene: Scene, _settings: unknown, firstFrame: () => void) {
      this.own = { scene, shown: [] as Scene[], firstFrame };
      made.push(this.own);
    }
    show(scene: Scene) {
      this.own.shown.push(scene);
    }
    set() {}
    dispose() {}
  },
}));

const scene = (id: string) => ({ id }) as unknown as Scene;
let renderer = 'A real card';
beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        getExtension: () => ({ loseContext: () => {} }),
        getParameter: () => renderer,
      }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Garden({ of }: { of: Scene }) {
  const { canvas, live, tryAnyway } = useLiveGarden(
    of,
    { mode: 'orbit', month: 6, hour: 12, year: 5, zones: true },
    true,
  );
  return live === 'stills' ? (
    <button type="button" onClick={tryAnyway}>
      Try it anyway
    </button>
  ) : (
    <canvas ref={canvas} data-live={live} />
  );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(500));

test('changes are drawn in the view that stands, those that come together once', async () => {
  renderer = 'A real card';
  const [first, second, third] = [scene('1'), scene('2'), scene('3')];
  const page = render(<Garden of={first} />);
  await settle();
  expect(made.map((one) => one.scene)).toEqual([first]);
  page.rerender(<Garden of={second} />);
  page.rerender(<Garden of={third} />);
  await settle();
  expect(made).toHaveLength(1);
  expect(made[0]!.shown).toEqual([third]);
});

test('where a card is missing nothing is drawn until it is asked for, and then however slowly', async () => {
  renderer = 'SwiftShader';
  const page = render(<Garden of={scene('1')} />);
  await settle();
  expect(made).toEqual([]);
  act(() => page.getByText('Try it anyway').click());
  await settle();
  expect(made).toHaveLength(1);
  act(() => made[0]!.firstFrame(4000));
  expect(page.container.querySelector('canvas')!.dataset.live).toBe('ready');
});

test('a card that turns out to be slow gives way to stills', async () => {
  renderer = 'A real card';
  const page = render(<Garden of={scene('1')} />);
  await settle();
  act(() => made[0]!.firstFrame(4000));
  expect(page.getByText('Try it anyway')).toBeTruthy();
});
