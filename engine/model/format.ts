/** Figures, dates and lists in words: the same in the engine, on the server and in every browser. Pure. */

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Digits in groups of three: "24,310". */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** "hard" as "Hard". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "Hard" as "hard". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text made safe in the elements and quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** "24,310": groups of three, without decimals. */
export function wholeNumber(value: number): string {
  const rounded = Math.round(value);
  const digits = groupDigits(String(Math.abs(rounded)));
  return rounded < 0 ? `−${digits}` : digits;
}

/** At most `places` decimals, none of them idle: 12, 12.5. */
export function decimal(value: number, places = 1): string {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(places).split('.');
  const rest = part.replace(/0+$/, '');
  const sign = value < 0 ? '−' : '';
  return `${sign}${groupDigits(whole)}${rest ? `.${rest}` : ''}`;
}

/** Millimetres as a figure in metres, one decimal at most and no unit: 1500 as "1.5", 2000 as "2". */
export const metresFigure = (mm: number): string => decimal(mm / 1000);

/** Pounds, whole: "£24,310". */
export function pounds(value: number): string {
  return value < 0 ? `−£${wholeNumber(-value)}` : `£${wholeNumber(value)}`;
}

/** Pence as whole pounds: "£24,310". */
export const wholePounds = (pence: number): string => pounds(pence / 100);

/** Pounds and pence: "£24,310.50". */
export function poundsAndPence(value: number): string {
  const [whole = '0', pence = '00'] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '−' : ''}£${groupDigits(whole)}.${pence}`;
}

/** Square metres: "84 m²", one decimal below ten. */
export function squareMetres(value: number): string {
  return `${value < 10 ? decimal(value) : wholeNumber(value)} m²`;
}

/** "London, Essex and Kent" */
export function joinList(items: readonly string[], last = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`;
}

/** A share of one as a percentage: "38 %" without the gap, as British English writes it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "20 November 2026" from an ISO date or time; read as UTC so that server and browser agree. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return iso;
  return `${Number(match[3])} ${MONTH_NAMES[Number(match[2]) - 1] ?? ''} ${match[1]}`;
}

/** "3 designs", "1 design". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** Cuts at a length, at a word where one is near, and adds an ellipsis. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length * 0.85 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** A quotation of no more than so many characters: what is longer ends after a whole word, with an ellipsis. */
export const quoteUpTo = (length: number, text: string): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

/** Units of quantities as people write them. */
export function unitLabel(unit: string): string {
  const labels: Record<string, string> = { m2: 'm²', m3: 'm³', no: '', item: '', week: 'weeks' };
  return labels[unit] ?? unit;
}
