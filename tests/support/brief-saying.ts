/** What the reader hears in words of a brief that are no mentions, for tests of what is made of it. */
import type { Brief } from '#engine/model/brief.ts';
import { peopleSaid } from '#reader/people-said.ts';

export function briefSaying(words: string): Pick<Brief, 'description' | 'said'> {
  const said = peopleSaid(words);
  return { description: words, ...(said && { said }) };
}
