/** Settles the plot's figure from corrections, form fields and text, in that order of trust. */
import type { BriefInput, Fact, FactSource, PlotShape, Problem } from '../model/brief.ts';
import { findMeasures } from './measures.ts';
import type { Measures } from './measures.ts';
import { areaText, grouped, metresText, sizeProblems } from './plot-problems.ts';
import {
  areaOf,
  extentOf,
  rectangleOf,
  rectangleOfArea,
  scaled,
  scaledToArea,
  sidesOf,
  usualProportion,
} from './plot-shape.ts';
import type { PlotWords } from './plot-words.ts';
import { shapeFromText } from './plot-from-text.ts';
import type { Text } from './text.ts';

export type Plot = {
  shape: Fact<PlotShape>;
  areaM2: Fact<number>;
  problems: Problem[];
  measures: Measures;
  /** True when nothing at all told the size. */ guessed: boolean;
};

/** Fields further apart than this share from the text are said. */
const TOLERANCE = 0.08;
const GUESS_M2 = { family: 110, modern: 80, luxury: 220, wildlife: 110, edible: 100, lowmaint: 70 };

type Field = { value: number | null; problem: Problem | null };
/** A number from the form that can be used; anything else is said, once, in plain words. */
function usable(value: number | undefined, field: 'area' | 'perimeter'): Field {
  if (value === undefined || value === null) return { value: null, problem: null };
  const name = field === 'area' ? 'area' : 'perimeter',
    unit = field === 'area' ? 'square metres' : 'metres';
  if (!Number.isFinite(value) || value <= 0) {
    return {
      value: null,
      problem: {
        code: `${field}-invalid`,
        severity: 'error',
        message: `The ${name} needs to be a number of ${unit} above 0, for example ${field === 'area' ? '96' : '40'}.`,
        field,
      },
    };
  }
  if (value > 1e7)
    return {
      value: null,
      problem: {
        code: 'plot-size',
        severity: 'error',
        message: `We can design plots of 12 to 2,500 m². The ${name} you entered, ${value > 1e15 ? 'a very large number' : grouped(value)} ${unit}, is far beyond that.`,
        field,
      },
    };
  return { value, problem: null };
}

/** Depth : width wished by the words when no figure settles it. */
function proportionOf(areaM2: number, words: PlotWords, position: string): number {
  if (words.shallow) return 0.6;
  if (words.square) return 1;
  if (words.thin) return areaM2 > 60 ? 3.2 : 2.8;
  if (position === 'front') return 0.75;
  if (position === 'side') return 3.5;
  if (position === 'courtyard') return 1.15;
  return usualProportion(areaM2);
}

/**
 * The plot of a brief. Lengths in metres inside, whole millimetres in the shape. Form fields win over the text, corrections
 * over both; every disagreement, impossible pair or size out of range gives a problem.
 */
export function readPlot(input: BriefInput, text: Text, words: PlotWords, position: string): Plot {
  const problems: Problem[] = [];
  const areaField = usable(input.areaM2, 'area'),
    roundField = usable(input.perimeterM, 'perimeter');
  for (const { problem } of [areaField, roundField]) if (problem) problems.push(problem);
  const measures = findMeasures(text);
  const read = shapeFromText(text, measures, words);
  const proportion = (m2: number) => proportionOf(m2, words, position);

  let shape: PlotShape | null = null;
  let source: FactSource = { kind: 'assumed', because: '' };
  if (areaField.value !== null) {
    ({ shape, source } = fromAreaField(
      areaField.value,
      roundField.value,
      read,
      words,
      proportion,
      position,
      problems,
    ));
  } else if (roundField.value !== null) {
    ({ shape, source } = fromRoundField(roundField.value, read, proportion, problems));
  } else if (read.shape) {
    shape = read.shape;
    source = { kind: 'read', quote: read.quote };
    if (words.wraps && shape.kind === 'l-shape' && !read.note?.startsWith('You told us'))
      problems.push({
        code: 'plot-wraps',
        severity: 'note',
        field: 'designDescription',
        message:
          'The part of the garden beside the house is drawn as a narrower arm at the far end, of the size you give. We will draw it where it lies once we have measured.',
      });
    else if (read.note)
      problems.push({
        code: 'plot-part-assumed',
        severity: 'note',
        message: read.note,
        field: 'designDescription',
      });
  } else if (read.areaM2 !== null) {
    shape = rectangleOfArea(read.areaM2, proportion(read.areaM2));
    source = { kind: 'read', quote: read.quote };
    problems.push(proportionNote(shape));
  }
  const guessed = !shape;
  if (!shape) {
    const m2 =
      words.rough?.value ??
      (position === 'courtyard' || position === 'roof'
        ? 28
        : position === 'front'
          ? 40
          : (GUESS_M2[input.projectType] ?? 100));
    shape = rectangleOfArea(m2, proportion(m2));
    const { widthM, depthM } = extentOf(shape);
    const size = `${metresText(widthM)} m wide and ${metresText(depthM)} m deep`;
    source = {
      kind: 'assumed',
      because: words.rough
        ? `no size was given; “${words.rough.word}” was taken as about ${m2} m²`
        : 'no size was given, so a common size was taken',
    };
    const measured = measures.pairs.length + measures.lengths.length + measures.areas.length > 0;
    problems.push({
      code: measured ? 'plot-size-unclear' : 'plot-size-assumed',
      severity: 'note',
      message: `${measured ? 'We could not tell the size of the garden itself from the measurements in your description' : 'You did not say how big the garden is'}, so we have drawn it ${size}. Give us its width and length and we will draw yours.`,
      field: 'area',
    });
  }
  return corrected(
    input,
    shape,
    source,
    problems,
    measures,
    guessed,
    areaField.value !== null || roundField.value !== null,
  );
}

