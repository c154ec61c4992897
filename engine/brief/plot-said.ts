/** The size of a plot in the words, drawn: its sides told one by one, its outline, or its lengths. */
import type { Reading } from '../model/reading.ts';
import {
  type Candidate,
  areaOfCandidate,
  sidesOfArea,
  taperOfArea,
  toldSizes,
} from './plot-candidates.ts';
import { type Drawn, type Position } from './plot-guess.ts';
import { outlinedPlot } from './plot-outline.ts';
import {
  fourSidedOf,
  oneSidedOf,
  rectangleOf,
  rectangleOfArea,
  taperOf,
  unevenOf,
} from './plot-shape.ts';

export /** Figures further apart than this share do not mean the same plot. */
const TOLERANCE = 0.08;

export function shapeOf(
  c: Candidate,
  proportion: (m2: number) => number,
  position: Position,
  isOrdered = false,
): Drawn | null {
  const { widthM, depthM, sidesM, areaM2, farWidthM } = c;
  if (widthM !== null && depthM !== null)
    return {
      shape:
        farWidthM !== null && farWidthM !== widthM
          ? taperOf(widthM, farWidthM, depthM, c.tapers)
          : rectangleOf(widthM, depthM),
      isProportionGuessed: false,
    };
  if (sidesM) {
    const [short, long] = [Math.min(...sidesM), Math.max(...sidesM)];
    const isDeep = position !== 'front' && proportion(short * long) >= 1;
    return {
      shape: isDeep ? rectangleOf(short, long) : rectangleOf(long, short),
      isProportionGuessed: short !== long && !isOrdered,
    };
  }
  if (areaM2 !== null)
    return { shape: rectangleOfArea(areaM2, proportion(areaM2)), isProportionGuessed: true };
  return null;
}

/** A size in the words that is the form's own is the plot's, whatever else is measured there. */
const agreesWith =
  (enteredM2: number | null) =>
  (c: Candidate): boolean => {
    const m2 = areaOfCandidate(c);
    return enteredM2 !== null && m2 !== null && Math.abs(m2 - enteredM2) <= enteredM2 * TOLERANCE;
  };

/** The size in the words, drawn. `isArea`: square metres alone were said; `hasBothSides`: two lengths, perhaps in the wrong order. */
type Said = Drawn & {
  quote: string;
  isMeasured: boolean;
  isArea: boolean;
  hasBothSides: boolean;
  isOutline: boolean;
  /** The form counts what a building at the end of it leaves. */
  isWithBuilding?: true;
};

/** Lengths of a plot that narrows come about to its area, and tell what the area does not. */
const NEARLY_AS_ENTERED = 0.15;
const narrowsAsEntered =
  (enteredM2: number | null) =>
  (candidate: Candidate): boolean => {
    const { farWidthM, widthM, depthM } = candidate,
      m2 = areaOfCandidate(candidate);
    return (
      farWidthM !== null &&
      widthM !== null &&
      depthM !== null &&
      m2 !== null &&
      enteredM2 !== null &&
      Math.abs(m2 - enteredM2) <= NEARLY_AS_ENTERED * enteredM2
    );
  };

/** Its left and right were told apart, or one of them beside both ends: it is drawn so, whatever the form's total says. */
function unevenPlot({ ground }: Reading, candidates: readonly Candidate[]): Said | null {
  const { edges } = ground ?? {};
  if (!edges) return null;
  const wide = candidates.find(({ widthM }) => widthM !== null);
  const { houseM, leftM, rightM, straight = null } = edges,
    backM = edges.backM ?? wide?.farWidthM ?? null,
    across = houseM ?? backM ?? wide?.widthM ?? null,
    near = houseM ?? wide?.widthM ?? null;
  const one = leftM ?? rightM;
  if (across === null || one === null) return null;
  const shape =
    leftM !== null && rightM !== null
      ? (near !== null && backM !== null && fourSidedOf(near, backM, leftM, rightM)) ||
        unevenOf(across, leftM, rightM, backM)
      : near !== null && backM !== null
        ? oneSidedOf(near, backM, one, straight === (leftM === null ? 'right' : 'left'), straight)
        : null;
  return (
    shape && {
      shape,
      isProportionGuessed: false,
      quote: edges.quote,
      isMeasured: true,
      isArea: false,
      hasBothSides: true,
      isOutline: false,
    }
  );
}

/** Both widths are known to it as well, and more of the length. */
const knowsMore = (best: Candidate | null, told: Candidate): boolean =>
  told.farWidthM !== null && best?.farWidthM === told.farWidthM && best.widthM === told.widthM;

/** No side of it is another than the one that was read as the plot's. */
function fits({ widthM, depthM, sidesM }: Candidate, side: Candidate | undefined): boolean {
  if (!side) return true;
  const all = sidesM ?? [widthM!, depthM!];
  const known = (one: number | null): boolean =>
    one === null || all.some((m) => Math.abs(m - one) <= TOLERANCE * one);
  return known(side.widthM) && known(side.depthM);
}

