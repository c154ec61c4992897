/** A text model's answer made into a reading: what its own words do not bear out is dropped. */
import { z } from 'zod';
import { COMPASS } from '#engine/model/brief.ts';
import {
  MENTION_KINDS,
  type Mention,
  PLACES,
  type Reading,
  STATUSES,
  STRENGTHS,
} from '#engine/model/reading.ts';
import { figuresOf } from '#reader/figures.ts';
import { poundsOf } from '#reader/sums.ts';

const Lengths = z.array(z.number().positive().max(5000)).max(4);

/** Every field is required and may be null: strict structured output asks for that. */
export const ModelAnswer = z.object({
  isEnglish: z.boolean(),
  isGarden: z.boolean(),
  mentions: z
    .array(
      z.object({
        quote: z.string(),
        occurrence: z.number().int(),
        kind: z.enum(MENTION_KINDS),
        concept: z.string(),
        status: z.enum(STATUSES),
        strength: z.enum(STRENGTHS),
        whose: z.string().nullable(),
        place: z.enum(PLACES).nullable(),
        count: z.number().nullable(),
        metres: Lengths.nullable(),
        areaM2: z.number().nullable(),
        sides: z.enum(['wd', 'dw', 'w', 'd']).nullable(),
        taperTo: z.number().nullable(),
        range: z.array(z.number()).nullable(),
        ages: z.array(z.number()).nullable(),
        compassOf: z.enum(['garden', 'side', 'front', 'sun', 'other']).nullable(),
        certainty: z.number(),
      }),
    )
    .max(200),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;
type Raw = ModelAnswer['mentions'][number];

const LONGEST_QUOTE = 160;
const CONCEPT = /^[a-zA-Z][a-zA-Z_ '-]{0,40}$/;

/** A length the model states has to be one that its own quote says, to a few per cent. */
const NEAR = 0.05;
const isSaid = (value: number, said: readonly number[]): boolean =>
  said.some((one) => Math.abs(one - value) <= Math.max(0.03, one * NEAR));

function placeOf(text: string, { quote, occurrence }: Raw): number {
  let at = -1;
  for (let k = 0; k < Math.max(1, Math.min(50, occurrence)); k++) {
    const next = text.indexOf(quote, at + 1);
    if (next < 0) break;
    at = next;
  }
  return at;
}

/** null where the quote is not in the text, or a number is not in the quote. */
function checked(text: string, raw: Raw): Mention | null {
  const quote = raw.quote.trim();
  const start = quote ? placeOf(text, { ...raw, quote }) : -1;
  if (start < 0 || quote.length > LONGEST_QUOTE || !CONCEPT.test(raw.concept)) return null;
  const said = figuresOf(quote);
  const lengths = [...said.metres, ...(said.taperTo === null ? [] : [said.taperTo])];
  const claims = [...(raw.metres ?? []), ...(raw.taperTo === null ? [] : [raw.taperTo])];
  if (claims.some((value) => !isSaid(value, lengths))) return null;
  if (raw.areaM2 !== null && said.areaM2 !== null && !isSaid(raw.areaM2, [said.areaM2]))
    return null;
  if (raw.areaM2 !== null && said.areaM2 === null && !/\d|acre|half|third|quarter/i.test(quote))
    return null;
  if (raw.kind === 'measure' && raw.metres === null && raw.areaM2 === null) return null;
  const pounds = raw.kind === 'money' && raw.range ? poundsOf(quote) : null;
  if (raw.kind === 'money' && raw.range?.length && !pounds) return null;
  const isPoint = (COMPASS as readonly string[]).includes(raw.concept);
  if (raw.kind === 'orientation' && !isPoint) return null;
  const range = raw.range?.length
    ? ([Math.min(...raw.range), Math.max(...raw.range)] as [number, number])
    : null;
  return {
    id: `${raw.kind}:${raw.concept}@${start}`,
    quote,
    start,
    end: start + quote.length,
    kind: raw.kind,
    concept: raw.concept,
    status: raw.status,
    strength: raw.strength,
    whose: raw.whose?.slice(0, 40) || null,
    place: raw.place,
    count: raw.count !== null && raw.count >= 1 && raw.count <= 500 ? Math.round(raw.count) : null,
    metres: raw.metres?.length ? raw.metres : null,
    areaM2: raw.areaM2 !== null && raw.areaM2 > 0 ? raw.areaM2 : null,
    sides: raw.sides,
    taperTo: raw.taperTo,
    isApproximate: said.isApproximate,
    range,
    ages: raw.ages?.filter((age) => age >= 0 && age < 110) ?? null,
    compass:
      raw.kind === 'orientation' ? { point: raw.concept, of: raw.compassOf ?? 'garden' } : null,
    certainty: Math.max(0, Math.min(1, raw.certainty)),
  };
}

/** @param embedded the embedded reading of the same text: it knows the parts */
export function toReading(
  embedded: Reading,
  { mentions, isEnglish, isGarden }: ModelAnswer,
): Reading {
  const seen = new Set<string>();
  const kept = mentions
    .flatMap((raw) => checked(embedded.text, raw) ?? [])
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => a.start - b.start);
  return {
    text: embedded.text,
    reader: 'model',
    isEnglish: isEnglish || embedded.isEnglish,
    isGarden: isGarden || kept.length > 2,
    mentions: kept,
    parts: (embedded.parts ?? []).map((part) => {
      const isUsed = kept.some((m) => m.start < part.end && m.end > part.start);
      return isUsed ? { ...part, use: 'used' as const } : part;
    }),
    ...(embedded.refusals && { refusals: embedded.refusals }),
    ...(embedded.lines && { lines: embedded.lines }),
    ...(embedded.outline && { outline: embedded.outline }),
    ...(embedded.sizes && { sizes: embedded.sizes }),
    ...(embedded.strip && { strip: embedded.strip }),
    ...(embedded.ground && { ground: embedded.ground }),
    ...(embedded.like && { like: embedded.like }),
    ...(embedded.sizeWord && { sizeWord: embedded.sizeWord }),
    ...(embedded.wayWidth && { wayWidth: embedded.wayWidth }),
    ...(embedded.sun && { sun: embedded.sun }),
    ...(embedded.said && { said: embedded.said }),
  };
}
