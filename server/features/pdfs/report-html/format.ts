/** Figures and dates as they stand on paper, the same on every machine. */
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
];
export const MONTH_NAMES: readonly string[] = MONTHS;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export function wholeNumber(value: number): string {
  const rounded = Math.round(value);
  return `${rounded < 0 ? '−' : ''}${grouped(String(Math.abs(rounded)))}`;
}

/** At most `places` decimals, none of them idle. */
export function decimal(value: number, places = 1): string {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(places).split('.');
  const rest = part.replace(/0+$/, '');
  return `${value < 0 ? '−' : ''}${grouped(whole)}${rest ? `.${rest}` : ''}`;
}

/** "£24,310" */
export const pounds = (value: number): string =>
  value < 0 ? `−£${wholeNumber(-value)}` : `£${wholeNumber(value)}`;
/** "84 m²", one decimal below ten. */
export const squareMetres = (value: number): string =>
  `${value < 10 ? decimal(value) : wholeNumber(value)} m²`;
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "20 November 2026" from an ISO date, read as UTC. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${Number(match[3])} ${MONTHS[Number(match[2]) - 1] ?? ''} ${match[1]}` : iso;
}

const UNITS: Record<string, string> = { m2: 'm²', m3: 'm³', no: '', item: '' };
export const unitLabel = (unit: string): string => UNITS[unit] ?? unit;

const MATERIALS: Record<string, string> = {
  'clay-paver': 'clay pavers',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber deck',
  'concrete-paving': 'concrete paving',
  'meadow-seed': 'meadow',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  soil: 'planted',
  none: '',
};
export const materialName = (material: string): string =>
  MATERIALS[material] ?? material.replaceAll('-', ' ');
