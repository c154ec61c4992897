/** What tests of sharing begin with: a garden with what must stay hidden, and a server with the real engine. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import type { Place } from '#engine/model/site.ts';
import { embeddedPlaces } from '#server/adapters/places/embedded.ts';
import type { DatabaseKind } from '#tests/support/databases.ts';
import { type MadeDesigns, makeDesigns } from '#tests/support/designs.ts';
import { countingEngine, startTestServer, type TestServer } from '#tests/support/server.ts';

export const WORDS =
  'Our family garden in Romford is 8 by 10 metres. We keep the old apple tree at the back left, have two children and about £20k, and my mother uses a wheelchair.';

/** What its maker said, and where they live. */
export const SECRETS = ['RM1', 'Havering', 'my mother', 'about £20k', '£20,000', 'you named'];

const made = new Map<string, DesignSet>();
/** These tests ask for one garden again and again: it is designed once, and each gets a copy. */
function designOnce(brief: BriefInput, place: Place): DesignSet {
  const key = JSON.stringify([brief, place]);
  const set =
    made.get(key) ??
    designGarden({
      weights: designWeights,
      brief: withReading(brief),
      place,
      catalogue,
      rates: sampleRateBook,
      seed: seedFrom(brief.description),
    });
  made.set(key, set);
  return structuredClone(set);
}

/** A server whose engine is the real one: what it says of a garden is what strangers would read. */
export const startWithEngine = (kind: DatabaseKind): Promise<TestServer> =>
  startTestServer({
    kind,
    parts: {
      places: embeddedPlaces,
      engine: countingEngine({
        design: async ({ brief, place }) => {
          const set = designOnce(brief, place);
          return { set, eveningSunHours: set.designs.map(() => 2) };
        },
      }),
    },
    rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, sharesPerMinute: 500 },
  });

/** @param of the server of the test that runs */
export function sharingDesk(of: () => TestServer) {
  const make = (share = false): Promise<MadeDesigns> =>
    makeDesigns(of(), { designDescription: WORDS, postcode: 'RM1 1AA', share });
  const post = (id: string, body: object) =>
    of().app.inject({
      method: 'POST',
      url: `/api/designs/${id}/share`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const bodyOf = async (id: string) => (await of().app.inject(`/api/designs/${id}`)).body;
  const writesOf = async (id: string) =>
    (
      await of()
        .container.db.read.selectFrom('audit')
        .select('action')
        .where('subject', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => row.action);
  return { make, post, bodyOf, writesOf };
}
