/** How figures and lists are said. British English, no locale functions. */
import { lowerFirst } from '../model/format.ts';

/** "12.5 m" or "12 m": metres to one decimal, without a trailing zero. */
export function metres(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0 ? `${tenths / 10} m` : `${(tenths / 10).toFixed(1)} m`;
}
/** "34 m²"; one decimal under 10. */
export function squareMetres(value: number): string {
  return value < 9.95
    ? `${(Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '')} m²`
    : `${Math.round(value)} m²`;
}
/** "5.2 hours"; "1 hour". */
export function hours(value: number): string {
  const tenths = Math.round(value * 10) / 10;
  return tenths === 1 ? '1 hour' : `${tenths} hours`;
}
/** "£24,310" from pence, whole pounds. */
export function pounds(pence: number): string {
  const whole = String(Math.round(Math.abs(pence) / 100));
  return `${pence < 0 ? '-' : ''}£${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}
/** "1,204": thousands with a comma. */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
/** 40 for 0.4. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "three" up to twelve, figures beyond. */
export function numberWord(value: number): string {
  return NUMBERS[value] ?? count(value);
}
/** Names of places and people that common names begin with; everything else loses its capital in a sentence. */
const PROPER = [
  "Adam's",
  'African',
  'Alexandrian',
  'Armand',
  'Asian',
  'Atlas',
  'Balearic',
  'Balkan',
  'Berkeley',
  "Bieberstein's",
  'Bowles',
  'Brussels',
  'Burkwood',
  'Byzantine',
  'Californian',
  'Caucasian',
  'Chilean',
  'Chinese',
  'Christmas',
  'Chusan',
  'Cornelian',
  "Culver's",
  'David',
  'Delavay',
  'English',
  "Fortune's",
  'French',
  "Frikart's",
  'Fuji',
  'Himalayan',
  'Indian',
  'Irish',
  'Italian',
  "Jacob's",
  'Japanese',
  'Jerusalem',
  'Joe',
  'Judas',
  'Kilmarnock',
  'Korean',
  'Lenten',
  'London',
  'Lydian',
  'Macedonian',
  'Mediterranean',
  'Mexican',
  'Michaelmas',
  'Mrs',
  'Nepalese',
  'New England',
  'New Zealand',
  'Norway',
  'Oregon',
  'Persian',
  'Portugal',
  'Portuguese',
  'Rakai',
  'Russian',
  'Scots',
  "Seemann's",
  'Serbian',
  'Shasta',
  'Siberian',
  'Sicilian',
  "Solomon's",
  'Spanish',
  "Sprenger's",
  'St',
  'Swiss',
  'Tarentum',
  'Tibetan',
  'Turkish',
  "Vilmorin's",
  'Virginia',
  'Wallich',
  'Welsh',
];
/** The name a person would use in a sentence: "Himalayan birch", "lady's mantle"; names of sorts keep their capitals. */
export function plantName(commonName: string): string {
  return PROPER.some((name) => commonName.startsWith(`${name} `))
    ? commonName
    : lowerFirst(commonName);
}
