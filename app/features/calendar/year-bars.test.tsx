import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { YearBars, YearStrip } from './year-bars.tsx';

const PLANTS = [
  { sowingPeriod: 'March', plantingPeriod: 'April - May', harvestingPeriod: 'July - October' },
  {
    sowingPeriod: null,
    plantingPeriod: 'October - February',
    harvestingPeriod: 'January - December',
  },
  { sowingPeriod: 'January', plantingPeriod: 'June, August', harvestingPeriod: '' },
];
type Bar = { x: number; y: number; width: number; height: number };

/** In shares of the whole, to a hundredth of a per cent. */
const round = (bar: Bar) =>
  Object.fromEntries(
    Object.entries(bar).map(([name, value]) => [name, Math.round(value * 1_000) / 10]),
  );

function drawnBars(markup: string): Bar[] {
  return [...markup.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((found) => {
    const [x, y, width, height] = found.slice(1).map(Number) as [number, number, number, number];
    return { x: x / 120, y: y / 18, width: width / 120, height: height / 18 };
  });
}

/** What a browser makes of them: a place is the share of what the bar leaves free. */
function groundBars(markup: string): Bar[] {
  return [...markup.matchAll(/\) ([\d.]+)% ([\d.]+)%\/([\d.]+)% ([\d.]+)% no-repeat/g)].map(
    (found) => {
      const [x, y, width, height] = found.slice(1).map((text) => Number(text) / 100) as [
        number,
        number,
        number,
        number,
      ];
      return { x: x * (1 - width), y: y * (1 - height), width, height };
    },
  );
}

it.each(PLANTS)(
  'the strip of $plantingPeriod shows the bars that are drawn elsewhere, in their places',
  (plant) => {
    const drawn = drawnBars(renderToStaticMarkup(<YearBars plant={plant} />));
    expect(drawn.length).toBeGreaterThan(1);
    expect(groundBars(renderToStaticMarkup(<YearStrip plant={plant} />)).map(round)).toEqual(
      drawn.map(round),
    );
  },
);
