/** Splits a price by what it is for: materials, plants and labour; phases; kinds of area. Every split sums to the total exactly. */
import { PHASES } from '../model/costing.ts';
import type { CostLine, Costing, Phase } from '../model/costing.ts';
import { AREA_KINDS } from '../model/layout.ts';
import type { AreaKind } from '../model/layout.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Measured } from '../quantities/measure.ts';
import { areasOfLine } from './lines-of-areas.ts';
import { HOURS_A_DAY, TEAM } from '../model/site-weeks.ts';
import { isTeamWork } from './preliminaries.ts';
import { plantKey, shareOut } from './price-lines.ts';

/** Each share carries its part of contingency and VAT. */
export function breakDown(lines: readonly CostLine[], totalPence: number): Costing['breakdown'] {
  let materials = 0,
    plants = 0,
    labour = 0;
  for (const line of lines) {
    labour += line.labourPence;
    if (plantKey(line.rateKey)) plants += line.materialPence;
    else materials += line.materialPence;
  }
  const [materialsPence, plantsPence, labourPence] = shareOut(totalPence, [
    materials,
    plants,
    labour,
  ]);
  return {
    materialsPence: materialsPence!,
    plantsPence: plantsPence!,
    labourPence: labourPence!,
    totalPence,
  };
}

const TITLES: Record<Phase, string> = {
  clear: 'Set up, clear and dig',
  hard: 'Paving, edges and drainage',
  structures: 'Structures and water',
  planting: 'Soil, lawn and planting',
  finishing: 'Finishing touches',
};
/** The same stages where nothing is dug. */
const UNDUG_TITLES: Record<Phase, string> = {
  ...TITLES,
  clear: 'Set up and carry in',
  hard: 'Floors',
  structures: 'Structures',
  planting: 'Planters and planting',
};

/** Working days for a team of two, to the half day above. */
export function teamDaysOf(hours: number): number {
  return Math.ceil(hours / (HOURS_A_DAY * TEAM) / 0.5 - 1e-6) * 0.5;
}

/** The costliest things of a phase, as a homeowner would name them; plants are one thing. */
function namesOf(lines: readonly CostLine[]): string[] {
  const sums = new Map<string, number>();
  let plants = 0,
    pence = 0;
  for (const line of lines) {
    if (plantKey(line.rateKey)) {
      plants += line.net;
      pence += line.totalPence;
      continue;
    }
    sums.set(line.description, (sums.get(line.description) ?? 0) + line.totalPence);
  }
  if (plants > 0) sums.set(plants === 1 ? 'One plant' : `${plants} plants`, pence);
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([name]) => name);
}

/** In building order; phases in which nothing happens are left out. Hours are worked out from labour at the book's rate. */
export function phasesOf(
  lines: readonly CostLine[],
  totalPence: number,
  labourPencePerHour: number,
  undug = false,
): Costing['phases'] {
  const used = PHASES.map((phase) => ({
    phase,
    lines: lines.filter((line) => line.phase === phase),
  })).filter((p) => p.lines.length > 0);
  const shares = shareOut(
    totalPence,
    used.map((p) => p.lines.reduce((sum, line) => sum + line.totalPence, 0)),
  );
  return used.map(({ phase, lines: own }, i) => ({
    phase,
    title: (undug ? UNDUG_TITLES : TITLES)[phase],
    totalPence: shares[i]!,
    days: teamDaysOf(
      own.filter(isTeamWork).reduce((sum, line) => sum + line.labourPence, 0) / labourPencePerHour,
    ),
    what: namesOf(own),
  }));
}

/** What each kind of area costs; what serves the whole garden is spread over all by their size. */
export function areaKindsOf(
  lines: readonly CostLine[],
  totalPence: number,
  model: GardenModel,
  measured: Measured,
): Costing['areaKindsPence'] {
  const weight = new Map<AreaKind, number>(AREA_KINDS.map((kind) => [kind, 0]));
  const all = measured.areas.map((m) => m.area.id);
  for (const line of lines) {
    const found = areasOfLine(line, model, measured);
    const over = (found.length ? found : all).map((id) => measured.byId.get(id)!);
    const m2 = over.reduce((sum, m) => sum + m.m2, 0);
    for (const m of over)
      weight.set(
        m.area.kind,
        weight.get(m.area.kind)! + (m2 > 0 ? (line.totalPence * m.m2) / m2 : 0),
      );
  }
  const kinds = AREA_KINDS.filter((kind) => weight.get(kind)! > 0),
    shares = shareOut(
      totalPence,
      kinds.map((kind) => weight.get(kind)!),
    );
  return Object.fromEntries(kinds.map((kind, i) => [kind, shares[i]!]));
}
