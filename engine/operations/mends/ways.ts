/** A way to what is shut in: the ground that people walk on is led to it through the beds, as straight as it goes. */
import { subtract, unite } from '../../geometry/boolean.ts';
import { area as areaOf, polygon } from '../../geometry/region.ts';
import { tryIntersect } from '../../geometry/trial.ts';
import { hypot } from '../../geometry/trig.ts';
import { LEAST_WAY_MM, WayFinder } from '../../layout/reach.ts';
import { WALKABLE } from '../../layout/plan-types.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area } from '../../model/layout.ts';
import type { Mm, Point, Ring } from '../../model/shapes.ts';
import { gatesOf } from '../../site/gates.ts';
import type { Fault } from '../faults.ts';
import { mayBeReshaped, outlineOf } from '../outline/reshape.ts';
import { isHeir, lower } from '../recut.ts';
import { inMetres, type Mend, type Tries } from './tries.ts';

/** A way for a barrow; into what it joins by so much. */
const WIDTH_MM: Mm = 800,
  INTO_MM: Mm = 250,
  LONGEST_MM: Mm = 25_000,
  SAMPLE_MM: Mm = 300;
/** Of two ways between the same ground. */
const APART_MM: Mm = 600;
const MOST_OF_ONE = 5;

type Link = { from: Point; to: Point; length: Mm };

export const wayLaid: Tries = (model, fault) => {
  if (!fault.id.startsWith('way ')) return [];
  const { target, own } = aimOf(model, fault);
  if (!target) return [];
  const parts = model.layout.areas.map(({ id, kind, feature, region }) => ({
    id,
    kind,
    feature,
    region,
  }));
  const reached = new WayFinder(parts, model.site).reached(LEAST_WAY_MM);
  const hosts = model.layout.areas.filter(
    (area) =>
      area !== own &&
      WALKABLE.has(area.kind) &&
      (!reached.length || areaOf(tryIntersect(area.region, reached)) > 0),
  );
  return hosts
    .flatMap((host) => linksBetween(outlineOf(host), target).map((link) => ({ host, link })))
    .sort((a, b) => a.link.length - b.link.length)
    .flatMap(({ host, link }) => [
      ...led(model, host, link),
      // what cannot be led on itself is met by the ground that is shut in
      ...(own && !mayBeReshaped(host)
        ? led(model, own, { from: link.to, to: link.from, length: link.length })
        : []),
    ]);
};

/** Where the way has to come to. */
function aimOf({ layout, site }: GardenModel, { id }: Fault): { target: Ring | null; own?: Area } {
  const what = id.replace('way ', '');
  if (what === 'door') return { target: [[site.doorX, 600]] };
  const gate = gatesOf(site).find((one) => one.id === what);
  if (gate) return { target: [gate.inside] };
  const own = layout.areas.find((area) => area.id === what);
  return own ? { target: outlineOf(own), own } : { target: null };
}

/** The shortest lines from one outline to another, none beside another. */
function linksBetween(host: Ring, target: Ring): Link[] {
  const to = sampled(target);
  const links = sampled(host)
    .map((from): Link => {
      let best = to[0]!,
        least = Infinity;
      for (const point of to) {
        const far = hypot(point[0] - from[0], point[1] - from[1]);
        if (far < least) [best, least] = [point, far];
      }
      return { from, to: best, length: least };
    })
    .filter(({ length }) => length < LONGEST_MM)
    .sort((a, b) => a.length - b.length);
  const kept: Link[] = [];
  for (const link of links) {
    if (kept.length >= MOST_OF_ONE) break;
    const isBeside = kept.some(
      ({ from }) => hypot(from[0] - link.from[0], from[1] - link.from[1]) < APART_MM,
    );
    if (!isBeside) kept.push(link);
  }
  return kept;
}
function sampled(ring: Ring): Point[] {
  if (ring.length === 1) return [...ring];
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const pieces = Math.max(1, Math.ceil(hypot(b[0] - a[0], b[1] - a[1]) / SAMPLE_MM));
    return Array.from({ length: pieces }, (_, k): Point => [
      Math.round(a[0] + ((b[0] - a[0]) * k) / pieces),
      Math.round(a[1] + ((b[1] - a[1]) * k) / pieces),
    ]);
  });
}

/** The ground with a strip along the line. */
function led({ layout }: GardenModel, host: Area, { from, to, length }: Link): Mend[] {
  if (!mayBeReshaped(host)) return [];
  const long = Math.max(1, length);
  const [ux, uy] = length < 1 ? [0, 1] : [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = (along: Mm, side: Mm): Point => [
    Math.round(from[0] + ux * along - uy * side),
    Math.round(from[1] + uy * along + ux * side),
  ];
  const [a, b, w] = [-INTO_MM, length + INTO_MM, WIDTH_MM / 2];
  const strip = polygon([at(a, -w), at(b, -w), at(b, w), at(a, w)]);
  // what is hard ground keeps all of it
  const hard = layout.areas.filter((area) => area !== host && !isHeir(area));
  const whole = subtract(
    unite(polygon(outlineOf(host)), strip),
    ...hard.map(({ region }) => region),
  );
  const [one] = [...whole].sort((p, q) => areaOf([q]) - areaOf([p]));
  if (!one) return [];
  return [
    {
      operation: { kind: 'reshape', areaId: host.id, corners: one[0]! },
      says: `Mended by leading a way there from ${lower(host)}, ${inMetres(WIDTH_MM)} wide.`,
    },
  ];
}
