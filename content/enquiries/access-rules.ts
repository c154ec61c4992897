/**
 * What the way into a garden adds to a price. The shares are the firm's rules of thumb, given as from and to, on the
 * part of the price that the difficulty acts on; a site visit replaces them by what is found.
 */
import {
  ACCESS_QUESTIONS,
  type AccessAnswers,
  type AccessQuestion,
  ACCESS_ANSWER_LABELS,
  ACCESS_LABELS,
  type PriceBasis,
} from '#contracts/enquiry-words.ts';

export type PriceRange = { lowPence: number; highPence: number };

/**
 * `groundwork` and `labour`: shares, from and to, 0.08 is 8 %. `pence`: sums, from and to. `why` is shown to the customer
 * beside what is added; what a quote then takes for granted is in access-assumptions.ts, which no page brings along.
 */
type Rule = {
  groundwork?: readonly [number, number];
  labour?: readonly [number, number];
  pence?: readonly [number, number];
  why: string;
};

export const ACCESS_RULES: { [Question in AccessQuestion]: Record<string, Rule> } = {
  gate: {
    wide: {
      why: 'A small digger and a barrow pass side by side: the price stands as it is.',
    },
    medium: {
      groundwork: [0, 0.05],
      why: 'Only the narrowest digger passes, so some of the digging takes longer.',
    },
    narrow: {
      groundwork: [0.08, 0.15],
      why: 'No small digger passes under 0.9 m: clearing, digging and bases are done by hand.',
    },
    house: {
      groundwork: [0.15, 0.25],
      pence: [15_000, 35_000],
      why: 'Everything is carried through the house by hand, and floors and doors are covered for the whole of the work.',
    },
  },
  parking: {
    door: {
      why: 'Materials are set down where they are needed: the price stands as it is.',
    },
    near: {
      labour: [0.02, 0.04],
      why: 'Every load is barrowed 20 to 50 m further.',
    },
    far: {
      labour: [0.05, 0.09],
      why: 'Every load is barrowed more than 50 m, and a second pair of hands is needed for it.',
    },
  },
  permit: {
    no: {
      why: 'The skip stands on your own ground, or needs no permit: nothing is added.',
    },
    yes: {
      pence: [6_000, 18_000],
      why: 'The council charges for a skip in the street and for parking bays that are kept free.',
    },
  },
  steps: {
    none: {
      why: 'Barrows run on the level: nothing is added.',
    },
    few: {
      groundwork: [0.02, 0.05],
      why: 'A ramp is laid over the steps, and heavy loads go up or down it one at a time.',
    },
    many: {
      groundwork: [0.05, 0.12],
      why: 'Stone, soil and spoil are carried up or down the steps by hand.',
    },
  },
  levels: {
    flat: {
      why: 'Little soil is moved to make it level: nothing is added.',
    },
    slope: {
      groundwork: [0.03, 0.08],
      why: 'Soil is cut and filled, and edges are held by low kerbs or sleepers.',
    },
    steep: {
      groundwork: [0.1, 0.25],
      why: 'A fall of more than 0.6 m needs steps and a retaining wall, and more soil is moved.',
    },
  },
  wires: {
    no: {
      why: 'A lorry’s arm can lift over the fence: nothing is added.',
    },
    yes: {
      groundwork: [0, 0.02],
      pence: [10_000, 35_000],
      why: 'No grab lorry or crane may work under wires: soil and stone come and go in small loads.',
    },
  },
};

/** The design’s own price has it: the hardest way in that there is, or what its slope asks for. */
const PRICED_ALREADY: Rule = {
  why: 'The design’s price allows for it: nothing is added.',
};

export type AccessEffect = {
  question: AccessQuestion;
  label: string;
  answer: string;
  why: string;
  lowPence: number;
  highPence: number;
};

/** What one answer adds. */
function effectOf(
  { groundworkPence, labourPence, isThroughHouse, isLevelled }: PriceBasis,
  question: AccessQuestion,
  answer: string,
): AccessEffect | null {
  const given = ACCESS_RULES[question][answer];
  if (!given) return null;
  const isPriced = (question === 'gate' && isThroughHouse) || (question === 'levels' && isLevelled);
  const rule: Rule = isPriced ? PRICED_ALREADY : given;
  const [low, high] = [0, 1].map(
    (end) =>
      Math.round(
        groundworkPence * (rule.groundwork?.[end] ?? 0) + labourPence * (rule.labour?.[end] ?? 0),
      ) + (rule.pence?.[end] ?? 0),
  );
  return {
    question,
    label: ACCESS_LABELS[question],
    answer: (ACCESS_ANSWER_LABELS[question] as Record<string, string>)[answer]!,
    why: rule.why,
    lowPence: low!,
    highPence: high!,
  };
}

/**
 * The range with what every answer adds, line by line; a question left open adds nothing and is named. A harder answer
 * never makes either end smaller. Where no work is done in the garden, a design or a plan of care, nothing is added.
 */
export function applyAccess(
  basis: PriceBasis,
  answers: AccessAnswers,
): { lines: AccessEffect[]; after: PriceRange; open: string[] } {
  if (basis.labourPence <= 0)
    return { lines: [], after: { lowPence: basis.lowPence, highPence: basis.highPence }, open: [] };
  const lines: AccessEffect[] = [];
  for (const question of ACCESS_QUESTIONS) {
    const answer = answers[question];
    const effect = answer === undefined ? null : effectOf(basis, question, answer);
    if (effect) lines.push(effect);
  }
  const sum = (end: 'lowPence' | 'highPence') =>
    lines.reduce((pence, line) => pence + line[end], basis[end]);
  return {
    lines,
    after: { lowPence: sum('lowPence'), highPence: sum('highPence') },
    open: ACCESS_QUESTIONS.filter((question) => answers[question] === undefined).map(
      (question) => ACCESS_LABELS[question],
    ),
  };
}

/** Of the calculator's prices: how much is groundwork's labour and how much labour at all, as a guide. A design and monthly care do not depend on the way in. */
export const SERVICE_SHARES: Record<string, { groundwork: number; labour: number }> = {
  'garden-design': { groundwork: 0, labour: 0 },
  'complete-landscaping': { groundwork: 0.25, labour: 0.45 },
  'paving-stonework': { groundwork: 0.35, labour: 0.45 },
  'fencing-structures': { groundwork: 0.1, labour: 0.4 },
  'planting-landscaping': { groundwork: 0.1, labour: 0.35 },
  'irrigation-systems': { groundwork: 0.25, labour: 0.45 },
  'garden-maintenance': { groundwork: 0, labour: 0 },
  'lawn-installation': { groundwork: 0.3, labour: 0.45 },
};

/** @param service an id of the calculator's */
export function basisOfService(service: string, totalPence: number): PriceBasis {
  const { groundwork, labour } = SERVICE_SHARES[service] ?? { groundwork: 0, labour: 0 };
  return {
    lowPence: totalPence,
    highPence: totalPence,
    groundworkPence: Math.round(totalPence * groundwork),
    labourPence: Math.round(totalPence * labour),
  };
}
