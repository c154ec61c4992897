/** A planting calendar of 5,000 plants: the owner's list and what visitors are sent. */
import { makeManyPlants } from '../tests/support/many-plants.ts';
import { asOwner } from '../tests/support/owner.ts';
import { startTestServer } from '../tests/support/server.ts';
import { median, row } from './report.ts';

const PLANTS = 5_000;
const ROUNDS = 15;

/** In milliseconds of this process's processor time, which a busy machine does not lengthen. */
async function times(work: () => Promise<unknown>): Promise<{ first: number; middle: number }> {
  const taken: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const from = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(from);
    taken.push((user + system) / 1000);
  }
  return { first: taken[0]!, middle: median(taken) };
}

export async function benchPlants(): Promise<void> {
  const { container } = await startTestServer().then(async (server) => {
    await server.close();
    return server;
  });
  const server = await startTestServer({
    parts: { content: { ...container.content, calendar: makeManyPlants(PLANTS) } },
  });
  try {
    const send = await asOwner(server);
    const figure = ({ first, middle }: { first: number; middle: number }) =>
      `${first.toFixed(1)} / ${middle.toFixed(1)}`;
    for (const [what, query] of [
      ['first page', ''],
      ['page in the middle', '?category=flowers&page=40'],
      ['search', '?search=bean+99'],
      ['without a picture', '?only=picture'],
      ['newest changes', '?sort=changed'],
    ] as const) {
      row(
        `5,000 plants, owner's list, ${what}, processor, ms cold / warm`,
        figure(await times(() => send({ url: `/api/admin/plants${query}` }))),
        'limit 300',
      );
    }
    // A query keeps an answer out of memory.
    row(
      '5,000 plants, /api/plants made anew, ms',
      figure(await times(() => server.app.inject('/api/plants?made'))),
      '',
    );
    await server.app.inject('/api/plants');
    row(
      '5,000 plants, /api/plants from memory, ms',
      figure(
        await times(() =>
          server.app.inject({ url: '/api/plants', headers: { 'accept-encoding': 'br' } }),
        ),
      ),
      '',
    );
    const { rawPayload } = await server.app.inject({
      url: '/api/plants',
      headers: { 'accept-encoding': 'br' },
    });
    row(
      '5,000 plants, /api/plants over the wire, kB',
      (rawPayload.length / 1024).toFixed(0),
      'brotli',
    );
  } finally {
    await server.close();
  }
}
