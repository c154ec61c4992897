/** Makes one measured line, rounded the way it is bought. */
import type { Phase, Quantity, Unit } from '../model/costing.ts';

export type LineInput = {
  /** Told apart from other lines of the same rate by what follows a colon: "sandstone:terrace". */
  id?: string;
  phase: Phase;
  rateKey: string;
  description: string;
  unit: Unit;
  net: number;
  waste?: number;
  ids: readonly string[];
  formula: string;
};

/** Steps of sale by unit; bulk goods come in half cubic metres, slabs to a tenth of a square metre. */
const STEP: Record<Unit, number> = {
  m2: 0.1,
  m: 0.1,
  m3: 0.5,
  t: 0.5,
  no: 1,
  hour: 0.25,
  day: 0.5,
  // hire is charged by the working day
  week: 0.2,
  item: 1,
};
/** Things sold in lengths or paid for as measured. */
const STEP_OF: Record<string, number> = {
  'steel-edging': 2.5,
  'timber-edging': 2.4,
  'channel-drain': 1,
  sleeper: 2.4,
  // hire, skips and crates are charged by the part
  excavation: 0.1,
  'excavation-by-hand': 0.1,
  'spoil-away': 0.1,
  fill: 0.1,
  soakaway: 0.1,
  'mortar-bed': 0.1,
  'carrying-through-house': 0.1,
};

/** The smallest amount by which more of a thing can be bought. */
export function buyingStep(rateKey: string, unit: Unit): number {
  return STEP_OF[rateKey] ?? STEP[unit];
}
export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
/** net x (1 + waste), rounded up to what can be bought. */
export function grossOf(net: number, waste: number, step: number): number {
  // a millionth is forgiven, so that 2.2 from 2 x 1.1 is not bought as 2.3
  return round2(Math.ceil((net * (1 + waste)) / step - 1e-6) * step);
}

/** Null when there is nothing to measure: no geometry, no line. */
export function makeLine(input: LineInput): Quantity | null {
  const net = round2(input.net),
    waste = input.waste ?? 0;
  if (!(net > 0) || input.ids.length === 0) return null;
  return {
    id: input.id ?? input.rateKey,
    phase: input.phase,
    rateKey: input.rateKey,
    description: input.description,
    unit: input.unit,
    net,
    waste,
    gross: grossOf(net, waste, buyingStep(input.rateKey, input.unit)),
    source: { ids: [...input.ids], formula: input.formula },
  };
}
export function addLine(lines: Quantity[], input: LineInput): void {
  const line = makeLine(input);
  if (line) lines.push(line);
}

/** "24.3" or "0.15": no trailing noise. */
export function figure(value: number, places = 1): string {
  return value.toFixed(places);
}
/** "24.3 m² terrace + 6.1 m² path-1", in the order given. */
export function sumInWords(parts: readonly { id: string; value: number }[], unit: string): string {
  return parts.map((part) => `${figure(part.value)} ${unit} ${part.id}`).join(' + ');
}
