/** A question as the words that it is searched by. */

const SAID_OF_ANYTHING = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get getting got had has have having he her here him his how i id if im in into is isnt it its ' +
    'ive just know like me might my need no not now of off ok on one only or our out over own please put really say see she should so some still such than that thats the ' +
    'their them then there these they thing this those to too up us use used want was we well were what whats when where which who why will with would yes yet you your youre yours ' +
    'about all also am dont let make something anything someone anyone mean'
  ).split(' '),
);

/** "tomatoes" as "tomato", "cherries" as "cherry"; words such as "asparagus" and "iris" stay. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:us|is|ss|os)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|xes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Lower case letters, figures and single spaces; apostrophes vanish, all else parts words. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9£]+/g, ' ')
    .trim();

/** How people begin; by itself a greeting is what a message is about. */
const GREETING =
  /^(?:(?:good )?(?:morning|afternoon|evening)|hello|hi|hiya|hey|dear (?:sir|madam|all|team))(?: (?:all|there|everyone|folks|team|both|guys|again))?(?= (?:\w+ ){3})/;

/** The words of a text that say what it is about, in the singular, each once. */
export const topicalWords = (text: string): string[] => [
  ...new Set(
    normalise(text)
      .replace(GREETING, '')
      .split(' ')
      .filter((word) => word.length > 1 && !SAID_OF_ANYTHING.has(word))
      .map(singular),
  ),
];
