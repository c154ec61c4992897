/** What a design says of the sum its visitor named, for those who were not told it. */

/** The two ways in which a concept names it: "To come in under £20,000: …" and "… it stands above £20,000: …". */
const NAMED_SUM = /\b(come in under|stands above) £\d[\d,.]*\d/g;
/** Of what would narrow a price: "… stands £4,415 above the £20,000 you named; …". */
const NAMED_LINE = /£\d[\d,.]*\d you named\b/;

/** "To come in under the budget: …" */
export const withoutBudgetSum = (text: string): string => text.replace(NAMED_SUM, '$1 the budget');

/** Only those lines that do not compare the price with a sum the visitor named. */
export const withoutBudgetLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => !NAMED_LINE.test(line));
