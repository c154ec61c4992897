/** What the owner does to a quote while writing it. Pure: each gives a new body. */
import { QUOTE_GROUP_LABELS } from '#contracts/quote-words.ts';
import {
  MOST_UNIT_PENCE,
  type QuoteGroup,
  sumQuote,
  thousandthsOf,
  usualStages,
} from '#contracts/quote-sums.ts';
import type { QuoteBody, QuoteLine, QuoteStage } from '#contracts/quotes.ts';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = (text: string) => {
  const trimmed = text.replace(/[£\s]/g, '');
  return GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
};

/** "1,234.50" as pence; null for what is no amount, or too large a one. */
export function readPence(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(plain(text));
  if (!match) return null;
  const pence = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return pence <= MOST_UNIT_PENCE ? pence : null;
}

/** "1,234.5" as it is kept: "1234.5"; null for what is no quantity. */
export function readQuantity(text: string): string | null {
  const quantity = plain(text).replace(/\.$/, '');
  return thousandthsOf(quantity) === null ? null : quantity;
}

/** A share in per cent, "12.5", as hundredths of a per cent. */
export function readShare(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.replace(/[%\s]/g, ''));
  const share = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 10_001;
  return share <= 10_000 ? share : null;
}

/** "1234.50" */
export const penceText = (pence: number): string =>
  `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
export const shareText = (share: number): string => `${share / 100}%`;

/** A name that no other part has. */
export const freeId = (taken: readonly { id: string }[], start: string): string => {
  const ids = new Set(taken.map((one) => one.id));
  for (let count = taken.length + 1; ; count += 1)
    if (!ids.has(`${start}-${count}`)) return `${start}-${count}`;
};

export const linesOf = (body: QuoteBody, phase: string): QuoteLine[] =>
  body.lines.filter((line) => line.phase === phase);

export function setLine(body: QuoteBody, id: string, change: Partial<QuoteLine>): QuoteBody {
  return {
    ...body,
    lines: body.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  };
}

/** Below a line, else at the end of the phase. @returns the body and the new line's id */
export function addLine(
  body: QuoteBody,
  {
    phase,
    group = 'work',
    after,
    usualVat = 20,
  }: { phase: string; group?: QuoteGroup; after?: string; usualVat?: QuoteLine['vat'] },
): { body: QuoteBody; id: string } {
  const id = freeId(body.lines, 'line');
  const model = body.lines.findLast((line) => line.phase === phase) ?? body.lines.at(-1);
  const line: QuoteLine = {
    id,
    phase,
    group,
    description: group === 'discount' || group === 'allowance' ? QUOTE_GROUP_LABELS[group] : '',
    note: '',
    quantity: '1',
    unit: group === 'plants' ? 'no' : 'item',
    unitPence: 0,
    vat: model?.vat ?? usualVat,
  };
  const at = after === undefined ? -1 : body.lines.findIndex((one) => one.id === after);
  return {
    body: {
      ...body,
      lines: at < 0 ? [...body.lines, line] : body.lines.toSpliced(at + 1, 0, line),
    },
    id,
  };
}

export const removeLine = (body: QuoteBody, id: string): QuoteBody => ({
  ...body,
  lines: body.lines.filter((line) => line.id !== id),
});

export function copyLine(body: QuoteBody, id: string): { body: QuoteBody; id: string } {
  const at = body.lines.findIndex((line) => line.id === id);
  const copy = freeId(body.lines, 'line');
  return at < 0
    ? { body, id }
    : {
        body: { ...body, lines: body.lines.toSpliced(at + 1, 0, { ...body.lines[at]!, id: copy }) },
        id: copy,
      };
}

/** Past its neighbour in its phase; from the edge of a phase into the one beside it. */
export function moveLine(body: QuoteBody, id: string, step: -1 | 1): QuoteBody {
  const line = body.lines.find((one) => one.id === id);
  if (!line) return body;
  const own = linesOf(body, line.phase);
  const neighbour = own[own.indexOf(line) + step];
  if (neighbour) {
    const [from, to] = [body.lines.indexOf(line), body.lines.indexOf(neighbour)];
    return { ...body, lines: body.lines.with(from, neighbour).with(to, line) };
  }
  const next = body.phases[body.phases.findIndex((phase) => phase.id === line.phase) + step];
  if (!next) return body;
  const moved = { ...line, phase: next.id };
  const others = body.lines.filter((one) => one !== line);
  const first = others.findIndex((one) => one.phase === next.id);
  return {
    ...body,
    lines: step === 1 && first >= 0 ? others.toSpliced(first, 0, moved) : [...others, moved],
  };
}

/** To the end of another phase. */
export function moveToPhase(body: QuoteBody, id: string, phase: string): QuoteBody {
  const line = body.lines.find((one) => one.id === id);
  return !line || line.phase === phase
    ? body
    : { ...body, lines: [...body.lines.filter((one) => one !== line), { ...line, phase }] };
}

export const addPhase = (body: QuoteBody): QuoteBody => ({
  ...body,
  phases: [...body.phases, { id: freeId(body.phases, 'phase'), title: 'Another phase' }],
});

/** Only an empty one, and never the last there is. */
export const removePhase = (body: QuoteBody, id: string): QuoteBody =>
  body.phases.length < 2 || linesOf(body, id).length > 0
    ? body
    : { ...body, phases: body.phases.filter((phase) => phase.id !== id) };

export function movePhase(body: QuoteBody, id: string, step: -1 | 1): QuoteBody {
  const at = body.phases.findIndex((phase) => phase.id === id);
  const other = body.phases[at + step];
  return at < 0 || !other
    ? body
    : { ...body, phases: body.phases.with(at, other).with(at + step, body.phases[at]!) };
}

/** The stages that follow the work as it is written now. */
export function renewStages(body: QuoteBody): QuoteBody {
  const sums = sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  );
  return {
    ...body,
    payments: usualStages(
      body.phases.map((phase, index) => ({ ...phase, totalPence: sums.phases[index]!.totalPence })),
    ).slice(0, 12),
  };
}

export const setStage = (body: QuoteBody, id: string, change: Partial<QuoteStage>): QuoteBody => ({
  ...body,
  payments: body.payments.map((stage) => (stage.id === id ? { ...stage, ...change } : stage)),
});
export const addStage = (body: QuoteBody): QuoteBody => ({
  ...body,
  payments: [
    ...body.payments,
    { id: freeId(body.payments, 'stage'), title: '', when: '', share: 0 },
  ],
});
export const removeStage = (body: QuoteBody, id: string): QuoteBody => ({
  ...body,
  payments: body.payments.filter((stage) => stage.id !== id),
});
