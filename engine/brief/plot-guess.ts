/** A plot whose sides were not said: from its area, from one side, or from what is usual. Whatever is assumed is said. */
import type { FactSource, PlotShape, Problem, ProjectType } from '../model/brief.ts';
import type { LikenessSaid, SizeWordSaid } from '../model/ground-said.ts';
import type { Candidate } from './plot-candidates.ts';
import { areaText, metresText } from './plot-problems.ts';
import { extentOf, rectangleOf, rectangleOfArea, sidesOf } from './plot-shape.ts';

export type Position = 'back' | 'front' | 'side' | 'courtyard' | 'roof';

export type Drawn = { shape: PlotShape; isProportionGuessed: boolean };

const GUESS_M2: Record<ProjectType, number> = {
  family: 110,
  modern: 80,
  luxury: 220,
  wildlife: 110,
  edible: 100,
  lowmaint: 70,
};

/** A back garden of which the length alone was said is no wider than most houses. */
const USUAL_HOUSE_M = 9;

export function fromArea(
  areaM2: number,
  perimeterM: number | null,
  side: Candidate | null,
  proportion: (m2: number) => number,
  position: Position,
  problems: Problem[],
): Drawn {
  if (perimeterM !== null) {
    const sides = sidesOf(areaM2, perimeterM);
    if (!sides) {
      problems.push({
        code: 'perimeter-impossible',
        severity: 'error',
        field: 'perimeter',
        message: `A garden of ${areaText(areaM2)} cannot have a perimeter of only ${metresText(perimeterM)} m: even a square would measure ${metresText(Math.ceil(40 * Math.sqrt(areaM2)) / 10)} m all round. Please check the two figures.`,
      });
      return { shape: rectangleOfArea(areaM2, proportion(areaM2)), isProportionGuessed: true };
    }
    const [short, long] = sides;
    const isWide =
      position === 'front' || proportion(areaM2) < 1 || (areaM2 <= 60 && long / short <= 1.6);
    return {
      shape: isWide ? rectangleOf(long, short) : rectangleOf(short, long),
      isProportionGuessed: false,
    };
  }
  // one side that was said settles the other
  const width = side?.widthM ?? null;
  const depth = side?.depthM ?? null;
  if (width !== null && width > 1.5 && areaM2 / width > 1.5)
    return { shape: rectangleOf(width, areaM2 / width), isProportionGuessed: false };
  if (depth !== null && depth > 1.5 && areaM2 / depth > 1.5)
    return { shape: rectangleOf(areaM2 / depth, depth), isProportionGuessed: false };
  return { shape: rectangleOfArea(areaM2, proportion(areaM2)), isProportionGuessed: true };
}

/** What is asked for takes no more than this share of a garden that it was asked of. */
const ASKED_SHARE = 0.42,
  MOST_GUESSED_M2 = 320,
  LEAST_GUESSED_M2 = 14;

/**
 * The usual size of such a garden, m², or one that holds `askedM2`, the ground of what was asked for in words. A word for
 * its size makes it smaller or larger than usual; one that is called small is not made larger for what is asked of it.
 */
export function usualSize(
  type: ProjectType,
  position: Position,
  askedM2: number,
  word: SizeWordSaid | null,
  /** Ground that cars need before the house. */
  driveM2 = 0,
): number {
  const share = word?.share ?? 1;
  if (position === 'courtyard' || position === 'roof')
    return Math.max(LEAST_GUESSED_M2, 28 * share);
  if (position === 'front') return Math.max(LEAST_GUESSED_M2, 40 * share, driveM2);
  const usual = Math.max(LEAST_GUESSED_M2, (GUESS_M2[type] ?? 100) * share);
  return share < 1 ? usual : Math.max(usual, Math.min(MOST_GUESSED_M2, askedM2 / ASKED_SHARE));
}

/** Nothing told the size, or one side alone did. `inOutline` draws it in the outline that was named. */
export function guessed(
  usualM2: number,
  side: Candidate | null,
  proportion: (m2: number) => number,
  position: Position,
  problems: Problem[],
  inOutline: (shape: PlotShape) => PlotShape,
  like: LikenessSaid | null,
  word: SizeWordSaid | null,
): Drawn & { source: FactSource } {
  const m2 = like?.areaM2 ?? usualM2;
  let shape = rectangleOfArea(m2, proportion(m2));
  if (like && (like.widthM !== null || like.depthM !== null)) {
    const width = like.widthM ?? Math.max(2, Math.min(like.depthM! / 1.6, USUAL_HOUSE_M));
    shape = rectangleOf(width, like.depthM ?? width * (position === 'front' ? 0.75 : 1.6));
  } else if (side?.widthM != null)
    shape = rectangleOf(side.widthM, side.widthM * (position === 'front' ? 0.75 : 1.6));
  else if (side?.depthM != null)
    shape = rectangleOf(Math.max(2, Math.min(side.depthM / 1.6, USUAL_HOUSE_M)), side.depthM);
  shape = inOutline(shape);
  const { widthM, depthM } = extentOf(shape);
  const size = `${metresText(widthM)} m wide and ${metresText(depthM)} m deep`;
  problems.push({
    code: 'plot-size-assumed',
    severity: 'note',
    message: like
      ? `You liken the garden to “${like.quote}”, so we have drawn it ${size}, which is our guess. Give us its width and length and we will draw yours.`
      : side
        ? `You gave one length of the garden (“${side.quote}”), so we have drawn it ${size}. Give us the other and we will draw yours.`
        : word
          ? `You write “${word.quote}” and no measure, so we have drawn it ${size}, which is our guess. Give us its width and length and we will draw yours.`
          : `We could not find the garden’s size in your words, so we have drawn it ${size}. Give us its width and length and we will draw yours.`,
    field: 'area',
  });
  return {
    shape,
    isProportionGuessed: true,
    source: {
      kind: 'assumed',
      because: like
        ? `you liken it to “${like.quote}”`
        : side
          ? `one length was given (“${side.quote}”) and the other is a common one`
          : word
            ? `you write “${word.quote}” and no measure`
            : 'the garden’s size was not found in your words, so a common size was taken',
    },
  };
}

export function proportionNote(shape: PlotShape, fromPerimeter: boolean): Problem {
  const { widthM, depthM } = extentOf(shape);
  return {
    code: 'plot-proportion-assumed',
    severity: 'note',
    message: `${fromPerimeter ? 'A perimeter alone does not give the sides' : 'We know the area but not the sides'}, so we have drawn the garden ${metresText(widthM)} m wide and ${metresText(depthM)} m deep.`,
    field: 'perimeter',
  };
}
