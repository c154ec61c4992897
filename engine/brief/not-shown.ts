/** What is told of and ends nowhere else: neither drawn, nor a fact, nor a question, nor a wish that is answered. */
import type { Brief, Problem } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import { isHere, type Mention, type Reading } from '../model/reading.ts';

/** Told of with less certainty than this it may be no thing at all. */
const LEAST_CERTAIN = 0.55;
const MOST_NAMED = 5;
const STANDS: ReadonlySet<string> = new Set(['stands', 'keep', 'going']);
/** On every plan, or no thing by itself. */
const PLAIN: ReadonlySet<string> = new Set([
  'lawn',
  'bed',
  'patio',
  'path',
  'steps',
  'gate',
  'fence',
  'wall',
  'hedge',
  'other',
  'seat',
  'dining',
  'plants',
  'plant',
  'weeds',
  'flowers',
  'shrubs',
  'trees',
  'tree',
  'unnamed',
  'play',
  'view',
  'house',
]);

const COVERED = /\b(?:manholes?|drains?|covers?|septic)\b/;

/** Every quotation that something in the brief rests on. */
function quotesIn(value: unknown, out: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) quotesIn(one, out);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      if (typeof one === 'string') {
        if (key === 'quote' || key === 'name') out.push(one.toLowerCase());
      } else quotesIn(one, out);
    }
  return out;
}

/** One note that names them, five at most; none where everything that is told of has its place. */
export function notShown(reading: Reading, brief: Omit<Brief, 'questions'>): Problem[] {
  const used = quotesIn(brief),
    hasCovers = (brief.surroundings?.covers?.length ?? 0) > 0,
    kept = new Set(brief.keep.map(({ kind }): string => kind));
  const isUsed = ({ quote, concept }: Mention) => {
    const own = quote.toLowerCase();
    return (
      kept.has(concept) ||
      (hasCovers && COVERED.test(own)) ||
      used.some((one) => one.includes(own) || own.includes(one))
    );
  };
  const names = [
    ...new Set(
      reading.mentions
        .filter(
          (m) =>
            (m.kind === 'feature' || m.kind === 'plant') &&
            STANDS.has(m.status) &&
            isHere(m) &&
            !m.whose &&
            m.certainty >= LEAST_CERTAIN &&
            !PLAIN.has(m.concept) &&
            !isUsed(m),
        )
        .map(({ quote }) => `“${quote}”`),
    ),
  ].slice(0, MOST_NAMED);
  if (!names.length) return [];
  const many = names.length > 1 ? 'them' : 'it';
  return [
    {
      code: 'told-not-shown',
      severity: 'note',
      field: 'designDescription',
      message: `You also tell of ${joinList(names, 'and')}, which we did not place on the plans: we look at ${many} with you at the visit.`,
    },
  ];
}