function proportionNote(shape: PlotShape): Problem {
  const { widthM, depthM } = extentOf(shape);
  return {
    code: 'plot-proportion-assumed',
    severity: 'note',
    message: `We know the area but not the sides, so we have drawn the garden ${metresText(widthM)} m wide and ${metresText(depthM)} m deep.`,
    field: 'perimeter',
  };
}
type Read = ReturnType<typeof shapeFromText>;
type Settled = { shape: PlotShape | null; source: FactSource };

function fromAreaField(
  areaM2: number,
  perimeterM: number | null,
  read: Read,
  words: PlotWords,
  proportion: (m2: number) => number,
  position: string,
  problems: Problem[],
): Settled {
  const textArea = read.shape ? areaOf(read.shape) : read.areaM2;
  if (textArea !== null && Math.abs(textArea - areaM2) > areaM2 * TOLERANCE) {
    problems.push({
      code: 'size-differs',
      severity: 'warning',
      field: 'area',
      message: `The description reads as ${areaText(textArea)} (“${read.quote}”) but the area entered is ${areaText(areaM2)}. We have used the ${areaText(areaM2)} you entered.`,
    });
  }
  const entered: FactSource = {
    kind: 'entered',
    field: perimeterM === null ? 'area' : 'area and perimeter',
  };
  if (perimeterM !== null && !(read.shape && read.shape.kind !== 'rectangle')) {
    const sides = sidesOf(areaM2, perimeterM);
    if (!sides) {
      problems.push({
        code: 'perimeter-impossible',
        severity: 'error',
        field: 'perimeter',
        message: `A garden of ${areaText(areaM2)} cannot have a perimeter of only ${metresText(perimeterM)} m: even a square would measure ${metresText(Math.ceil(40 * Math.sqrt(areaM2)) / 10)} m all round. Please check the two figures.`,
      });
      return { shape: rectangleOfArea(areaM2, proportion(areaM2)), source: entered };
    }
    const [short, long] = sides;
    return {
      shape: shortIsWidth(short, long, areaM2, read, words, position)
        ? rectangleOf(short, long)
        : rectangleOf(long, short),
      source: entered,
    };
  }
  if (read.shape)
    return {
      shape: scaledToArea(read.shape, areaM2),
      source:
        textArea !== null && Math.abs(textArea - areaM2) <= areaM2 * TOLERANCE
          ? { kind: 'read', quote: read.quote }
          : entered,
    };
  // one side known from the text settles the other
  const side = read.widthM ?? read.depthM;
  if (side !== null && side > 1.5 && areaM2 / side > 1.5)
    return {
      shape:
        read.widthM !== null ? rectangleOf(side, areaM2 / side) : rectangleOf(areaM2 / side, side),
      source: { kind: 'entered', field: 'area' },
    };
  const shape = rectangleOfArea(areaM2, proportion(areaM2));
  if (perimeterM === null) problems.push(proportionNote(shape));
  return { shape, source: entered };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.12 * b;

/** Which root of the rectangle is the side along the house. */
function shortIsWidth(
  short: number,
  long: number,
  areaM2: number,
  read: Read,
  words: PlotWords,
  position: string,
): boolean {
  const width = read.widthM ?? (read.shape ? extentOf(read.shape).widthM : null),
    depth = read.depthM ?? (read.shape ? extentOf(read.shape).depthM : null);
  if (width !== null && near(width, short) !== near(width, long)) return near(width, short);
  if (depth !== null && near(depth, short) !== near(depth, long)) return near(depth, long);
  if (words.shallow) return false;
  if (words.thin) return true;
  if (position === 'front') return false;
  return areaM2 > 60 || long / short > 1.6;
}

function fromRoundField(
  perimeterM: number,
  read: Read,
  proportion: (m2: number) => number,
  problems: Problem[],
): Settled {
  const source: FactSource = { kind: 'entered', field: 'perimeter' };
  if (read.shape) {
    const { widthM, depthM } = extentOf(read.shape);
    const round = 2 * (widthM + depthM);
    if (read.shape.kind !== 'rectangle' || Math.abs(round - perimeterM) <= perimeterM * TOLERANCE)
      return { shape: read.shape, source: { kind: 'read', quote: read.quote } };
    problems.push({
      code: 'size-differs',
      severity: 'warning',
      field: 'perimeter',
      message: `The description reads as ${metresText(widthM)} by ${metresText(depthM)} m (“${read.quote}”), which is ${metresText(round)} m all round, but the perimeter entered is ${metresText(perimeterM)} m. We have used the perimeter you entered.`,
    });
    return { shape: scaled(read.shape, perimeterM / round, perimeterM / round), source };
  }
  if (read.areaM2 !== null) {
    const sides = sidesOf(read.areaM2, perimeterM);
    if (sides) return { shape: rectangleOf(sides[0], sides[1]), source };
    problems.push({
      code: 'perimeter-impossible',
      severity: 'error',
      field: 'perimeter',
      message: `A garden of ${areaText(read.areaM2)} (“${read.quote}”) cannot have a perimeter of only ${metresText(perimeterM)} m. Please check the two figures.`,
    });
    return {
      shape: rectangleOfArea(read.areaM2, proportion(read.areaM2)),
      source: { kind: 'read', quote: read.quote },
    };
  }
  const ratio = proportion((perimeterM * perimeterM) / 17);
  const width = perimeterM / (2 * (1 + ratio));
  const shape = rectangleOf(width, perimeterM / 2 - width);
  problems.push({
    code: 'plot-proportion-assumed',
    severity: 'note',
    message: `A perimeter alone does not give the sides, so we have drawn the garden ${metresText(width)} m wide and ${metresText(perimeterM / 2 - width)} m deep.`,
    field: 'area',
  });
  return { shape, source };
}

const good = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < 1e5;

function corrected(
  input: BriefInput,
  shape: PlotShape,
  source: FactSource,
  problems: Problem[],
  measures: Measures,
  guessed: boolean,
  entered: boolean,
): Plot {
  const { widthM, depthM, areaM2 } = input.corrections ?? {};
  let out = shape,
    from = source,
    list = problems;
  const changed = good(widthM) || good(depthM) || good(areaM2);
  if (good(widthM) || good(depthM)) {
    const now = extentOf(out);
    const across = good(widthM) ? widthM / now.widthM : 1,
      away = good(depthM)
        ? depthM / now.depthM
        : good(areaM2)
          ? areaM2 / (areaOf(out) * across)
          : 1;
    out = scaled(out, good(widthM) || !good(areaM2) ? across : areaM2 / (areaOf(out) * away), away);
  } else if (good(areaM2)) out = scaledToArea(out, areaM2);
  if (changed) {
    from = { kind: 'entered', field: 'corrections' };
    // what was said about the size before it was corrected no longer holds
    list = problems.filter((p) => !/^(?:plot-|size-differs|perimeter-impossible)/.test(p.code));
  }
  const m2 = Math.round(areaOf(out) * 100) / 100;
  const { widthM: w, depthM: d } = extentOf(out);
  if (!list.some((p) => p.code === 'plot-size'))
    list = [...list, ...sizeProblems(m2, w, d, entered)];
  return {
    shape: { value: out, source: from },
    areaM2: { value: m2, source: from },
    problems: list,
    measures,
    guessed: guessed && !changed,
  };
}
