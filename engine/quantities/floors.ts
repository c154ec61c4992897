/** Floor finishes, their beds and joints, edgings, lawn and stepping stones. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Material } from '../model/layout.ts';
import { TURF_SOIL_MM, buildUpOf, isParking, isUndug } from './build-ups.ts';
import type { BuildUp } from './build-ups.ts';
import { builtFloors } from './ground.ts';
import { addLine, figure, sumInWords } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';

const GREEN: readonly Material[] = ['turf', 'meadow-seed'];

function takeOffFinish(m: MeasuredArea, build: BuildUp, model: GardenModel): Quantity[] {
  const lines: Quantity[] = [],
    id = m.area.id,
    m2 = `${figure(m.m2)} m² ${id}`,
    undug = isUndug(model.site);
  const phase = GREEN.includes(m.area.material) ? 'planting' : 'hard';
  const waste = m.cut ? build.wasteCut : build.waste,
    cutting = build.rigid && m.cut ? ', cut to line' : '';
  if (m.area.material === 'bark') {
    const deep = build.finishMm;
    addLine(lines, {
      id: `bark:${id}`,
      phase,
      rateKey: 'bark',
      description: `${m.area.label}: play bark ${deep} mm deep`,
      unit: 'm3',
      waste,
      net: (m.m2 * deep) / 1000,
      ids: [id],
      formula: `${m2} x ${figure(deep / 1000, 2)} m`,
    });
  } else {
    addLine(lines, {
      id: `${m.area.material}:${id}`,
      phase,
      rateKey: m.area.material,
      description: `${m.area.label}: ${build.name}${cutting}`,
      unit: 'm2',
      waste,
      net: m.m2,
      ids: [id],
      formula: m2,
    });
  }
  if (build.pointed)
    addLine(lines, {
      id: `pointing:${id}`,
      phase,
      rateKey: 'pointing',
      description: `${m.area.label}: jointing`,
      unit: 'm2',
      net: m.m2,
      ids: [id],
      formula: m2,
    });
  if (isParking(m.area) && !build.rigid)
    addLine(lines, {
      id: `gravel-grid:${id}`,
      phase,
      rateKey: 'gravel-grid',
      description: `${m.area.label}: grid that carries wheels`,
      unit: 'm2',
      waste: 0.05,
      net: m.m2,
      ids: [id],
      formula: m2,
    });
  if (undug && build.rigid)
    addLine(lines, {
      id: `pedestals:${id}`,
      phase,
      rateKey: 'pedestals',
      description: `${m.area.label}: adjustable pedestals ${model.site.position === 'roof' ? 'on the roof membrane' : 'on the ground that is there'}`,
      unit: 'm2',
      net: m.m2,
      ids: [id],
      formula: m2,
    });
  return lines;
}

function takeOffBeds(floors: ReturnType<typeof builtFloors>): Quantity[] {
  const lines: Quantity[] = [];
  for (const bed of ['mortar-bed', 'laying-sand'] as const) {
    const on = floors.filter(({ build }) => build.bed === bed);
    addLine(lines, {
      phase: 'hard',
      rateKey: bed,
      description:
        bed === 'mortar-bed' ? 'Full mortar bed under paving' : 'Sharp sand laying course',
      unit: 'm3',
      waste: 0.1,
      net: on.reduce((sum, { measured: m, build }) => sum + (m.m2 * build.bedMm) / 1000, 0),
      ids: on.map(({ measured: m }) => m.area.id),
      formula: on
        .map(
          ({ measured: m, build }) =>
            `${figure(m.m2)} m² ${m.area.id} x ${figure(build.bedMm / 1000, 3)} m`,
        )
        .join(' + '),
    });
  }
  const under = floors.filter(({ build }) => build.membrane).map(({ measured: m }) => m);
  addLine(lines, {
    phase: 'hard',
    rateKey: 'membrane',
    description: 'Geotextile membrane under loose surfaces',
    unit: 'm2',
    waste: 0.1,
    net: under.reduce((sum, m) => sum + m.m2, 0),
    ids: under.map((m) => m.area.id),
    formula: sumInWords(
      under.map((m) => ({ id: m.area.id, value: m.m2 })),
      'm²',
    ),
  });
  const turf = floors
    .filter(({ measured: m }) => m.area.material === 'turf')
    .map(({ measured: m }) => m);
  addLine(lines, {
    phase: 'planting',
    rateKey: 'topsoil',
    description: `Topsoil under new turf, ${TURF_SOIL_MM} mm`,
    unit: 'm3',
    waste: 0.05,
    net: turf.reduce((sum, m) => sum + (m.m2 * TURF_SOIL_MM) / 1000, 0),
    ids: turf.map((m) => m.area.id),
    formula: `(${sumInWords(
      turf.map((m) => ({ id: m.area.id, value: m.m2 })),
      'm²',
    )}) x ${figure(TURF_SOIL_MM / 1000, 3)} m`,
  });
  return lines;
}

export type EdgingKind = 'haunch' | 'steel-edging' | 'timber-edging' | 'brick-edging' | 'cut-edge';
const isSoft = (m: MeasuredArea): boolean =>
  m.area.material === 'soil' || GREEN.includes(m.area.material) || m.area.kind === 'bed';

/** What keeps two neighbouring areas apart; null where one surface simply stops at the other. */
export function edgingBetween(
  a: MeasuredArea,
  b: MeasuredArea,
  model: GardenModel,
): EdgingKind | null {
  const usual = usualEdging(a, b, model);
  const chosen = a.area.edging ?? b.area.edging;
  // paving holds its own edge, and loose stone wants more than a cut
  return usual === null || usual === 'haunch' || !chosen
    ? usual
    : chosen === 'cut-edge' && !(isSoft(a) && isSoft(b))
      ? usual
      : chosen;
}
function usualEdging(a: MeasuredArea, b: MeasuredArea, model: GardenModel): EdgingKind | null {
  const buildA = buildUpOf(a.area.material),
    buildB = buildUpOf(b.area.material);
  if (buildA?.rigid && buildB?.rigid) return null;
  if (buildA?.rigid || buildB?.rigid)
    return (buildA?.rigid ? b : a).area.material === 'none' ? null : 'haunch';
  if (a.area.material === 'none' || b.area.material === 'none') return null;
  if (a.area.material === b.area.material) return null;
  const materials = [a.area.material, b.area.material];
  if (materials.includes('timber-deck')) return null;
  if (materials.includes('bark') || materials.includes('rubber-mulch')) return 'timber-edging';
  if (isSoft(a) && isSoft(b)) {
    // meadow runs into a border, and a wildlife garden is content with an edge cut by spade
    if (
      !materials.includes('turf') ||
      materials.includes('meadow-seed') ||
      model.projectType === 'wildlife'
    )
      return 'cut-edge';
    return model.layout.areas.some(
      (area) => area.material === 'clay-paver' || area.material === 'setts',
    ) &&
      (model.projectType === 'luxury' || model.projectType === 'edible')
      ? 'brick-edging'
      : 'steel-edging';
  }
  return 'steel-edging';
}

