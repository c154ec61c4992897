/** A garden in level pieces, as it is told: how many, what holds them, how high, and where the first ends. */
import type { TerracesSaid } from '#engine/model/ground-said.ts';
import { LENGTH } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { NUMBER_WORDS } from '#engine/model/number-words.ts';

const FEW = String.raw`(?:two|three|four|five|[2-5])`;
const COUNTED = new RegExp(
  String.raw`\b(${FEW}) (?:broad |wide |flat |good |proper |level |distinct |separate )?(?:levels|terraces|tiers)\b|\bin (${FEW}) steps\b`,
  'i',
);
const PAIR =
  /\b(?:the |an? )?(?:upper|top|higher)(?: (?:level|garden|lawn|part|terrace|tier|half))?\b[^]{0,260}?\b(?:lower|bottom) (?:level|garden|lawn|part|terrace|tier|half|one)\b|\blower (?:level|garden|lawn|one|part|terrace|tier)\b[^]{0,260}?\b(?:upper|top) (?:level|garden|lawn|one|part|terrace|tier)\b/i;
/** They are to be made. */
const WISHED =
  /\b(?:want|like|prefer|plan(?: is)?|thinking|thought|could (?:it|there|we)|would|idea|instead of|rather than|make it|turn(?:ed)? (?:it )?into|how about|split)\b[^.;]{0,60}$/i;
/** Houses stand in terraces too. */
const NO_GROUND = /\b(?:house|houses|home|storeys|floors|water|pond|prices?|budget|difficulty)\b/i;

const STEPS = new RegExp(
  String.raw`\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen) (?:\w+ ){0,2}?steps?\b(?! (?:from|at|outside|by) the (?:back |front |kitchen )?door)([^.;]{0,24}?\b(up|down)\b)?[^.;]{0,30}?\b(?:to|onto|on to|then|in the middle|till|until)\b[^.;]{0,34}?\b(?:lawn|garden|grass|level|flat bit|long part|terrace|shelf|patio|lower)\b`,
  'gi',
);
const DROP = new RegExp(
  String.raw`\b(?:drops? (?:of|is|by|down)|goes down|(?:rises|climbs|goes up) (?:by)?)(?: about| around| some| roughly| maybe)? ?(${LENGTH})|\b(${LENGTH}) (?:drop|bank)\b|\bbank,? (?:of )?(?:about |around |some )?(${LENGTH})`,
  'gi',
);
const WALLED = new RegExp(
  String.raw`\b(${LENGTH})(?:[- ]high)? (?:\w+ ){0,2}?ret(?:aining)? ?wall\b|\bret(?:aining)? ?wall,? (?:\(?(?:about|c\.?|some|around|of) ?)?(${LENGTH})`,
  'gi',
);
const LISTED = new RegExp(String.raw`\bheights? (?:are|is|of)\b[^.]{0,90}?(?:\.(?=\s|$)|$)`, 'i');
const BANK = /\bbank\b(?! holiday)/i;
const HELD = /\b(?:walls?|sleepers?|gabions|held (?:up|back))\b/i;

const UP =
  /\b(?:goes? up|going up|rises?|climbs|uphill|up from|slopes? up|straight up|steps? up|up the hill|built into (?:a|the) hill|(?:lower|bottom) (?:one |level |bit )?(?:off|by|outside) the (?:kitchen|house)|(?:sunken|lower) (?:yard|patio|courtyard))\b/i;
const DOWN =
  /\b(?:goes? down|going down|falls?|drops?|downhill|slopes? down|slopes? away|steps? (?:\w+ ){0,2}?(?:down|to the lower)|(?:top|upper)(?: level| one| part)?,? (?:by|off|outside|at|from) the house|then a drop|lower lawn|lower garden)\b/i;

const STEPS_SIDE =
  /\bsteps?\b[^.;]{0,30}\b(?:on|up|down|at|to) the (left|right|middle)\b|\bsteps?\b[^.;]{0,16}\bin the (middle)\b/i;
const FIRST_DEPTH = new RegExp(
  String.raw`(?:${LENGTH} ?(?:x|by|×) ?(${LENGTH}|\d+(?:\.\d+)?)|(?:comes out|is|about|of) (${LENGTH}|\d+(?:\.\d+)?) ?(?:deep|of (?:slabs|paving|patio)|$)|(${LENGTH}|\d+(?:\.\d+)?) ?deep\b|comes out (\d+(?:\.\d+)?)|(?:the )?first (${LENGTH}))`,
  'gi',
);

/** A riser outdoors, for steps that were counted, metres. */
const RISER_M = 0.17;
const LEAST_M = 0.3,
  MOST_M = 4,
  MOST_LEVELS = 5;

const numberOf = (word: string): number => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);
const metresOf = (text: string | undefined): number | null => {
  const metres = text ? figuresOf(text).metres[0] : undefined;
  return metres === undefined ? null : Math.round(metres * 100) / 100;
};
const isRise = (metres: number | null): metres is number =>
  metres !== null && metres >= LEAST_M && metres <= MOST_M;

type Rise = { at: number; metres: number; by: 'steps' | 'drop' | 'wall' };

