/** The plot of a brief: corrections before the measured words, those before the form, that before what is usual. */
import type {
  BoundarySide,
  BriefInput,
  Fact,
  FactSource,
  PlotShape,
  Problem,
} from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import { areaOfCandidate, plotCandidates } from './plot-candidates.ts';
import { inOutline, outlineNote } from './plot-outline.ts';
import {
  type Drawn,
  fromArea,
  guessed,
  type Position,
  proportionNote,
  usualSize,
} from './plot-guess.ts';
import { shapeOf, sizeSaid, TOLERANCE } from './plot-said.ts';
import { proportionOf, shapeWords } from './plot-proportion.ts';
import { LEAST_PLOT_M2, MOST_PLOT_M2 } from '../model/plot-limits.ts';
import { nearHouse } from './plot-near-house.ts';
import { driveGroundM2 } from './turning.ts';
import { areaText, grouped, pacedNote, partNote, sizeProblems } from './plot-problems.ts';
import { areaOf, extentOf, rectangleOf, scaled, scaledToArea, sidesOf } from './plot-shape.ts';

export type Plot = {
  shape: Fact<PlotShape>;
  areaM2: Fact<number>;
  problems: Problem[];
  /** True when nothing at all told the size. */
  isGuessed: boolean;
  /** The area is known and the sides are not. */
  isProportionGuessed: boolean;
  /** Another size, where the form and the words differ: square metres. */
  otherM2: number | null;
  /** It was measured in paces: how long these are is to be asked. */
  isPaced: boolean;
  /** Sides on which the customer's own ground goes on, beyond the part that is designed. */
  goesOn: BoundarySide['side'][];
};

/** A number from the form that can be used; 0 and less are "not given". */
function usable(
  value: number | undefined,
  field: 'area' | 'perimeter',
  problems: Problem[],
): number | null {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return null;
  if (value <= 1e7) return value;
  problems.push({
    code: 'plot-size',
    severity: 'error',
    message: `We can design plots of ${LEAST_PLOT_M2} to ${grouped(MOST_PLOT_M2)} m². The ${field} you entered, ${value > 1e15 ? 'a very large number' : grouped(value)} ${field === 'area' ? 'square metres' : 'metres'}, is far beyond that.`,
    field,
  });
  return null;
}

const TENTHS = /\d[.,]\d/;

export function readPlot(
  input: BriefInput,
  reading: Reading,
  position: Position,
  askedM2: number,
): Plot {
  const problems: Problem[] = [];
  // a slip, such as acres in a field of square metres, says nothing where the words give the size
  const isSlip =
    (input.areaM2 ?? 0) < LEAST_PLOT_M2 &&
    plotCandidates(reading).some((c) => (areaOfCandidate(c) ?? 0) >= LEAST_PLOT_M2);
  const enteredM2 = isSlip ? null : usable(input.areaM2, 'area', problems);
  const perimeterM = usable(input.perimeterM, 'perimeter', problems);
  const words = shapeWords(reading);
  const proportion = (m2: number) => proportionOf(m2, words, position);
  const outlined = (shape: PlotShape) =>
    reading.outline ? inOutline(shape, reading.outline) : shape;
  const candidates = plotCandidates(reading);
  const said = sizeSaid(reading, candidates, enteredM2, (c) =>
    shapeOf(c, proportion, position, reading.lies !== undefined),
  );
  const saidM2 = said && areaOf(said.shape);
  const entered: FactSource = {
    kind: 'entered',
    field: perimeterM === null ? 'area' : 'area and perimeter',
  };

  let settled: Drawn & { source: FactSource };
  let otherM2: number | null = null;
  if (said && saidM2 !== null) {
    const { shape, isProportionGuessed, isMeasured, isArea } = said;
    // what was measured in words beats a total that was typed
    settled = { shape, isProportionGuessed, source: { kind: 'read', quote: said.quote } };
    if (enteredM2 !== null && isInFeet(enteredM2, saidM2))
      problems.push({
        code: 'size-differs',
        severity: 'note',
        field: 'area',
        message: `The area entered, ${grouped(enteredM2)}, is what “${said.quote}” comes to in square feet. We have drawn the ${areaText(saidM2)} of the description.`,
      });
    else if (
      enteredM2 !== null &&
      !said.isWithBuilding &&
      Math.abs(saidM2 - enteredM2) > enteredM2 * TOLERANCE
    ) {
      otherM2 = isMeasured ? enteredM2 : saidM2;
      if (!isMeasured)
        settled = {
          shape: scaledToArea(shape, enteredM2),
          isProportionGuessed,
          source: entered,
        };
      problems.push({
        code: 'size-differs',
        severity: 'warning',
        field: 'area',
        message: `The description says “${said.quote}”, which is ${areaText(saidM2)}, but the area entered is ${areaText(enteredM2)}. We have used the ${isMeasured ? `${areaText(saidM2)} of the description` : `${areaText(enteredM2)} you entered`}.`,
      });
    } else if (enteredM2 !== null && isArea) settled.shape = scaledToArea(shape, enteredM2);
    if (perimeterM !== null && isProportionGuessed) {
      const sides = sidesOf(areaOf(settled.shape), perimeterM);
      if (sides) settled = { ...settled, shape: rectangleOf(...sides), isProportionGuessed: false };
    }
  } else if (enteredM2 !== null) {
    settled = {
      ...fromArea(enteredM2, perimeterM, candidates[0] ?? null, proportion, position, problems),
      source: entered,
    };
  } else if (perimeterM !== null) {
    const ratio = proportion((perimeterM * perimeterM) / 17);
    const width = perimeterM / (2 * (1 + ratio));
    settled = {
      shape: rectangleOf(width, perimeterM / 2 - width),
      isProportionGuessed: true,
      source: { kind: 'entered', field: 'perimeter' },
    };
  } else
    settled = guessed(
      usualSize(
        input.projectType,
        position,
        askedM2,
        reading.sizeWord ?? null,
        driveGroundM2(reading),
      ),
      candidates[0] ?? null,
      proportion,
      position,
      problems,
      outlined,
      reading.like ?? null,
      reading.sizeWord ?? null,
    );
  const wholeM2 = Math.max(0, ...candidates.map((c) => c.areaM2 ?? 0));
  if (
    wholeM2 > MOST_PLOT_M2 &&
    settled.source.kind === 'read' &&
    areaOf(settled.shape) < wholeM2 / 2
  )
    problems.push(partNote(settled.source.quote, wholeM2));
  const isGuessed = settled.source.kind === 'assumed';
  const part = isGuessed ? null : nearHouse(settled.shape, settled.source);
  if (part) {
    problems.push(part.note);
    settled = { shape: part.shape, source: part.source, isProportionGuessed: false };
  }
  // nobody counts tenths of a pace: something else was paced
  const paced =
    settled.source.kind === 'read' && reading.paced && !TENTHS.test(settled.source.quote)
      ? settled.source.quote
      : null;
  if (paced) problems.push(pacedNote(paced, settled.shape));
  // two widths that were measured are the outline itself
  const isMeasured = settled.shape.kind === 'polygon' && !isGuessed && said?.isOutline !== true;
  if (reading.outline && !isMeasured) {
    problems.push(
      outlineNote(
        reading.outline,
        said?.isOutline === true,
        said?.quote ?? candidates[0]?.quote ?? null,
      ),
    );
    if (!said?.isOutline && !isGuessed) settled.shape = outlined(settled.shape);
  } else if (!reading.outline && settled.isProportionGuessed && !isGuessed && !said?.hasBothSides)
    problems.push(proportionNote(settled.shape, perimeterM !== null));
  return corrected(input, settled, {
    problems,
    isGuessed,
    otherM2,
    isPaced: paced !== null,
    goesOn: part?.goesOn ?? [],
    isEntered: enteredM2 !== null || perimeterM !== null,
  });
}

