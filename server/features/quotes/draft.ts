/** What a new quote says: the bill of a design as priced lines, or nothing but the usual words. */
import { textOf } from '#contracts/site-texts.ts';
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import { accessAssumptions } from '#content/enquiries/access-assumptions.ts';
import { QUOTE_DEFAULTS, quoteTerms } from '#content/quotes/defaults.ts';
import {
  divideRounded,
  QUOTE_VAT_RATES,
  quantityText,
  sumQuote,
  usualStages,
} from '#contracts/quote-sums.ts';
import type { AccessAnswers } from '#contracts/enquiry-words.ts';
import { MOST_QUOTE_LINES, type QuoteBody, type QuoteLine } from '#contracts/quotes.ts';
import type { CostLine, Costing } from '#engine/model/costing.ts';
import type { Context } from '#server/context.ts';
import { readGarden } from '#server/features/designs/read.ts';
import type { EnquiryForOthers } from '#server/features/enquiries/for-others.ts';
import { type AccessPrice, priceAccess } from '#server/features/enquiries/range.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

const DEFAULT_RATE = 20;

/** The lawful rate nearest to that of the rate book. */
const rateNear = (vat: number) =>
  QUOTE_VAT_RATES.toSorted((a, b) => Math.abs(a - vat * 100) - Math.abs(b - vat * 100))[0]!;

/** `vat`: as a share of one. */
const vatOf = ({ netPence, contingencyPence, vatPence }: Costing): number =>
  netPence + contingencyPence > 0 ? vatPence / (netPence + contingencyPence) : DEFAULT_RATE / 100;

/** A line as the client reads it: what is measured, at a rate that bears waste, materials and work. */
function toLine(line: CostLine, vat: QuoteLine['vat']): QuoteLine {
  const thousandths = Math.round((line.net > 0 ? line.net : line.gross) * 1000);
  const [quantity, unit] =
    thousandths > 0 ? [quantityText(thousandths), line.unit] : ['1', 'item' as const];
  return {
    id: line.id.replace(/[^\w-]+/g, '-').slice(0, 40),
    phase: line.phase,
    group: line.id.startsWith('plant:') ? 'plants' : 'work',
    description: line.description.slice(0, 300),
    note: '',
    quantity,
    unit,
    unitPence:
      thousandths > 0 ? divideRounded(line.totalPence * 1000, thousandths) : line.totalPence,
    vat,
  };
}

/** Names that differ, though they were cut to length. */
function withOwnIds(lines: readonly QuoteLine[]): QuoteLine[] {
  const taken = new Set<string>();
  return lines.map((line, index) => {
    const id = taken.has(line.id) ? `line-${index + 1}` : line.id;
    taken.add(id);
    return { ...line, id };
  });
}

/** Contingency is shown for what it is, phase by phase. */
function allowances(costing: Costing, vat: QuoteLine['vat']): QuoteLine[] {
  if (costing.contingencyPence <= 0 || costing.netPence <= 0) return [];
  const phases = costing.phases
    .map(({ phase }) => ({
      phase,
      net: costing.lines
        .filter((line) => line.phase === phase)
        .reduce((sum, line) => sum + line.totalPence, 0),
    }))
    .filter(({ net }) => net > 0);
  let left = costing.contingencyPence;
  return phases.map(({ phase, net }, index) => {
    const unitPence =
      index === phases.length - 1
        ? left
        : Math.min(left, divideRounded(costing.contingencyPence * net, costing.netPence));
    left -= unitPence;
    return {
      id: `allowance-${phase}`,
      phase,
      group: 'allowance',
      description: 'Allowance for what cannot be seen before work begins',
      note: '',
      quantity: '1',
      unit: 'item',
      unitPence,
      vat,
    };
  });
}

const NOTHING_ENTERED = { guarantee: '', insurance: '', wasteCarrier: '', memberships: '' };

export function emptyBody(title: string): QuoteBody {
  return {
    title,
    intro: QUOTE_DEFAULTS.intro,
    phases: QUOTE_DEFAULTS.phases.map((phase) => ({ ...phase })),
    lines: [],
    assumptions: [...accessAssumptions({}), ...QUOTE_DEFAULTS.assumptions],
    exclusions: [...QUOTE_DEFAULTS.exclusions],
    payments: usualStages([]),
    terms: quoteTerms(NOTHING_ENTERED),
    validDays: QUOTE_DEFAULTS.validDays,
    startFrom: '',
    startTo: '',
    workDays: null,
  };
}

