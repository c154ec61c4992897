/** What tests of the designs' bin begin with: a request with everything that comes of it, and what its addresses answer. */
import { expect } from 'vitest';
import { deleteDesignIdea, designKeeper } from '#server/features/designs/bin.ts';
import { makeDesigns, uploadsOf, workOff } from '#tests/support/designs.ts';
import type { TestServer } from '#tests/support/server.ts';

export const DRAWN = ['design-picture', 'design-render'];

/** @param of the server of the test that runs */
export function designBinDesk(of: () => TestServer) {
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const job = () => of().container.contextFor({ kind: 'job', job: 'retention' }, 'test');
  const keeper = () => designKeeper(of().container);
  const remove = (id: string, source: 'designs' | 'design_ideas' = 'designs') =>
    deleteDesignIdea({ ctx: owner(), queue: of().container.queue, id, source });
  const statusOf = async (url: string) => (await of().app.inject(url)).statusCode;
  const origin = { origin: 'http://localhost:80' };

  /** A request of a visitor with everything that can come of it. */
  async function makeWhole(description: string, share = true) {
    const made = await makeDesigns(of(), { designDescription: description, share });
    await workOff(of(), DRAWN);
    for (const id of made.ids)
      expect(
        (
          await of().app.inject({
            method: 'POST',
            url: `/api/design-library/${id}/pdf`,
            headers: origin,
          })
        ).statusCode,
      ).toBe(200);
    return { ...made, uploads: await uploadsOf(of(), made.ids) };
  }

  /** Every public address of a design, with what it answers. */
  async function walk({
    ids: [id],
    sessionId,
    uploads,
  }: Awaited<ReturnType<typeof makeWhole>>): Promise<Record<string, number>> {
    const post = async (url: string, payload?: object) =>
      (
        await of().app.inject({
          method: 'POST',
          url,
          headers: origin,
          ...(payload ? { payload } : {}),
        })
      ).statusCode;
    const answers: Record<string, number> = {};
    for (const url of [
      `/api/designs/${id}`,
      `/api/designs/${id}/plan.svg`,
      `/api/designs/${id}/plan.svg?view=picture`,
      `/api/designs/${id}/planting.csv`,
      `/api/designs/${id}/quantities.csv`,
      `/api/designs/${id}/pictures`,
      ...uploads,
    ])
      answers[url] = await statusOf(url);
    answers.pictures = await post(`/api/designs/${id}/pictures`, { kinds: ['winter'] });
    answers.share = await post(`/api/designs/${id}/share`, { shared: true, sessionId });
    answers.pdf = await post(`/api/design-library/${id}/pdf`);
    answers.posted = await post('/api/design/pdf', {
      design: {
        id,
        title: 'Kept by somebody',
        concept: 'Words that were kept.',
        mainFeature: '',
        materials: [],
        plants: [],
      },
    });
    return answers;
  }
  const inLists = async (id: string) => {
    const [library, hero, sitemap] = await Promise.all(
      ['/api/design-library', '/api/hero-images', '/sitemap.xml'].map((url) =>
        of().app.inject(url),
      ),
    );
    return [library, hero, sitemap].map((answer) => answer!.body.includes(id));
  };
  return { owner, job, keeper, remove, statusOf, makeWhole, walk, inLists };
}
