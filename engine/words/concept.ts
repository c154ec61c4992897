/** The idea of the design in a few sentences: site, line, places, planting, the people it is for. */
import { hasOpenWater, WATER_WORDS, waterRisk } from '../model/water-risk.ts';
import { capitalise, joinList, MONTH_NAMES, lowerFirst } from '../model/format.ts';
import type { Language } from '../model/layout.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { type WordFacts } from './facts.ts';
import { keptNames } from './kept-names.ts';
import { openConcept } from './opening.ts';
import { proposition } from './proposition.ts';
import { kindName, plural } from './title.ts';
import { groundLeft, isPart } from '../costing/first-stage-said.ts';
import { count, hours, metres, numberWord, plantName, pounds, squareMetres } from './say.ts';

/** What the geometry does here, said once; the second of each pair is for small or narrow gardens. */
const LINES: Record<Language, string[]> = {
  rect: [
    'Every edge is carried on from the house: the line of the terrace becomes the edge of the next room, so the garden reads as one calm sequence rather than a set of parts.',
    'The plan keeps to the lines of the house, with planting thickened where two rooms meet, so there is always something to walk towards and something still hidden.',
    'The geometry is plain on purpose. Straight edges, set out from the windows, give the planting something to spill over, and it is the spilling that one sees.',
    'Terrace, open ground and borders share their edges, so that fewer lines do more work and the garden looks larger for being simpler.',
  ],
  zigzag: [
    'The length is broken by hanging each room from alternate sides, which makes you cross the garden as you walk down it and lets the plot feel wider than it is.',
    'Rooms step from one side to the other, so the eye is stopped by planting three times on the way down instead of running straight to the back fence.',
    'Each room starts from the fence that the last one left free. The walk down the garden is longer than the garden is, and there is a corner to turn at every stage.',
  ],
  diagonal: [
    'Turning the plan through 45 degrees gives the garden its longest lines, from corner to corner, and pushes the deep planting into the two corners that need it.',
    'The lines run at 45 degrees to the house. The eye follows the diagonal, which is the longest measure the plot has, and the fences stop being what you look at.',
    'Set square to the corners and not to the walls, the plan makes room for two deep beds where a straight one would have had four thin strips.',
  ],
  circles: [
    'Circles of different sizes overlap like stones dropped in water; where they meet, the planting swells into the gaps and the boundary disappears behind it.',
    'The open ground is drawn as clear circles that bite into one another. A circle has no corner to look at, so attention stays inside the garden.',
    'Rounded ground makes the fences matter less: the beds are deep where the circles part and narrow where they touch, and a path is needed almost nowhere.',
  ],
  serpentine: [
    'Nothing here is straight. The open ground bends between two swells of planting, so that part of the garden is always round the corner.',
    'One slow curve leads from the door to the far end, narrowing and opening as it goes, with the deepest planting on the inside of each bend.',
    'The edges are drawn with the whole arm, in curves long enough to mow along, and each bend has a reason to be there: a tree, a seat or the end of a view.',
  ],
  arc: [
    'A single arc swings out from the corner of the house and takes terrace, edge and planting with it; it is one gesture, and everything else is kept quiet.',
    'One great quarter circle, struck from the corner of the house, holds the whole plan together and sends the eye round to the far corner.',
    'From the corner of the house one curve is drawn and everything keeps to it, so that a plot with four sides is seen as a sweep with one.',
  ],
  formal: [
    'The plan is symmetrical about a line drawn out from the house: paired beds, level edges and one thing to look at in the middle of the view.',
    'It is ordered on a central axis, with the two sides answering each other, so that even in January the bones of the garden are worth looking at.',
    'A line from the house, and the same on either side of it: the order is easy to read and easy to keep, and it lets the planting be generous without looking wild.',
  ],
};

function siteSentence(facts: WordFacts): string {
  const { widthM, depthM, looks, terraceSunHours, seats } = facts;
  const floor =
    facts.input.model.site.position === 'front' ? 'the ground before the door' : 'the terrace';
  const size = `${capitalise(metres(widthM))} wide and ${metres(depthM)} deep, the garden looks ${looks} from the house`;
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

function placesSentence(facts: WordFacts): string {
  const parts: string[] = [];
  const { layout } = facts.input.model;
  const table = layout.furnishings.find((f) => f.kind === 'dining-set');
  if (facts.terrace)
    parts.push(
      table?.seats
        ? `${squareMetres(facts.terraceM2)} of terrace seats ${numberWord(table.seats)} at a table`
        : `${squareMetres(facts.terraceM2)} of terrace opens from the door`,
    );
  if (facts.lawnM2 > 0)
    parts.push(
      `${squareMetres(facts.lawnM2)} of lawn ${facts.input.model.projectType === 'family' && facts.input.brief.household.children.value ? 'is left open for running about' : 'keeps the middle open'}`,
    );
  const gravel = facts.areasOf('gravel')[0];
  if (gravel && facts.lawnM2 === 0) parts.push(`gravel takes the place of a lawn`);
  const seat = facts.seats.find((s) => s.area.kind === 'seat' && s.area.feature !== 'dining');
  if (seat)
    parts.push(
      `${/^[aeiou]/i.test(seat.area.label) ? 'an' : 'a'} ${seat.area.label.toLowerCase()} ${metres(seat.distanceM)} from the door ${seat.eveningHours >= 1 ? `holds the sun for ${hours(seat.eveningHours)} after four o'clock` : 'is there for the heat of the day'}`,
    );
  if (facts.has('pond')) parts.push(`the water covers ${squareMetres(facts.waterM2)}`);
  if (facts.has('vegetable')) {
    const beds = layout.furnishings.filter((f) => f.kind === 'raised-bed').length;
    parts.push(
      beds
        ? `${numberWord(beds)} raised ${beds === 1 ? 'bed stands' : 'beds stand'} in the sunniest ground`
        : 'the vegetables have the sunniest ground',
    );
  }
  if (facts.has('play')) parts.push('the play space lies in sight of the house');
  return parts.length ? `${capitalise(joinList(parts.slice(0, 4)))}.` : '';
}

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
    (facts.input.model.planting.interestByMonth.every((n) => n > 0)
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
  if (brief.overlooked.value && model.layout.trees.some((t) => t.role === 'screening'))
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
  const lines = LINES[facts.input.model.layout.language],
    line = lines[(facts.nth + (facts.input.model.seed % 7)) % lines.length]!;
  return [
    openConcept(facts),
    proposition(facts),
    siteSentence(facts),
    line,
    placesSentence(facts),
    plantingSentence(facts),
    peopleSentence(facts),
    priceSentence(facts),
  ]
    .filter(Boolean)
    .join(' ');
}