/** A smaller pair of lengths is a thing's, m². */
const LEAST_OWNERLESS_M2 = 6;
/** Who begins with two lengths begins with the plot's, characters. */
const OPENING = 120;
/** "Ours is tiny, 6.3 x 4.7m": two lengths with no thing beside them, at the beginning or the only ones, where nothing else tells the size. */
function ownerless({ text, sizes = [] }: Reading, side: Candidate | undefined): Candidate | null {
  const size = sizes.find(
    ({ sidesM, quote, isOnly }) =>
      sidesM !== null &&
      sidesM[0] * sidesM[1] >= LEAST_OWNERLESS_M2 &&
      (isOnly || text.indexOf(quote) < OPENING),
  );
  return size && fits({ ...size, areaM2: null }, side) ? { ...size, areaM2: null } : null;
}

/** Ground within a plot. */
const PART =
  /\b(?:patio|deck(?:ing)?|(?:bottom|lower|middle|top|upper|first|near) (?:\w+ )?(?:yard|patio|piece|part|bit|level|terrace|lawn|section)|(?:the )?(?:bottom|top|middle)(?=,| is))\b[^.;!?\d]{0,24}$/i;

/** The depth is that of a part alone, or of two parts where there may be more, and the form tells the whole: it is as deep as its width leaves it. */
function ofWhole(
  { mentions, text }: Reading,
  found: Candidate,
  enteredM2: number | null,
): Candidate {
  const { widthM, depthM, farWidthM } = found;
  if (enteredM2 === null || widthM === null || depthM === null || farWidthM !== null) return found;
  const whole = enteredM2 / widthM;
  if (whole < depthM * (1 + TOLERANCE) || whole > MOST_OF_WIDTH * widthM) return found;
  const isPart =
    found.isSum === true
      ? found.isApproximate
      : mentions.some(
          ({ kind, concept, metres, start, quote }) =>
            kind === 'measure' &&
            metres?.length === 1 &&
            Math.abs(metres[0]! - depthM) < 0.01 &&
            (concept === 'plotpart' ||
              PART.test(text.slice(Math.max(0, start - 40), start + quote.search(/\d|$/)))),
        );
  return isPart ? { ...found, depthM: Math.round(whole * 1000) / 1000 } : found;
}
/** No garden is so many times as deep as it is wide. */
const MOST_OF_WIDTH = 12;

export function sizeSaid(
  reading: Reading,
  candidates: readonly Candidate[],
  enteredM2: number | null,
  draw: (candidate: Candidate) => Drawn | null,
): Said | null {
  const uneven = unevenPlot(reading, candidates);
  if (uneven) return uneven;
  const outlined = outlinedPlot(reading, enteredM2);
  if (outlined)
    return {
      shape: outlined.shape,
      isProportionGuessed: false,
      quote: outlined.quote,
      isMeasured: !outlined.isApproximate,
      isArea: false,
      hasBothSides: true,
      isOutline: true,
    };
  const best = candidates.find((c) => areaOfCandidate(c) !== null) ?? null;
  const told = toldSizes(reading).filter((c) => !knowsMore(best, c));
  // the form counts the ground that a building at the end leaves
  const built = reading.ground?.standing?.find(({ acrossM }) => acrossM)?.acrossM,
    whole =
      built !== undefined &&
      told.find(
        ({ widthM, depthM }) =>
          widthM !== null &&
          depthM !== null &&
          depthM > built &&
          enteredM2 !== null &&
          Math.abs(widthM * (depthM - built) - enteredM2) <= TOLERANCE * enteredM2,
      );
  const first =
    (whole || null) ??
    told.find(({ farWidthM, isWhole }) => farWidthM !== null || isWhole) ??
    told.find(agreesWith(enteredM2)) ??
    ((enteredM2 !== null && (sidesOfArea(reading, enteredM2) ?? taperOfArea(reading, enteredM2))) ||
      (candidates.find(narrowsAsEntered(enteredM2)) ??
        candidates.find(agreesWith(enteredM2)) ??
        best ??
        (reading.outline?.value === 'l-shape' || reading.outline?.value === 'triangle'
          ? null
          : told.find((c) => fits(c, candidates[0]))) ??
        ownerless(reading, candidates[0]) ??
        null));
  const found = first && ofWhole(reading, first, enteredM2);
  const drawn = found && draw(found);
  return (
    drawn && {
      ...drawn,
      quote: found.quote,
      isMeasured: !found.isApproximate && found.areaM2 === null,
      isArea: found.areaM2 !== null,
      hasBothSides: found.sidesM !== null,
      isOutline: false,
      ...(whole ? { isWithBuilding: true as const } : {}),
    }
  );
}
