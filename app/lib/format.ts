/** Figures and dates as they are shown to people; the same on the server and in every browser. */

/** "24,310": groups of three, without decimals. */
export function wholeNumber(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return rounded < 0 ? `−${digits}` : digits;
}

/** At most `places` decimals, none of them idle: 12, 12.5. */
export function decimal(value: number, places = 1): string {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(places).split('.');
  const rest = part.replace(/0+$/, '');
  const sign = value < 0 ? '−' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${rest ? `.${rest}` : ''}`;
}

/** Pounds, whole: "£24,310". */
export function pounds(value: number): string {
  return value < 0 ? `−£${wholeNumber(-value)}` : `£${wholeNumber(value)}`;
}

/** Pounds and pence: "£24,310.50". */
export function poundsAndPence(value: number): string {
  const [whole = '0', pence = '00'] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '−' : ''}£${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${pence}`;
}

/** Square metres: "84 m²", one decimal below ten. */
export function squareMetres(value: number): string {
  return `${value < 10 ? decimal(value) : wholeNumber(value)} m²`;
}

/** "London, Essex and Kent" */
export function listInWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A share of one as a percentage: "38 %" without the gap, as British English writes it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

const MONTHS = [
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
export const MONTH_NAMES: readonly string[] = MONTHS;

/** "20 November 2026" from an ISO date or time; read as UTC so that server and browser agree. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return iso;
  return `${Number(match[3])} ${MONTHS[Number(match[2]) - 1] ?? ''} ${match[1]}`;
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

/** Units of quantities as people write them. */
export function unitLabel(unit: string): string {
  const labels: Record<string, string> = { m2: 'm²', m3: 'm³', no: '', item: '' };
  return labels[unit] ?? unit;
}

/** "hard" shown as "Hard". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
