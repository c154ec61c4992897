import { sampleBusiness } from '#content/settings/business.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import type { TestServer } from '#tests/support/server.ts';

/** The owner lets designs that visitors share stand on the home page. */
export const showVisitors = ({ container }: TestServer) =>
  saveSection({
    ctx: container.contextFor({ kind: 'owner' }, 'test'),
    section: 'carousel',
    input: { projects: true, visitors: true },
    baseVersion: null,
    sample: sampleBusiness,
  });
