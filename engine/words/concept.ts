/** The idea of the design in a few sentences: site, line, places, planting, the people it is for. */
import { hasOpenWater, WATER_WORDS, waterRisk } from '../model/water-risk.ts';
import { capitalise, joinList, MONTH_NAMES, lowerFirst } from '../model/format.ts';
import { sunHoursOver } from '../sunlight/region-hours.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { areaM2 } from '../geometry/region.ts';
import { RUN_ON_M2, type SeatFact, type WordFacts } from './facts.ts';
import { isGravelled, isLawnInMiddle, isSunniest, screeningTrees } from './borne-out.ts';
import { keptNames } from './kept-names.ts';
import { lineSaid } from './line-said.ts';
import { openConcept } from './opening.ts';
import { proposition } from './proposition.ts';
import { kindName, plural } from './title.ts';
import { groundLeft, isPart } from '../costing/first-stage-said.ts';
import { count, hours, metres, numberWord, plantName, pounds, squareMetres } from './say.ts';

function siteSentence(facts: WordFacts): string {
  const { widthM, depthM, looks, terraceSunHours, seats } = facts;
  const floor =
    facts.input.model.site.position === 'front' ? 'the ground before the door' : 'the terrace';
  const size = `${capitalise(metres(widthM))} wide and ${metres(depthM)} deep, the garden looks ${looks} from the house`;
  // of a floor that is not made nothing is said
  if (!facts.terrace) return `${size}.`;
  const best = seats[0];
  const away = best && best.area.kind !== 'terrace' && best.eveningHours >= 1 ? best : null;
  if (terraceSunHours < 3) {
    return away
      ? `${size}, so the ground by the door sees only ${hours(terraceSunHours)} of direct sun a day through the growing season; the second seat goes where the evening sun is.`
      : `${size}, and the ground by the door sees ${hours(terraceSunHours)} of direct sun a day through the growing season, which makes it a cool garden to be planted for leaf and light.`;
  }
  if (terraceSunHours < 5)
    return `${size}; ${floor} has ${hours(terraceSunHours)} of direct sun on an average day between April and September, and shade for the rest of it.`;
  return [
    `${size}, and ${floor} has ${hours(terraceSunHours)} of direct sun on an average day between April and September.`,
    `${capitalise(floor)} has the best of a plot ${metres(widthM)} by ${metres(depthM)} that looks ${looks}: ${hours(terraceSunHours)} of sun a day through the growing season.`,
    `Looking ${looks} over ${metres(widthM)} by ${metres(depthM)}, ${floor} can count on ${hours(terraceSunHours)} of direct sun a day from April to September.`,
  ][facts.nth % 3]!;
}

/** On less sun than this one sits in the shade at noon, hours. */
const SHADED_HOURS = 4;
function seatLight({ area: { region }, eveningHours }: SeatFact, facts: WordFacts): string {
  if (eveningHours >= 1) return `holds the sun for ${hours(eveningHours)} after four o'clock`;
  const sun = sunHoursOver(region, facts.input.sunMap) ?? 0;
  return sun < SHADED_HOURS
    ? 'is there for the heat of the day'
    : `has ${hours(sun)} of sun on an average day of the growing season`;
}

function placesSentence(facts: WordFacts): string {
  const parts: string[] = [];
  const { layout } = facts.input.model;
  const table = layout.furnishings.find((f) => f.kind === 'dining-set');
  if (facts.terrace)
    parts.push(
      table?.seats
        ? `${squareMetres(facts.terraceM2)} of terrace seats ${numberWord(table.seats)} at a table`
        : `${squareMetres(facts.terraceM2)} of terrace ${facts.terrace.kind === 'terrace' ? 'opens from the door' : 'lies away from the house'}`,
    );
  if (facts.lawnM2 > 0)
    parts.push(
      `${squareMetres(facts.lawnM2)} of lawn ${facts.input.model.projectType === 'family' && facts.input.brief.household.children.value && facts.lawnM2 >= RUN_ON_M2 ? 'is left open for running about' : isLawnInMiddle(facts.input.model) ? 'keeps the middle open' : 'is the open ground'}`,
    );
  const gravelM2 = facts
    .areasOf('gravel')
    .filter((one) => isGravelled(one) && !one.isLater)
    .reduce((sum, { region }) => sum + areaM2(region), 0);
  if (gravelM2 && facts.lawnM2 === 0)
    parts.push(`${squareMetres(gravelM2)} of gravel is open ground`);
  const seat = facts.seats.find((s) => s.area.kind === 'seat' && s.area.feature !== 'dining');
  if (seat)
    parts.push(
      `${/^[aeiou]/i.test(seat.area.label) ? 'an' : 'a'} ${seat.area.label.toLowerCase()} ${metres(seat.distanceM)} from the door ${seatLight(seat, facts)}`,
    );
  if (facts.has('pond')) parts.push(`the water covers ${squareMetres(facts.waterM2)}`);
  if (facts.has('vegetable')) {
    const beds = layout.furnishings.filter((f) => f.kind === 'raised-bed').length;
    const sun = Math.max(
        ...facts
          .areasOf('vegetable')
          .map(({ region }) => sunHoursOver(region, facts.input.sunMap) ?? 0),
      ),
      where = isSunniest(sun, facts.input.sunMap)
        ? 'the sunniest ground'
        : `ground with ${hours(sun)} of sun`;
    parts.push(
      beds
        ? `${numberWord(beds)} raised ${beds === 1 ? 'bed stands' : 'beds stand'} in ${where}`
        : `the vegetables have ${where}`,
    );
  }
  if (facts.has('play')) parts.push('the play space lies in sight of the house');
  return parts.length ? `${capitalise(joinList(parts.slice(0, 4)))}.` : '';
}

