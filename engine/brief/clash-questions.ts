/** Questions where the words contradict themselves, or one another. */
import type { Brief, Corrections, Question } from '../model/brief.ts';
import { type FeatureId, isPlural, phraseOf } from '../features/names.ts';
import { WATER_WORDS, waterRisk } from '../model/water-risk.ts';
import type { Mention, Reading, Status } from '../model/reading.ts';
import type { Thing } from '../reading/things.ts';
import { WISHES } from './concepts.ts';
import { thingsNamed } from './named-things.ts';
import type { Plot } from './plot.ts';

export type Asked = Question & { worth: number };
export type Given = {
  brief: Omit<Brief, 'questions'>;
  reading: Reading;
  things: readonly Thing[];
  plot: Plot;
  answered: readonly string[];
};

export const change = (mention: Mention, status: Status | 'not-so'): Corrections => ({
  mentions: { [mention.id]: status },
});
/** Both of two mentions that clash are settled by one answer. */
const changeAll = (mentions: readonly Mention[], status: Status | 'not-so'): Corrections => ({
  mentions: Object.fromEntries(mentions.map((m) => [m.id, status])),
});
/** "the old shed": the visitor's words with one article. */
export const named = (m: Mention): string => `“${m.quote.trim()}”`;

/** Its own words name the thing that would be drawn of it. */
const names = ({ quote }: Mention, feature: FeatureId | undefined): boolean =>
  feature !== undefined &&
  thingsNamed(quote).some(({ called, isDenied }) => !isDenied && called.feature === feature);

export function clashes({ things, brief }: Given): Asked[] {
  const out: Asked[] = [];
  for (const { by, clash, mentions, concept } of things) {
    if (!clash) continue;
    const is = new Set([by.status, clash.status]);
    const own = mentions.filter((m) => m.status === by.status || m.status === clash.status);
    const feature = WISHES[concept]?.features[0];
    const what = feature ? phraseOf(feature) : named(by);
    if (is.has('wanted') && is.has('refused'))
      out.push({
        id: `clash-${concept}`,
        worth: 8,
        text: `Would you like ${what}?`,
        why: `You write ${named(by)} and ${named(clash)}; until you say, ${feature && isPlural(feature) ? 'they are' : 'it is'} left out.`,
        answers: [
          { label: 'Yes', corrections: changeAll(own, 'wanted') },
          { label: 'No', corrections: changeAll(own, 'refused') },
        ],
      });
    else
      out.push({
        id: `fate-${concept}`,
        worth: 8,
        text: `Does ${named(by)} stay or go?`,
        why: 'We read both in your words; until you say, nothing is taken away.',
        answers: [
          { label: 'It stays', corrections: changeAll(own, 'keep') },
          { label: 'It goes', corrections: changeAll(own, 'going') },
          { label: 'You decide', corrections: changeAll(own, 'undecided') },
        ],
      });
  }
  for (const { by, status, concept } of things) {
    if (status !== 'wanted' || !by.whose || !names(by, WISHES[concept]?.features[0])) continue;
    out.push({
      id: `whose-${concept}`,
      worth: 5.5,
      text: `${named(by)}: shall we draw it?`,
      why: 'It reads as if you do not all agree; until you say, it is left out.',
      answers: [
        { label: 'Yes', corrections: change(by, 'wanted') },
        { label: 'No', corrections: change(by, 'refused') },
      ],
    });
  }
  const pond = things.find(
    (t) =>
      t.concept === 'pond' &&
      (t.status === 'keep' || t.status === 'wanted' || t.status === 'stands'),
  );
  const risk = waterRisk(brief.household);
  if (pond && risk)
    out.push({
      id: 'pond-safety',
      worth: 10,
      text:
        pond.status === 'wanted'
          ? `Open water with ${WATER_WORDS[risk].who}: what would you like?`
          : `A pond stands in your garden, and you tell of ${WATER_WORDS[risk].who}. What becomes of it?`,
      why: `${WATER_WORDS[risk].danger}; until you say, ${pond.status === 'wanted' ? 'there is no open water' : 'nothing is taken away'}.`,
      answers:
        pond.status === 'wanted'
          ? [
              {
                label: 'A pebble fountain for now',
                corrections: { remove: ['pond', 'formalpond'], add: ['water'] },
              },
              { label: 'No water', corrections: { remove: ['pond', 'formalpond', 'water'] } },
            ]
          : [
              { label: 'Fill it in', corrections: change(pond.by, 'going') },
              { label: 'Keep it, with a grille', corrections: change(pond.by, 'keep') },
            ],
    });
  return out;
}
