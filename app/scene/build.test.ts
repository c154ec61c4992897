import { expect, test } from 'vitest';
import type { Scene } from '#engine/scene/scene.ts';
import { buildPieces, shotOf } from './build.ts';
import { CAMERAS } from './cameras/shot.ts';
import { ringOf } from './core/frame.ts';
import { Memory } from './core/memory.ts';
import { distanceToRing, inRing } from './core/polygons.ts';
import { sampled } from '#tests/support/sampled.ts';
import { sunOf } from './sun.ts';
import { eachVertex, sampleScene } from './test-support/gardens.ts';

const SLUGS = ['courtyard-hackney', 'l-shape-guildford', 'kitchen-garden-chelmsford'];
const picture = (scene: Scene, camera: (typeof CAMERAS)[number] = 'aerial', month = 6) =>
  buildPieces(
    scene,
    shotOf(scene, camera, sunOf(scene, month, 15), 1.6),
    { month, year: 10 },
    300,
    0.3,
  );

test.each(sampled(SLUGS, 2))(
  '%s shows every plant of its list and none other, in summer and in winter',
  (slug) => {
    const scene = sampleScene(slug);
    for (const month of [1, 6]) {
      const drawn = new Map<string, number>();
      for (const piece of picture(scene, 'aerial', month).pieces)
        if (piece.group === 'plant' && !piece.id.endsWith('|wood'))
          drawn.set(piece.id, (drawn.get(piece.id) ?? 0) + piece.instances!.count);
      expect(Object.fromEntries(drawn)).toEqual(
        Object.fromEntries(
          scene.species.map((s) => [`${s.plantId}|${s.form}`, s.instances.length]),
        ),
      );
    }
  },
);
test.each(sampled(SLUGS, 2))(
  '%s has nothing outside its boundary but crowns and the backdrop',
  (slug) => {
    const scene = sampleScene(slug),
      ring = ringOf(scene.plot);
    for (const piece of picture(scene).pieces) {
      if (piece.group === 'backdrop' || piece.group === 'base') continue;
      const crown = /tree|conifer/.test(piece.id),
        // the long leaves of a laurel stand a little out of its clipped face
        allowed = crown ? 1.1 : piece.group === 'house' ? 0.7 : /hedge/.test(piece.id) ? 0.32 : 0.3;
      let worst = 0;
      eachVertex(piece, (x, _, z) => {
        if (!inRing(x, -z, ring)) worst = Math.max(worst, distanceToRing(x, -z, ring));
      });
      expect(worst, `${piece.group} ${piece.id}`).toBeLessThanOrEqual(allowed);
    }
  },
);
test('the same scene gives the same pieces', () => {
  const scene = sampleScene('courtyard-hackney'),
    [a, b] = [picture(scene, 'eye'), picture(JSON.parse(JSON.stringify(scene)) as Scene, 'eye')];
  expect(b.pieces.map((p) => p.id)).toEqual(a.pieces.map((p) => p.id));
  a.pieces.forEach((piece, i) => {
    expect(b.pieces[i]!.mesh.position).toEqual(piece.mesh.position);
    expect(b.pieces[i]!.instances?.matrices).toEqual(piece.instances?.matrices);
  });
});
test('a younger garden has smaller plants and as many of them', () => {
  const scene = sampleScene('l-shape-guildford'),
    shot = shotOf(scene, 'aerial', sunOf(scene, 6, 15), 1.6),
    top = (year: 1 | 10) => {
      let high = 0,
        n = 0;
      for (const piece of buildPieces(scene, shot, { month: 6, year }, 300, 0.2).pieces)
        if (piece.group === 'plant') {
          n += piece.id.endsWith('|wood') ? 0 : piece.instances!.count;
          eachVertex(piece, (_, y) => {
            high = Math.max(high, y);
          });
        }
      return { high, n };
    };
  const young = top(1),
    grown = top(10);
  expect(young.n).toBe(grown.n);
  expect(young.high).toBeLessThan(grown.high * 0.8);
});
test('every number that is drawn is finite', () => {
  for (const camera of CAMERAS)
    for (const piece of picture(sampleScene(SLUGS[2]!), camera).pieces)
      for (const list of [
        piece.mesh.position,
        piece.mesh.normal,
        piece.mesh.colour,
        piece.instances?.matrices ?? [],
      ])
        expect(
          list.every((v: number) => Number.isFinite(v)),
          piece.id,
        ).toBe(true);
});
test('the bare plot has its boundary and what is kept, and nothing of the design', () => {
  const scene = sampleScene('family-romford'),
    shot = shotOf(scene, 'eye', sunOf(scene, 6, 15), 1.6),
    { pieces, waterLevelM } = buildPieces(scene, shot, { month: 6, year: 10 }, 300, 0.3, true);
  const drawn = pieces
      .filter((p) => p.group === 'plant' && !p.id.endsWith('|wood'))
      .reduce((sum, p) => sum + p.instances!.count, 0),
    kept = scene.species.flatMap((s) => s.instances).filter((p) => p.existing).length;
  expect(drawn).toBe(kept);
  expect(waterLevelM).toBeNull();
  expect(pieces.some((p) => p.group === 'line')).toBe(true);
  expect(pieces.find((p) => p.id === 'worn-grass')).toBeDefined();
  expect(pieces.filter((p) => p.group === 'thing').length).toBeLessThanOrEqual(
    scene.kept.length * 3,
  );
});
test('a low hedge at the foot of a high one leaves no gaps in it', () => {
  const base = sampleScene(SLUGS[2]!),
    // clipped shrubs, as no sample has a hedge
    hedge = { ...base.species.find((s) => s.form === 'dome')!, form: 'hedge' as const },
    plant = hedge.instances[0]!,
    x0 = 2000,
    y = 8000;
  const row = (id: string, at: number, step: number, heightMm: number) => ({
    ...hedge,
    plantId: id,
    instances: Array.from({ length: 9 }, (_, i) => ({
      ...plant,
      x: x0 + i * step,
      y: at,
      heightMm,
      radiusMm: step / 2,
    })),
  });
  const line = (id: string, at: number, heightMm: number) => ({
    ...base.lines[0]!,
    kind: 'hedge' as const,
    where: 'garden' as const,
    id,
    line: [
      [x0 - 200, at],
      [x0 + 3900, at],
    ] as [number, number][],
    heightMm,
  });
  const scene: Scene = {
    ...base,
    species: [row('high', y, 460, 1400), row('low', y - 150, 300, 450)],
    lines: [
      ...base.lines.filter((l) => l.where === 'boundary'),
      line('a', y, 1400),
      line('b', y - 150, 450),
    ],
  };
  const covered = new Set<number>();
  for (const piece of picture(scene).pieces)
    if (piece.id === 'high|hedge') eachVertex(piece, (x) => covered.add(Math.floor(x / 0.1)));
  for (let x = x0 / 1000 + 0.1; x < x0 / 1000 + 3.6; x += 0.1)
    expect(covered.has(Math.floor(x / 0.1))).toBe(true);
});
test('a garden after a change is drawn from memory as it would be anew', () => {
  const scene = sampleScene(SLUGS[1]!);
  const [thing, ...things] = scene.things;
  const moved = { ...scene, things: [{ ...thing!, x: thing!.x + 200 }, ...things] };
  const shot = shotOf(scene, 'aerial', sunOf(scene, 6, 15), 1.6);
  const memory = new Memory();
  const build = (one: Scene, remembered?: Memory) => {
    remembered?.turn();
    return buildPieces(one, shot, { month: 6, year: 10 }, 300, 0.3, false, remembered);
  };
  const first = build(scene, memory),
    after = build(moved, memory);
  const known = new Set(first.pieces.map(({ mesh }) => mesh));
  for (const { group, mesh } of after.pieces)
    if (group === 'plant') expect(known.has(mesh)).toBe(true);
  expect(after).toEqual(build(moved));
});
test('neighbours that were told of stand in every picture, and none where nobody told of any', () => {
  const scene = sampleScene('l-shape-guildford'),
    { bounds } = scene;
  const told: Scene = {
    ...scene,
    around: [
      {
        as: 'house',
        x: bounds.x1 + 5000,
        y: 4000,
        widthMm: 8000,
        depthMm: 9000,
        heightMm: 8000,
        evergreen: false,
      },
      {
        as: 'tree',
        x: 4000,
        y: bounds.y1 + 4000,
        widthMm: 6000,
        depthMm: 6000,
        heightMm: 9000,
        evergreen: false,
      },
    ],
  };
  for (const camera of ['aerial', 'eye'] as const) {
    const ids = (of: Scene, month: number) =>
      picture(of, camera, month).pieces.filter(({ id }) => id.startsWith('around-'));
    expect(ids(scene, 6)).toEqual([]);
    for (const month of [1, 6]) {
      let far = 0;
      for (const piece of ids(told, month)) {
        expect(piece.group).toBe('backdrop');
        eachVertex(piece, (x) => (far = Math.max(far, x)));
      }
      expect(far * 1000).toBeGreaterThan(bounds.x1 + 8000);
    }
  }
});