/** One kind to look at is no month that has something in it. */
const KINDS_OF_A_MONTH = 2;

function plantingSentence(facts: WordFacts): string {
  const { planting } = facts.input.model;
  const leaders = facts.plants.slice(0, 3).map((p) => plantName(p.plant.commonName));
  const trees = facts.trees.map((t) =>
    t.count > 1
      ? `${numberWord(t.count)} ${plural(kindName(t.plant.commonName))}`
      : plantName(t.plant.commonName),
  );
  if (!leaders.length) return '';
  const months = facts.peakMonths.slice(0, 2).map((i) => MONTH_NAMES[i]!);
  const palette = planting.palette.name ? `${capitalise(planting.palette.name)}: ` : '';
  const first = `${palette}${count(facts.plantCount)} plants of ${numberWord(facts.plantKinds)} kinds${leaders.length ? `, led by ${joinList(leaders)}` : ''}${trees.length ? `, under ${joinList(trees.slice(0, 2))}` : ''}.`;
  const second = months.length
    ? ` It is at its fullest in ${joinList(months)}, and no month is left empty.`
    : '';
  return (
    capitalise(first) +
    (facts.input.model.planting.interestByMonth.every((n) => n >= KINDS_OF_A_MONTH)
      ? second
      : months.length
        ? ` It is at its fullest in ${joinList(months)}.`
        : '')
  );
}

function peopleSentence(facts: WordFacts): string {
  const { brief, model } = facts.input;
  const { household } = brief;
  const said: string[] = [];
  const risk = waterRisk(household),
    poison = risk === 'child' ? ', and nothing seriously poisonous has been planted' : '';
  if (risk && hasOpenWater(model))
    said.push(
      `The pond that stays must have a rigid grille or a fence before ${WATER_WORDS[risk].who} is here${poison}`,
    );
  else if (risk)
    said.push(`No open water is planned, because of ${WATER_WORDS[risk].who}${poison}`);
  else if (household.children.value && household.children.source.kind !== 'assumed')
    said.push('Nothing seriously poisonous has been planted where the children will be');
  if (household.wheelchair.value)
    said.push(
      'Main paths are at least 1.2 m wide and firm underfoot, with room to turn at each end',
    );
  if (household.dog.value) said.push('Plants known to be dangerous to dogs are left out');
  const kept = model.site.existing.filter((thing) => thing.kind === 'tree');
  if (kept.length)
    said.push(
      `${capitalise(joinList(keptNames(kept)))} ${kept.length > 1 ? 'stay' : 'stays'} where ${kept.length > 1 ? 'they are' : 'it is'}, and the plan is drawn round ${kept.length > 1 ? 'them' : 'it'}`,
    );
  if (brief.overlooked.value && screeningTrees(model).length)
    said.push('Trees are placed to close the view from neighbouring windows');
  return said.length ? `${said.slice(0, 3).join('. ')}.` : '';
}

/** Says openly what was chosen to keep the price down. */
function priceSentence(facts: WordFacts): string {
  const { economies, costing } = facts.input;
  if (!economies) return '';
  const said = economies.changed.map((words) => lowerFirst(words).replace(/\.$/, ''));
  const choices =
    said.length > 4
      ? `${said.slice(0, 3).join(', ')} and ${numberWord(said.length - 3)} smaller economies, each named in the notes`
      : joinList(said);
  if (economies.reason === 'careful')
    return `It is drawn as the careful choice of the three: ${choices}.`;
  if (economies.reason === 'thrift') return `To keep it cheap: ${choices}.`;
  return costing.totalPence <= economies.budgetPence
    ? `To come in under ${pounds(economies.budgetPence)}: ${choices}.`
    : `Even with every saving we would recommend it stands above ${pounds(economies.budgetPence)}: ${choices}.`;
}

/** A part that is drawn by itself: what it holds, what follows, and what the ground is until then. */
function stageSentence({ input: { costing, model } }: WordFacts): string {
  const later = groundLeft(model);
  const [now, next] = costing.stages ?? [];
  if (!now || !isPart(costing)) return '';
  const things = [...new Set(model.layout.furnishings.map(({ kind }) => nameOfFurnishing(kind)))];
  const list = (what: readonly string[]) =>
    joinList(
      what.map((one) =>
        lowerFirst(one).replace(/, ((?:[\d.,]+ m²)?(?:, )?(?:£[\d,]+)?)$/, ' ($1)'),
      ),
    );
  const made = now.what.length ? now.what : things;
  const meanwhile = !later
    ? 'the open ground is sown or covered'
    : later.isGrass
      ? 'the grass that is there is mown on'
      : later.isFloor
        ? 'the floor that is there stays'
        : 'the ground stays as it is';
  return [
    `This is the first stage, for ${pounds(now.totalPence)}: ${made.length ? list(made) : 'what was asked for first'}.`,
    next
      ? `What follows for ${pounds(next.totalPence)} ${later ? 'is drawn in outline' : 'is not drawn'}: ${list(next.what)}. Until then ${meanwhile}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function writeConcept(facts: WordFacts): string {
  const stage = stageSentence(facts);
  if (stage)
    return [
      stage,
      facts.terrace ? siteSentence(facts) : '',
      placesSentence(facts),
      plantingSentence(facts),
      peopleSentence(facts),
      priceSentence(facts),
    ]
      .filter(Boolean)
      .join(' ');
  return [
    openConcept(facts),
    proposition(facts),
    siteSentence(facts),
    lineSaid(facts),
    placesSentence(facts),
    plantingSentence(facts),
    peopleSentence(facts),
    priceSentence(facts),
  ]
    .filter(Boolean)
    .join(' ');
}
