/** What was understood from a brief, line by line, each with its source and the correction that changes it. */
import { wholePounds } from '#engine/model/format.ts';
import { PREFERENCE_LABELS, PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import { stepFreeOf } from '#engine/model/step-free.ts';
import { phraseOf } from '#engine/features/names.ts';
import type { Brief, Fact, FactSource, FeatureId } from '#engine/model/brief.ts';
import { KEPT_PLACES } from '#server/features/designs/fact-names.ts';
import { view, type FactView } from '#server/features/designs/fact-view.ts';
import { groundFacts, plotFacts } from '#server/features/designs/site-facts.ts';

const PEOPLE = [
  ['toddler', 'A toddler', 'toddler'],
  ['children', 'Children', 'children'],
  ['dog', 'A dog', 'dog'],
  ['cat', 'A cat', 'cat'],
  ['horse', 'Horses over the fence', null],
  ['wheelchair', 'Wheelchair user', 'wheelchair'],
  ['hayFever', 'Hay fever', null],
  ['easyAccess', 'Easy to get about', null],
  ['kneeRoom', 'Room for knees under beds and tables', null],
] as const;

/** The figures that every way of the designs keeps to. */
function waysFor(brief: Brief): string {
  const need = stepFreeOf(brief);
  return need
    ? `Ways ${(need.widthMm / 1000).toFixed(1)} m wide, firm, without steps and no steeper than 1 in ${need.oneIn} where the ground lets them`
    : 'No';
}

function householdFacts(brief: Brief): FactView[] {
  const { household } = brief;
  const people = PEOPLE.flatMap(([key, label, correction]) => {
    const fact: Fact<boolean> | undefined = household[key];
    if (!fact) return [];
    if (!fact.value && fact.source.kind === 'assumed') return [];
    return [
      view(
        key,
        label,
        key === 'easyAccess' ? waysFor(brief) : fact.value ? 'Yes' : 'No',
        fact.source,
        correction ? { key: correction, current: fact.value } : null,
      ),
    ];
  });
  return [
    view(
      'seats',
      'Seats at the table',
      String(household.seatsFor.value),
      household.seatsFor.source,
      { key: 'seatsFor', current: household.seatsFor.value },
    ),
    ...people,
  ];
}

const featureFacts = (
  facts: readonly Fact<FeatureId>[],
  id: 'wanted' | 'refused',
  label: string,
  key: 'add' | 'remove',
): FactView[] =>
  facts.map((fact) =>
    view(`${id}-${fact.value}`, label, phraseOf(fact.value), fact.source, {
      key,
      current: fact.value,
    }),
  );

function wishFacts(brief: Brief): FactView[] {
  const facts = [
    ...featureFacts(brief.wanted, 'wanted', 'Wanted', 'remove'),
    ...featureFacts(brief.refused, 'refused', 'Not wanted', 'add'),
  ];
  const tell = (id: string, label: string, value: string, source: FactSource) =>
    facts.push(view(`${id}-${value}`, label, value, source));
  for (const wish of brief.wishes)
    if (wish.feature === null && wish.plant === null)
      tell(
        'wish',
        wish.strength === 'perhaps' ? 'Perhaps wanted' : 'Wanted',
        wish.name,
        wish.source,
      );
  for (const thing of brief.keep)
    facts.push(
      view(
        `keep-${thing.id}`,
        'To be kept',
        thing.where ? `${thing.name} (${KEPT_PLACES[thing.where]})` : thing.name,
        thing.source,
      ),
    );
  for (const thing of brief.removals ?? [])
    facts.push(view(`remove-${thing.id}`, 'To be taken away', thing.name, thing.source));
  for (const fact of brief.styles) tell('style', 'Style', fact.value, fact.source);
  for (const fact of brief.colours) tell('colour', 'Colour', fact.value, fact.source);
  for (const fact of brief.seasons) tell('season', 'Season that matters', fact.value, fact.source);
  for (const fact of brief.plantsWanted) tell('plant', 'Plant wanted', fact.value, fact.source);
  for (const fact of brief.plantsRefused)
    tell('no-plant', 'Plant not wanted', fact.value, fact.source);
  if (brief.paving) facts.push(view('paving', 'Paving', brief.paving.value, brief.paving.source));
  for (const fact of brief.pavingRefused ?? [])
    tell('no-paving', 'Paving not wanted', fact.value, fact.source);
  return facts;
}

const CIRCUMSTANCE_LABELS: Record<string, string> = {
  access: 'Way in',
  drainage: 'Water',
  soil: 'Ground',
  problem: 'Problem',
  rule: 'Rule',
  neighbour: 'Neighbours',
  health: 'Health',
  time: 'Time',
  person: 'Who',
  level: 'Levels',
};

/** Problems, limits and terms in the visitor's words; what each does stands with it on the page. */
const circumstanceFacts = (brief: Brief): FactView[] =>
  brief.circumstances.map((one) =>
    view(
      `term-${one.mention}`,
      CIRCUMSTANCE_LABELS[one.kind] ?? 'Noted',
      `${one.quote.trim()}. ${one.effect}`,
      one.source,
    ),
  );

/** In the order in which a person would check them. */
export function presentFacts(brief: Brief, saysVat = true): FactView[] {
  const { projectType, preferences, budgetPence, upkeepHoursPerWeek } = brief;
  const facts = [
    view(
      'project-type',
      'Kind of garden',
      PROJECT_TYPE_LABELS[projectType.value],
      projectType.source,
    ),
  ];
  for (const preference of preferences)
    facts.push(
      view(`preference-${preference}`, 'Chosen', PREFERENCE_LABELS[preference], {
        kind: 'entered',
        field: 'preferences',
      }),
    );
  facts.push(
    ...plotFacts(brief),
    ...groundFacts(brief),
    ...householdFacts(brief),
    ...wishFacts(brief),
    ...circumstanceFacts(brief),
  );
  if (budgetPence)
    facts.push(
      view(
        'budget',
        'Budget',
        `${wholePounds(budgetPence.value)}${saysVat ? ' including VAT' : ''}`,
        budgetPence.source,
        {
          key: 'budgetPounds',
          current: budgetPence.value / 100,
        },
      ),
    );
  if (upkeepHoursPerWeek)
    facts.push(
      view(
        'upkeep',
        'Time for upkeep',
        `${upkeepHoursPerWeek.value} hours a week`,
        upkeepHoursPerWeek.source,
      ),
    );
  return facts;
}

const GROUND = new Set(['soil', 'ph']);

/**
 * For a design that anyone may see: nothing of the visitor's own words, of what they have to spend, nor of where they live.
 * What they keep goes with the words they named it by; the plan itself is drawn round it and still shows it.
 */
export function withoutPersonalWords(facts: readonly FactView[]): FactView[] {
  return facts
    .filter(
      (fact) =>
        fact.id !== 'postcode' &&
        fact.id !== 'budget' &&
        !fact.id.startsWith('keep-') &&
        !/^(?:remove|wish|term)-/.test(fact.id),
    )
    .map((fact) => ({ ...fact, detail: publicDetail(fact) }));
}

/** What is assumed of the ground names the first half of the postcode: "typical for RM1: Heavy clay". */
function publicDetail({ id, source, detail }: FactView): string {
  if (source === 'read') return 'the description';
  return source === 'assumed' && GROUND.has(id)
    ? detail.replace(/^typical for [^:]*/, 'typical for the area')
    : detail;
}