function risesIn(text: string): Rise[] {
  const listed = LISTED.exec(text);
  if (listed) {
    const metres = figuresOf(
      listed[0].replace(/(?:just over|about|nearly) a metre/gi, '1 m').replace(/ and /g, ', '),
    ).metres.filter(isRise);
    if (metres.length > 1)
      return metres.map((one) => ({ at: listed.index, metres: one, by: 'wall' }));
  }
  const found: Rise[] = [];
  const add = (at: number, metres: number | null, by: Rise['by']) => {
    if (isRise(metres)) found.push({ at, metres, by });
  };
  for (const m of text.matchAll(WALLED)) add(m.index, metresOf(m[1] ?? m[2]), 'wall');
  for (const m of text.matchAll(DROP)) add(m.index, metresOf(m[1] ?? m[2] ?? m[3]), 'drop');
  for (const m of text.matchAll(STEPS)) {
    const metres = Math.round(numberOf(m[1]!) * RISER_M * 100) / 100;
    add(m.index, metres, 'steps');
  }
  found.sort((a, b) => a.at - b.at);
  // steps beside a wall or a drop are told of the same height
  return found.filter(
    (one) =>
      one.by !== 'steps' ||
      !found.some((other) => other.by !== 'steps' && Math.abs(other.at - one.at) < 90),
  );
}

/** Depth of the level at the house, said before the first rise. */
function firstDepth(text: string, before: number): number | null {
  const near = text.slice(Math.max(0, before - 150), before);
  const last = [...near.matchAll(FIRST_DEPTH)].at(-1);
  const metres = metresOf(last?.slice(1).find(Boolean));
  return metres !== null && metres >= 1 && metres <= 12 ? metres : null;
}

/** Where steps stand that climb from one level to the next. */
export function stepsSideIn(text: string): TerracesSaid['steps'] {
  const side = STEPS_SIDE.exec(text);
  return (side?.[1] ?? side?.[2] ?? null)?.toLowerCase() as TerracesSaid['steps'];
}

const THEN_SLOPES =
  /\bthen\b[^.;]{0,40}?\b(?:(?:steady|even|gentle|gradual|steep|steeper|long) (?:slope|rise|climb|fall)|slopes?|(?:rises|climbs|falls) (?:steadily|evenly|gently))\b/i;
/** After what was told the ground goes on as one slope. */
const slopesOn = (text: string, from: number): boolean =>
  THEN_SLOPES.test(text.slice(from, from + SLOPE_WITHIN));
const SLOPE_WITHIN = 130;
/** It follows a piece that was told before. */
const isNext = (text: string, begins: number): boolean =>
  /\b(?:then|level)\b[^.]{0,40}$/i.test(text.slice(Math.max(0, begins - 40), begins));

/** Null where the ground is not told to lie in pieces. */
export function terracesIn(raw: string): TerracesSaid | null {
  const text = raw.replace(/[’‘]/g, "'");
  const counted = COUNTED.exec(text),
    pair = PAIR.exec(text);
  const all = risesIn(text),
    // of a section told piece by piece the rise of the whole is no piece
    pieces = all.filter(({ at: begins }) => isNext(text, begins)),
    thenSlopes = pieces.length > 0 && slopesOn(text, pieces.at(-1)!.at),
    chain = thenSlopes ? pieces : all;
  const stepsUp = [...text.matchAll(STEPS)][0];
  const isCounted =
    counted !== null &&
    !NO_GROUND.test(text.slice(counted.index, counted.index + counted[0].length + 8));
  const walls = chain.filter(({ by }) => by === 'wall');
  const chained =
    walls.length > 0 ||
    (stepsUp !== undefined &&
      /\bthen\b|\blower\b|\bupper\b/i.test(
        text.slice(Math.max(0, stepsUp.index - 40), stepsUp.index + 90),
      ));
  const dropped = chain.find(
    ({ by, at: begins }) =>
      by === 'drop' &&
      isNext(text, begins) &&
      (/\b(?:walls?|steps)\b/i.test(text.slice(begins, begins + 120)) || slopesOn(text, begins)),
  );
  if (!isCounted && !pair && !chained && !dropped) return null;
  if (
    !isCounted &&
    !chained &&
    !dropped &&
    pair &&
    !chain.length &&
    !BANK.test(text.slice(pair.index, pair.index + 420))
  )
    return null;
  const at = isCounted
    ? counted.index
    : pair && !walls.length
      ? pair.index
      : (walls[0]?.at ?? (chained ? stepsUp?.index : dropped?.at) ?? 0);
  const around = text.slice(Math.max(0, at - 160), at + 420);
  // a wall that stands makes levels, whatever others are thought of
  const isWanted = isCounted && !walls.length && WISHED.test(text.slice(Math.max(0, at - 90), at));
  const count = Math.min(
    MOST_LEVELS,
    isCounted
      ? (NUMBER_WORDS[(counted[1] ?? counted[2])!.toLowerCase()] ??
          Number(counted[1] ?? counted[2]))
      : Math.max(2, walls.length + 1),
  );
  const levels = Math.max(count, walls.length + 1);
  const rises = (isWanted || !walls.length ? chain : walls)
    .slice(0, levels - 1)
    .map(({ metres }) => metres);
  const up = UP.exec(around),
    down = DOWN.exec(around);
  const side = STEPS_SIDE.exec(around);
  const first = chain[0] ?? (stepsUp && { at: stepsUp.index });
  return {
    count: levels,
    isWanted,
    goes: up && (!down || up.index < down.index) ? 'up' : down ? 'down' : null,
    holds: HELD.test(around) ? 'wall' : BANK.test(around) ? 'bank' : null,
    risesM: rises,
    firstM: isWanted || !first ? null : firstDepth(text, first.at),
    ...(!isWanted && thenSlopes ? { thenSlopes: true as const } : {}),
    steps: (side?.[1] ?? side?.[2] ?? null) as TerracesSaid['steps'],
    quote: (isCounted
      ? counted[0]
      : pair && !walls.length
        ? pair[0]
        : around.slice(Math.max(0, Math.min(160, at) - 40), Math.min(160, at) + 60)
    )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120),
  };
}
