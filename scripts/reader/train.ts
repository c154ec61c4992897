/**
 * Trains the reader on the corpus: node scripts/reader/train.ts [--without WRITER,…] [--to FILE] [--in FOLDER]
 * writes reader/model.bin. --without leaves writers out, to measure on them. --in keeps what is learnt in a folder; what
 * is there already is not learnt again. Networks are learnt by scripts/reader/network.py.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { look, type Seen } from '../../reader/features.ts';
import { trainedMentions } from '../../reader/mentions.ts';
import { readModel } from '../../reader/model.ts';
import { saysTheSame } from './agree.ts';
import { type Judged, learnCertainty, shareRight } from './certainty.ts';
import { HELD_OUT, type Labelled, readCorpus, readPosts, readSentences } from './corpus.ts';
import { namesOf, writeExamples } from './examples.ts';
import { type Learnt, packModel } from './write-model.ts';

/** Of three shares of the writers two are left out in turn, to learn how certain a mention is of somebody whom the networks have not read. */
const SHARES = 3;
const TURNS = 2;
/** Networks that are learnt at the same time. */
const AT_ONCE = 2;

const file = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../reader/${name}`, import.meta.url)));

type Plan = { name: string; seed: number; without: string[] };

function learn(folder: string, { name, seed, without }: Plan): Promise<void> {
  if (existsSync(join(folder, `${name}.json`))) return Promise.resolve();
  const script = fileURLToPath(new URL('network.py', import.meta.url));
  const python = process.env.PYTHON ?? 'python3';
  return new Promise((resolve, reject) => {
    const args = [script, folder, name, String(seed), without.join(',')];
    spawn(python, args, { stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} was not learnt: is PyTorch there?`)),
    );
  });
}

async function learnAll(folder: string, plans: readonly Plan[]): Promise<void> {
  const waiting = [...plans];
  const work = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) await learn(folder, plan);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const learnt = (folder: string, name: string): Learnt =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Learnt;

/** What a model reads in briefs, and whether their labels bear it out. */
function judge(
  model: Buffer,
  briefs: readonly Labelled[],
  seenOf: ReadonlyMap<Labelled, Seen>,
): Judged[] {
  const read = readModel(model, file('vectors.bin'));
  return briefs.flatMap((brief) =>
    trainedMentions(read, seenOf.get(brief)!)
      .filter(({ status }) => status !== 'others' && status !== 'past')
      .map((mention) => ({
        grounds: mention.grounds,
        isRight: brief.spans.some(
          ({ from, to, label }) =>
            from < mention.to && mention.from < to && saysTheSame(mention, label),
        ),
      })),
  );
}

export async function train(briefs: readonly Labelled[], folder: string): Promise<Buffer> {
  const seenOf = new Map(briefs.map((brief) => [brief, look(brief.words)]));
  const names = namesOf(briefs, seenOf);
  writeExamples(folder, briefs, seenOf, names, file('vectors.bin'));
  const writers = [...new Set(briefs.map((b) => b.writer))].filter((w) => w.startsWith('writer'));
  const turns = Array.from({ length: TURNS }, (_, turn) => ({
    name: `turn-${turn}`,
    seed: 1,
    without: writers.filter((_writer, i) => i % SHARES === turn),
  }));
  const final = { name: 'network', seed: 1, without: [] };
  await learnAll(folder, [...turns, final]);

  const judged = turns.flatMap(({ name, without }) =>
    judge(
      packModel(names, learnt(folder, name)),
      briefs.filter((b) => without.includes(b.writer)),
      seenOf,
    ),
  );
  const certainty = learnCertainty(judged);
  console.table(shareRight(judged, certainty));
  return packModel({ ...names, certainty }, learnt(folder, final.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name: string) => {
    const i = process.argv.indexOf(name);
    return i < 0 ? null : process.argv[i + 1]!;
  };
  const without = [...HELD_OUT, ...(option('--without')?.split(',') ?? [])];
  const briefs = [...readCorpus(), ...readPosts(), ...readSentences()].filter(
    (b) => b.spans.length && !without.includes(b.writer),
  );
  const kept = option('--in');
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'reader-'));
  const model = await train(briefs, folder);
  writeFileSync(option('--to') ?? new URL('../../reader/model.bin', import.meta.url), model);
  console.log(`${Math.round(model.length / 1024)} kB`);
  if (!kept) rmSync(folder, { recursive: true });
}