type Run = { kind: EdgingKind; ids: Set<string>; parts: string[]; m: number };
/** Lines of edging in their order; steel along a lawn can be left out, steel that retains gravel cannot. */
const EDGING: Record<string, { description: string; waste: number }> = {
  haunch: { description: 'Concrete haunch along paving edges', waste: 0.05 },
  'steel-edging:lawn': { description: 'Steel edging to the lawn', waste: 0.05 },
  'steel-edging:loose': { description: 'Steel edging to gravel and paths', waste: 0.05 },
  'timber-edging:hand': { description: 'Treated timber edging', waste: 0.05 },
  'timber-edging': { description: 'Treated timber edging round play and bark', waste: 0.05 },
  'brick-edging': { description: 'Brick mowing edge, bedded flush', waste: 0.05 },
  'cut-edge': { description: 'Spade-cut edge', waste: 0 },
};

function takeOffEdgings(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [],
    runs = new Map<string, Run>();
  for (let i = 0; i < measured.areas.length; i++)
    for (let j = i + 1; j < measured.areas.length; j++) {
      const a = measured.areas[i]!,
        b = measured.areas[j]!;
      const kind = a.kept && b.kept ? null : edgingBetween(a, b, model);
      const length = kind ? measured.sharedM(a.area.id, b.area.id) : 0;
      // corners that only touch are no run
      if (!kind || length < 0.1) continue;
      const id =
        kind === 'steel-edging'
          ? `${kind}:${isSoft(a) && isSoft(b) ? 'lawn' : 'loose'}`
          : kind === 'timber-edging' && (a.area.edging ?? b.area.edging) === kind
            ? `${kind}:hand`
            : kind;
      const run = runs.get(id) ?? { kind, ids: new Set<string>(), parts: [], m: 0 };
      run.ids.add(a.area.id).add(b.area.id);
      run.parts.push(`${figure(length)} m ${a.area.id}/${b.area.id}`);
      run.m += length;
      runs.set(id, run);
    }
  for (const [id, { description, waste }] of Object.entries(EDGING)) {
    const run = runs.get(id);
    if (run)
      addLine(lines, {
        id,
        phase: run.kind === 'cut-edge' ? 'planting' : 'hard',
        rateKey: run.kind,
        description,
        unit: 'm',
        waste,
        net: run.m,
        ids: [...run.ids],
        formula: run.parts.join(' + '),
      });
  }
  return lines;
}

export function takeOffFloors(model: GardenModel, measured: Measured): Quantity[] {
  const floors = builtFloors(measured);
  const lines = floors.flatMap(({ measured: m, build }) => takeOffFinish(m, build, model));
  if (!isUndug(model.site)) lines.push(...takeOffBeds(floors), ...takeOffEdgings(model, measured));
  const stones = new Map<string, number>();
  for (const stone of model.layout.stones)
    stones.set(stone.areaId, (stones.get(stone.areaId) ?? 0) + 1);
  for (const [areaId, count] of stones)
    addLine(lines, {
      id: `stepping-stone:${areaId}`,
      phase: 'hard',
      rateKey: 'stepping-stone',
      description: `Stepping stones in ${measured.byId.get(areaId)?.area.label.toLowerCase() ?? 'the lawn'}`,
      unit: 'no',
      net: count,
      ids: [areaId],
      formula: `${count} laid in ${areaId}`,
    });
  return lines;
}
