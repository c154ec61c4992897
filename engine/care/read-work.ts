/**
 * Reads the tables of work. "= group months" opens a care group: in those months its plants may be cut ("none": never). Then a line for each job:
 * "kind month e3 f2 t3|tools|words". Month F is that in which the plant's flower ends; e: every so many years; f and t: first and last year
 * of the garden. {names} stands for the plants. A job gives way to the plant's own care where that speaks of the same kind of work.
 */
import { CARE_KINDS, type CareGroup, type CareKind } from '../model/care.ts';
import { PRACTICE } from '../model/practice.ts';
import { CARE_GROUP_NAMES } from '../model/care-groups.ts';
import { SOFT_WORK } from './soft-work.ts';
import { WOODY_WORK } from './woody-work.ts';

export type Job = {
  kind: CareKind;
  /** 1 to 12, or null for the month in which the flower ends. */
  month: number | null;
  every: number;
  fromYear: number;
  toYear: number | null;
  tools: string[];
  words: string;
};
export type GroupWork = {
  /** Months in which its plants may be cut. */
  cutMonths: ReadonlySet<number>;
  jobs: readonly Job[];
};

/** "11-2,6" as the months it means; "none" is none. */
function monthsOf(text: string): Set<number> {
  const months = new Set<number>();
  if (text === 'none') return months;
  for (const part of text.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let month = from; ; month = (month % 12) + 1) {
      months.add(month);
      if (month === to) break;
    }
  }
  return months;
}

function readJob(line: string): Job {
  const [head = '', tools = '', words = ''] = line.split('|');
  const [kind, month = '', ...options] = head.split(' ');
  const known = CARE_KINDS.find((one) => one === kind);
  if (!known || !words) throw new Error(`This line of work cannot be read: ${line}`);
  const option = (letter: string) =>
    options.find((one) => one.startsWith(letter))?.slice(letter.length);
  const every = Number(option('e') ?? 1);
  return {
    kind: known,
    month: month === 'F' ? null : Number(month),
    every,
    fromYear: Number(option('f') ?? every),
    toYear: option('t') ? Number(option('t')) : null,
    tools: tools === 'none' ? [] : tools.split(', '),
    words: words.replace('{bulbWeeks}', String(PRACTICE.bulbLeafWeeks)),
  };
}

const isGroup = (name: string): name is CareGroup => Object.hasOwn(CARE_GROUP_NAMES, name);

function readWork(): Record<CareGroup, GroupWork> {
  const found = new Map<CareGroup, GroupWork>();
  for (const block of `${WOODY_WORK}${SOFT_WORK}`.split('\n= ').slice(1)) {
    const [head = '', ...lines] = block.trim().split('\n');
    const [group = '', months = ''] = head.split(' ');
    if (!isGroup(group) || found.has(group)) throw new Error(`Not one care group: ${group}`);
    found.set(group, { cutMonths: monthsOf(months), jobs: lines.map(readJob) });
  }
  const missing = Object.keys(CARE_GROUP_NAMES).filter((name) => !found.has(name as CareGroup));
  if (missing.length) throw new Error(`No work is written for ${missing.join(', ')}`);
  return Object.fromEntries(found) as Record<CareGroup, GroupWork>;
}

export const WORK: Record<CareGroup, GroupWork> = readWork();
