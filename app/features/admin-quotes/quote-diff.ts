/** What differs between two versions of a quote, as sentences. Pure. */
import {
  pencePounds,
  QUOTE_GROUP_LABELS,
  quantityWords,
  shareWords,
} from '#contracts/quote-words.ts';
import { lineAmount, sumQuote } from '#contracts/quote-sums.ts';
import type { QuoteBody, QuoteLine } from '#contracts/quotes.ts';

const totalOf = (body: QuoteBody) =>
  sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  ).totalPence;
const phaseTitle = (body: QuoteBody, id: string) =>
  body.phases.find((phase) => phase.id === id)?.title ?? 'no phase';
const nameOf = (line: QuoteLine) => `“${line.description || 'a line without words'}”`;

/** The newer one beside the older one; empty when they say the same. */
export function diffQuotes(before: QuoteBody, after: QuoteBody): string[] {
  return [
    ...totalChange(before, after),
    ...lineChanges(before, after),
    ...stageChanges(before, after),
    ...wordChanges(before, after),
  ];
}

function totalChange(before: QuoteBody, after: QuoteBody): string[] {
  const [from, to] = [totalOf(before), totalOf(after)];
  return from === to
    ? []
    : [
        `Total ${pencePounds(from)} → ${pencePounds(to)} (${to > from ? '+' : ''}${pencePounds(to - from)})`,
      ];
}

function lineChanges(before: QuoteBody, after: QuoteBody): string[] {
  const older = new Map(before.lines.map((line) => [line.id, line]));
  const newer = new Set(after.lines.map((line) => line.id));
  return [
    ...before.lines
      .filter((line) => !newer.has(line.id))
      .map((line) => `Left out: ${nameOf(line)}, ${pencePounds(lineAmount(line))}`),
    ...after.lines.flatMap((line) => {
      const was = older.get(line.id);
      if (!was)
        return [
          `New: ${nameOf(line)}, ${quantityWords(line.quantity, line.unit)}, ${pencePounds(lineAmount(line))}`,
        ];
      const parts = [
        ...(was.description === line.description ? [] : [`was called ${nameOf(was)}`]),
        ...(was.quantity === line.quantity && was.unit === line.unit
          ? []
          : [
              `${quantityWords(was.quantity, was.unit)} → ${quantityWords(line.quantity, line.unit)}`,
            ]),
        ...(was.unitPence === line.unitPence
          ? []
          : [`rate ${pencePounds(was.unitPence)} → ${pencePounds(line.unitPence)}`]),
        ...(was.vat === line.vat ? [] : [`VAT ${was.vat}% → ${line.vat}%`]),
        ...(was.group === line.group
          ? []
          : [`${QUOTE_GROUP_LABELS[was.group]} → ${QUOTE_GROUP_LABELS[line.group]}`]),
        ...(phaseTitle(before, was.phase) === phaseTitle(after, line.phase)
          ? []
          : [`from ${phaseTitle(before, was.phase)} to ${phaseTitle(after, line.phase)}`]),
        ...(was.note === line.note ? [] : ['note changed']),
      ];
      return parts.length > 0 ? [`${nameOf(line)}: ${parts.join('; ')}`] : [];
    }),
  ];
}

const stagesOf = (body: QuoteBody) =>
  body.payments.map((stage) => `${shareWords(stage.share)} ${stage.title}`).join(', ');

function stageChanges(before: QuoteBody, after: QuoteBody): string[] {
  return stagesOf(before) === stagesOf(after)
    ? []
    : [`Payments: ${stagesOf(after) || 'none'} (were ${stagesOf(before) || 'none'})`];
}

const WORDS = {
  title: 'Title',
  intro: 'Opening words',
  terms: 'Terms',
  assumptions: 'What is taken for granted',
  exclusions: 'What is not in the price',
  validDays: 'Days it is valid',
  startFrom: 'Earliest beginning',
  startTo: 'Latest beginning',
  workDays: 'Working days',
} as const;

function wordChanges(before: QuoteBody, after: QuoteBody): string[] {
  const keys = Object.keys(WORDS) as (keyof typeof WORDS)[];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => {
      const [from, to] = [before[key], after[key]];
      const isShort = [from, to].every(
        (value) =>
          value === null ||
          typeof value === 'number' ||
          (typeof value === 'string' && value.length <= 40),
      );
      return isShort
        ? `${WORDS[key]}: ${String(to ?? '') || 'none'} (was ${String(from ?? '') || 'none'})`
        : `${WORDS[key]} changed`;
    });
}
