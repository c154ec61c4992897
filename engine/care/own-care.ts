/** What a plant's own line of care says, part by part: which work, in which month, how often. */
import { capitalise } from '../model/format.ts';
import type { CareKind } from '../model/care.ts';
import type { Plant } from '../model/plant.ts';
import { monthsIn } from './own-months.ts';

export type OwnWork = {
  /** 1 to 12; more than one where the same work comes back in the year. */
  months: number[];
  kind: CareKind;
  /** A sentence without its full stop. */
  words: string;
  every: number;
  fromYear: number;
  toYear: number | null;
};

/** Beginnings of what somebody is told to do; a comma or a stop before one of them may part two jobs. */
const VERBS = [
  'add|apply|bag|be|begin|behead|bring|buy|check|chop|clear|clip|comb|cover|cut|deadhead|dig|divide|drape|dust|edge|fan|feed(?! once| lightly)',
  'fit|fleece|gather|give(?! a can)|guard|haul|have|hoe|hold|keep|leave|let|lift(?! it)|mark|mow|move|mulch|net|nip|pick|pinch|plant|prune|pull|rake',
  'reduce|remove|replant|ring-stake|scatter|set|shake|shape|shear|shorten|slice|snap|snip|soak|split|stake|start|stop|strike|stuff|support',
  'sweep|take|thin|tidy|tie|tip|top|trim|tuck|tug|twist|water(?! once|[:;,])|wrap',
].join('|');
const PARTS = new RegExp(
  `(?:; (?:and )?|, (?:and |then |but )?|(?<!\\b(?:lift|thin|trim)) and )(?=(?:${VERBS})\\b)`,
);
const WEAR = /^(?:wear|cut the fruit in gloves)\b/i;
/** A part that only waits stays with what it waits for. */
const WAITS = /^(?:leave|let|stand|wait|delay|keep last)\b/i;

/** The jobs of a line of care, in its own words; parts stay together until both name a month. */
function partsOf(care: string): string[] {
  const parts: string[] = [];
  for (const sentence of care.split(/(?<=\.)\s+/)) {
    if (WEAR.test(sentence)) continue;
    let open = '';
    let rest = sentence.replace(/\.$/, '');
    for (let cut = PARTS.exec(rest); cut; cut = PARTS.exec(rest)) {
      const part = open + rest.slice(0, cut.index);
      rest = rest.slice(cut.index + cut[0].length);
      const next = rest.slice(0, PARTS.exec(rest)?.index);
      const isWhole =
        (monthsIn(part).length > 0 || /^plant\b/i.test(part)) && monthsIn(next).length > 0;
      const isHalf = open === '' && WAITS.test(part) && !cut[0].startsWith(';');
      if (isWhole && !isHalf) {
        parts.push(part);
        open = '';
      } else open = part + cut[0];
    }
    parts.push(open + rest);
  }
  return parts.map(capitalise);
}

/** What is said not to be done is no work. */
const REFUSED =
  /\b(?:do not|never|no|not|rather than|resist|give no|needs no) (?:routine )?(?:prune|pruning|cut|cutting|clip|clipping|shear|feed|burn)\b[^,;]*/gi;
const KINDS: readonly (readonly [CareKind, RegExp])[] = [
  [
    'plant',
    /^(?:plant|set|buy|push (?:seeds|bulbs|sets)|scatter|drop (?:bulbs|in|pencil)|tuck bulbs|soak (?:the knobbly|seed)|order|sow|wait for|weave|start on|give it sharp|keep noses|chit|rake seed|scratch|cover new corms)\b/i,
  ],
  [
    'clear',
    /^(?:clear|comb|grip|rake (?:off|away|out)|tidy|pull (?:away|out blackened|the dead|blackened)|peel|remove (?:dead leaves|winter|browned|the oldest leaves)|snip (?:off tired|scorched)|brush off|twist off shabby|tug out|gather (?:mushy|the fallen)|take off spotted|stems snap|cut dead fans)\b|\bclear (?:them|all|old)\b/i,
  ],
  ['divide', /\b(?:divide|split|slice the clump|replant|repot|lift a clump)\b/i],
  ['stake', /\b(?:stake|prop|twiggy (?:supports|sticks)|hoop|support)\b/i],
  [
    'deadhead',
    /\b(?:deadhead|snap off|spent|faded|dead (?:heads|trusses)|seed heads in May|heads off)\b/i,
  ],
  ['tie', /\b(?:tie|fan the|bind|loop)\b/i],
  [
    'cut',
    /\b(?:cut|clip|trim|prune|pruning|shear|shears|shorten|halve|raze|chop|behead|reduce|strim|stool|coppice|fell|scythe|saw|nip|pinch|take (?:out|two|the oldest|(?:the )?flowered|stems|all|a (?:third|quarter))|thin (?:a |one|old|tangled|and|crowded|the (?:twiggy|mop|centre|oldest))|lift the (?:lower|lowest|crown|skirts)|remove (?:a |one|each|flowered|the oldest|upright|low|any shoots|dead twigs)|shape|square|tip|snip|spur|tidy lightly)\b/i,
  ],
  ['feed', /\bfeed\b/i],
  ['mulch', /\b(?:mulch|leaf mould|top dress|compost)\b/i],
  ['water', /^water\b|\b(?:soak|roots damp|keep it damp|water (?:in|well|weekly|with|through))\b/i],
  ['protect', /\b(?:fleece|wrap|straw|cover (?:the|with)|net|bundle the|tuck)\b/i],
];

