/** Whether the firm comes to a place, and what the soil is typically like there. */
import { outcodeOf, type Outcode, soilOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { isServed } from '#content/places/served.ts';
import { joinList } from '#engine/model/format.ts';
import { type Answer, answerOf, type FirmFacts, hasPhrase, PAGES } from '../answer.ts';
import { townOf } from '../towns.ts';
import { normalise } from '../words.ts';

const ASKS_TRAVEL = [
  'do you come',
  'do u come',
  'would you come',
  'will you come',
  'can you come',
  'you come to',
  'you come out to',
  'do you cover',
  'do u cover',
  'you cover',
  'would you travel',
  'do you travel',
  'go all that way',
  'do you do the',
  'do you do gardens in',
  'do you work in',
  'do you work around',
  'you serve',
  'your area',
  'your patch',
  'too far',
  'too far out',
  'far enough',
  'kent enough',
  'any good to you',
  'are you in',
  'as far as',
];
/** A longer message tells of more than where it comes from. */
const MOST_WORDS = 24;
const ASKS_SOIL = [
  'what soil',
  'which soil',
  'soil type',
  'type of soil',
  'kind of soil',
  'sort of soil',
  'soil is typical',
  'soil is it',
  'what is the soil',
  'whats the soil',
  'soil do we have',
  'soil have i got',
  'soil have we got',
  'soil will i have',
  'soil would i have',
];
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?\b/gi;

type Named = { name: string; row: Outcode };
/** The place that a question names by postcode or by name. */
export function placeIn(question: string): Named | null {
  for (const [written] of question.matchAll(POSTCODE)) {
    const read = readPostcode(written, (outcode) => outcodeOf(outcode) !== null);
    const row = read && outcodeOf(read.outcode);
    if (row) return { name: `${row.town ?? row.district} (${row.outcode})`, row };
  }
  return townOf(normalise(question));
}

/** @returns null where no place is named, or the question is not whether we come there */
export function answerArea(question: string, { settings }: FirmFacts): Answer | null {
  const text = normalise(question);
  if (!hasPhrase(text, ASKS_TRAVEL) || text.split(' ').length > MOST_WORDS) return null;
  const place = placeIn(question);
  if (!place) return null;
  const area = joinList(settings.serviceArea);
  return !isServed(place.row, settings)
    ? answerOf(
        `Sorry, ${place.name} lies outside our area, which is ${area}. The design tool works for any garden in Great Britain, and its plan, planting list and costs can be given to a landscaper near you.`,
        [PAGES.about, PAGES.designTool],
        ['How does the design tool work?'],
      )
    : answerOf(
        `Yes, we come to ${place.name}: it lies in our area, which is ${area}. Book a free call or a visit, and give your postcode so that we can confirm it.`,
        [PAGES.booking, PAGES.about],
        ['How much is a site visit?', `What soil is typical in ${place.name}?`],
      );
}

/** @returns null where the question is not what soil a place has */
export function answerSoilOf(question: string): Answer | null {
  const text = normalise(question);
  if (!hasPhrase(text, ASKS_SOIL)) return null;
  const place = placeIn(question);
  if (!place?.row.soilZones.length) return null;
  const { wording, zone } = soilOf(place.row);
  return answerOf(
    `${wording} ${zone.drainage}. The pH is usually ${zone.phMin.toFixed(1)} to ${zone.phMax.toFixed(1)}. Soil changes from street to street, so dig a hole and feel it: clay rolls into a sausage, sand falls apart, and white lumps that fizz in vinegar are chalk.`,
    [PAGES.recommendations],
    ['How do I find out what soil I have?', 'How do I improve clay soil?'],
  );
}
