/** Paving that falls to the house, and walls that are wet from it: a fault of what was laid, and none of the ground. */
import { sentencesIn } from './clauses.ts';

export type DampSaid = {
  quote: string;
  /** Of what slopes to the house, in the text: these words say nothing of the ground. */
  paving: { start: number; end: number } | null;
};

const PAVING = String.raw`(?:patio|slabs?|paving|terrace|concrete|flags?|block paving|drive(?:way)?|decking|path)`;
const TO_THE_HOUSE = String.raw`(?:back )?(?:to|towards?|into|against|at) (?:the |my |our )?(?:house|back door|kitchen|back wall|wall|bi-?folds?|patio doors?|doors?|extension)`;
const SLOPES = new RegExp(
  String.raw`\b${PAVING}\b(?:(?!\b(?:garden|ground|lawn|plot)\b)[^.;\n]){0,60}?\b((?:slop(?:es?|ing)|falls?|falling|tilts?|tilting|laid to fall|leans|runs) (?:\w+ ){0,2}?${TO_THE_HOUSE}|slopes? the wrong way|falls? the wrong way)\b`,
  'gi',
);
const WET =
  /\b(?:over|above|covers|cover(?:ing|ed)|bridg\w+|higher than|at) (?:\w+ ){0,3}?(?:air ?bricks?|damp[- ](?:proof[- ])?course|dpc)\b|\b(?:lower than|below) (?:the |my |our )?(?:damp[- ](?:proof[- ])?course|dpc)\b|\b(?:sits|stands|pools|collects|lies|puddles) (?:up )?against the (?:house |back |kitchen )?wall\b|\bdamp (?:wall|patch|coming)\w*\b[^.;]{0,30}\b(?:kitchen|house|indoors|inside)\b/i;

/** Null where nobody complains of it. */
export function dampIn(text: string): DampSaid | null {
  const plain = text.replace(/[’‘]/g, "'");
  let quote: string | null = null;
  let paving: DampSaid['paving'] = null;
  const slope = [...plain.matchAll(SLOPES)][0];
  if (slope) {
    const end = slope.index + slope[0].length;
    paving = { start: end - slope[1]!.length, end };
    quote = slope[1]!;
  }
  for (const { text: sentence } of sentencesIn(text)) quote ??= WET.exec(sentence)?.[0] ?? null;
  return quote === null ? null : { quote, paving };
}

/** What was taken for the fall of the ground, and is that of paving: it is water at the house. */
export function asPaving<M extends { kind: string; concept: string; start: number; end: number }>(
  mentions: readonly M[],
  damp: DampSaid | null,
): M[] {
  const own = damp?.paving;
  return own
    ? mentions.map((m) =>
        (m.kind === 'level' || m.kind === 'measure') &&
        /^(?:slope|level)/.test(m.concept) &&
        m.start < own.end &&
        m.end > own.start
          ? { ...m, kind: 'drainage' as M['kind'], concept: 'puddles' }
          : m,
      )
    : [...mentions];
}