/** The kind of which a text speaks first. */
function kindOf(words: string): CareKind {
  const text = words.replace(REFUSED, (refused) => ' '.repeat(refused.length));
  return KINDS.map(([kind, test]) => ({ kind, at: test.exec(text)?.index ?? Infinity })).reduce(
    (first, one) => (one.at < first.at ? one : first),
    { kind: 'watch' as CareKind, at: Infinity },
  ).kind;
}

const NUMBERS: Record<string, number> = {
  second: 2,
  other: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
};

/** 3 for "every third April", "one March in three"; 1 where nothing is said. */
function everyIn(text: string): number {
  const said =
    /\b(?:every|each) (second|other|third|three|fourth|four) (?:year|spring|[A-Z][a-z]+)/.exec(
      text,
    )?.[1] ?? /\bone [A-Z][a-z]+ in (three)\b/.exec(text)?.[1];
  return said ? (NUMBERS[said] ?? 1) : 1;
}

/** First and last year of a job, by what is said of years. */
function yearsOf(words: string, every: number): Pick<OwnWork, 'fromYear' | 'toYear'> {
  const wait = /\bfor (two|three) years, then\b/.exec(words)?.[1];
  if (wait) return { fromYear: wait === 'two' ? 3 : 4, toYear: null };
  if (/four years old/.test(words)) return { fromYear: 4, toYear: null };
  if (/newly planted/.test(words)) return { fromYear: 1, toYear: 1 };
  if (/of the second year/.test(words)) return { fromYear: 2, toYear: 2 };
  if (/from the second year/.test(words)) return { fromYear: 2, toYear: null };
  const first = /\b(?:first (two|three|summer)|for (two|three) (?:years|summers))\b/.exec(words);
  if (!first || /;|\bthen\b/.test(words)) return { fromYear: every, toYear: null };
  const span = first[1] ?? first[2];
  return { fromYear: 1, toYear: span === 'three' ? 3 : span === 'two' ? 2 : 1 };
}

/** What is sown or set out anew every year. */
const ANNUAL: ReadonlySet<Plant['category']> = new Set(['annual', 'vegetable', 'herb']);
const COLD: ReadonlySet<number> = new Set([10, 11, 12, 1, 2, 3, 4]);
/** Planting where no month is said: after the frosts, or in autumn. */
const SET_OUT = { annual: 5, other: 10 } as const;

/** The jobs of a plant's own care; what names no month goes with the month in which its flower ends. */
export function ownWork(plant: Pick<Plant, 'care' | 'foliage' | 'category' | 'flower'>): OwnWork[] {
  const isAnnual = ANNUAL.has(plant.category);
  return partsOf(plant.care).map((words) => {
    const found = kindOf(words);
    const said = monthsIn(words);
    const months = said.length
      ? said
      : [
          found === 'plant'
            ? SET_OUT[isAnnual ? 'annual' : 'other']
            : (plant.flower.months.at(-1) ?? 4),
        ];
    const kind =
      found === 'cut' && plant.foliage.type === 'herbaceous' && months.every((m) => COLD.has(m))
        ? 'clear'
        : found;
    const every = everyIn(words);
    return kind === 'plant' && !isAnnual
      ? { months: months.slice(0, 1), kind, words, every: 1, fromYear: 1, toYear: 1 }
      : { months, kind, words, every, ...yearsOf(words, every) };
  });
}