/** The stored garden's bill at the prices it was stored with. */
export function bodyOfCosting(title: string, costing: Costing, vatRegistered = true): QuoteBody {
  const vat = vatRegistered ? rateNear(vatOf(costing)) : 0;
  const titles = new Map<string, string>(
    costing.phases.map(({ phase, title: words }) => [phase, words]),
  );
  const phases = QUOTE_DEFAULTS.phases
    .map(({ id, title: usual }) => ({ id, title: titles.get(id) ?? usual }))
    .filter(({ id }) => costing.lines.some((line) => line.phase === id));
  const extra = allowances(costing, vat);
  const lines = withOwnIds([
    ...costing.lines.slice(0, MOST_QUOTE_LINES - extra.length).map((line) => toLine(line, vat)),
    ...extra,
  ]);
  if (lines.length === 0 || phases.length === 0) return emptyBody(title);
  const sums = sumQuote(
    lines,
    phases.map((phase) => phase.id),
  );
  return {
    ...emptyBody(title),
    phases,
    lines,
    workDays: costing.teamDays > 0 ? Math.min(400, Math.ceil(costing.teamDays)) : null,
    payments: usualStages(
      phases.map((phase, index) => ({ ...phase, totalPence: sums.phases[index]!.totalPence })),
    ),
    exclusions: [
      ...costing.excludes.slice(0, 20).map((words) => capitalise(words).slice(0, 400)),
      ...QUOTE_DEFAULTS.exclusions.slice(costing.excludes.length > 0 ? -1 : 0),
    ],
  };
}

/** What the answers about access add, in the middle of what the customer was shown, as lines of the first phase. */
function accessLines(
  { lines: effects, includesVat, isVatFree }: AccessPrice,
  { phases, lines }: QuoteBody,
): QuoteLine[] {
  const vat = lines[0]?.vat ?? (isVatFree ? 0 : DEFAULT_RATE);
  return effects
    .filter(({ highPence }) => highPence > 0)
    .map(({ question, label, answer, why, lowPence, highPence }) => {
      const shownPence = Math.round((lowPence + highPence) / 2);
      return {
        id: `access-${question}`,
        phase: phases[0]!.id,
        group: 'work',
        description: `${label}: ${lowerFirst(answer)}`,
        note: why,
        quantity: '1',
        unit: 'item',
        unitPence: includesVat ? divideRounded(shownPence * 100, 100 + vat) : shownPence,
        vat,
      };
    });
}

/** With what the customer told us about access: its price as lines, and what they wrote among the assumptions. */
function withAccess(body: QuoteBody, access: AccessAnswers, price: AccessPrice | null): QuoteBody {
  const added = price ? accessLines(price, body) : [];
  const lines = [...body.lines.slice(0, MOST_QUOTE_LINES - added.length), ...added];
  const sums = sumQuote(
    lines,
    body.phases.map((phase) => phase.id),
  );
  return {
    ...body,
    lines,
    assumptions: [...accessAssumptions(access), ...QUOTE_DEFAULTS.assumptions],
    payments:
      body.lines.length === 0
        ? body.payments
        : usualStages(
            body.phases.map((phase, index) => ({
              ...phase,
              totalPence: sums.phases[index]!.totalPence,
            })),
          ),
  };
}

export type Drafted = { body: QuoteBody; design: { id: string; title: string } | null };

/** From a design that is still there; else the usual words alone. */
export async function draftBody({
  ctx,
  designId,
  enquiry,
}: {
  ctx: Context;
  designId: string | null;
  enquiry: EnquiryForOthers | null;
}): Promise<Drafted> {
  const [found, settings] = await Promise.all([
    designId === null ? null : readGarden({ ctx, id: designId }),
    readSettings({ ctx }),
  ]);
  const title = found?.garden.words.title;
  const usual = found
    ? bodyOfCosting(
        `Your garden: ${title}`.slice(0, 140),
        found.garden.costing,
        settings.vatRegistered,
      )
    : emptyBody('Your garden');
  const body = {
    ...usual,
    intro: textOf(settings, 'quoteIntro', usual.intro),
    terms: quoteTerms(settings),
  };
  // The enquiry's own range is that of its first design; another garden has other work to carry in.
  const price =
    enquiry && found && found.row.id !== enquiry.designId
      ? priceAccess(found.garden, enquiry.access)
      : enquiry?.range;
  return {
    body: enquiry ? withAccess(body, enquiry.access, price ?? null) : body,
    design: found && { id: found.row.id, title: title! },
  };
}

/** As it would be named on what is sent now. */
export async function readFirm({ ctx }: { ctx: Context }) {
  const { firmName, address, email, phone, companyNumber, vatNumber } = await readSettings({ ctx });
  return { name: firmName, address, email, phone, companyNumber, vatNumber };
}
