/** The plot's area where one figure tells it: "total area 1,265 sqm", "it's 40 sqm". */
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import { AFTER_IT, headBefore, namedBy } from './measure-owners.ts';
import type { RawMention } from './mentions.ts';

const AREA =
  /(?<![\d.,£])\d[\d,]*(?:\.\d+)? ?(?:sq\.? ?m(?:et(?:re|er)s?)?\b|sqm\b|m2\b|m²|square met(?:re|er)s?\b|sq\.? ?(?:ft|feet)\b|square (?:feet|foot|yards?)\b)/gi;
/** "14 sqm of paving", "40 m² house". */
const OF_THING = /^ ?(?:of |for (?:the |a )?)/i;
const BOUGHT =
  /\b(?:£|per|each|flat (?:was|is)|house|bungalow|apartment|extension|enough for|covers?|bought|quote[sd]?|cost|turf|paving|slabs)\b[^.;\n]{0,20}$/i;
const WHOLE = /\b(?:total|whole|overall|entire) (?:area|site|plot|garden|space)\b/i;
const LEAST_M2 = 8;
const CERTAINTY = 0.8;
const REACH = 70;

export function areasSaid(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  const areas = [...text.matchAll(AREA)];
  // more than one: each may be of a part
  if (areas.length !== 1) return [];
  const [match] = areas as [RegExpExecArray];
  const end = match.index + match[0].length;
  const lead = text
    .slice(Math.max(0, match.index - REACH), match.index)
    .split(/[.!?\n]/)
    .at(-1)!;
  const after = text.slice(end, end + REACH).replace(OF_THING, ' ');
  const named = headBefore(lead) ?? namedBy(AFTER_IT.exec(after));
  const next = namedBy(AFTER_IT.exec(after));
  const figure = Number.parseFloat(match[0].replaceAll(',', ''));
  if (
    (named && named.of !== 'plot' && !WHOLE.test(lead)) ||
    (next && next.of !== 'plot') ||
    BOUGHT.test(lead) ||
    figure < LEAST_M2
  )
    return [];
  const { from, to } = wordsAt(seen, match.index, end);
  if (from < 0 || to <= from) return [];
  const there = found.find((one) => one.from < to && from < one.to && one.kind === 'measure');
  if (!there)
    return [{ from, to, kind: 'measure', concept: 'plot', status: 'fact', certainty: CERTAINTY }];
  if (there.certainty < CERTAINTY) {
    there.concept = 'plot';
    there.status = 'fact';
    there.certainty = CERTAINTY;
  }
  return [];
}