/** Square metres of a square foot, and how near an area comes to one that was multiplied in feet, as a share. */
const SQUARE_FOOT_M2 = 0.0929,
  IN_FEET = 0.04;
/** Who measures in feet multiplies in feet, whatever the form asks for. */
const isInFeet = (enteredM2: number, saidM2: number): boolean =>
  Math.abs(enteredM2 * SQUARE_FOOT_M2 - saidM2) <= saidM2 * IN_FEET;

const isGood = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < 1e5;

function corrected(
  input: BriefInput,
  settled: Drawn & { source: FactSource },
  {
    problems,
    isGuessed,
    otherM2,
    isPaced,
    goesOn,
    isEntered,
  }: {
    problems: Problem[];
    isGuessed: boolean;
    otherM2: number | null;
    isPaced: boolean;
    goesOn: Plot['goesOn'];
    isEntered: boolean;
  },
): Plot {
  const { outline, widthM, depthM, areaM2 } = input.corrections ?? {};
  let { shape, source } = settled;
  if (outline) shape = { kind: 'polygon', points: outline.corners, doorX: outline.doorX };
  let list = problems;
  const isChanged = outline !== undefined || isGood(widthM) || isGood(depthM) || isGood(areaM2);
  if (isGood(widthM) || isGood(depthM)) {
    const now = extentOf(shape);
    const across = isGood(widthM) ? widthM / now.widthM : 1;
    const away = isGood(depthM)
      ? depthM / now.depthM
      : isGood(areaM2)
        ? areaM2 / (areaOf(shape) * across)
        : 1;
    shape = scaled(
      shape,
      isGood(widthM) || !isGood(areaM2) ? across : areaM2 / (areaOf(shape) * away),
      away,
    );
  } else if (isGood(areaM2)) shape = scaledToArea(shape, areaM2);
  if (isChanged) {
    source = { kind: 'entered', field: 'corrections' };
    // what was said about the size before it was corrected no longer holds
    list = problems.filter((p) => !/^(?:plot-|size-differs|perimeter-impossible)/.test(p.code));
  }
  const m2 = Math.round(areaOf(shape) * 100) / 100;
  const extent = extentOf(shape);
  if (!list.some((p) => p.code === 'plot-size'))
    list = [...list, ...sizeProblems(m2, extent.widthM, extent.depthM, isEntered)];
  return {
    shape: { value: shape, source },
    areaM2: { value: m2, source },
    problems: list,
    isGuessed: isGuessed && !isChanged,
    isProportionGuessed: settled.isProportionGuessed && !isChanged,
    otherM2: isChanged ? null : otherM2,
    isPaced: isPaced && !isChanged,
    goesOn: isChanged ? [] : goesOn,
  };
}
