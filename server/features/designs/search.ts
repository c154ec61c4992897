/** Designs in the owner's search: one hit for each request, with what came of it; samples after what visitors had made. */
import { dashboardList } from '#contracts/admin-paths.ts';
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import type { Reader } from '#server/db/database.ts';
import { sessionsOf } from '#server/features/designs/idea-repo.ts';
import { lookUpDesigns } from '#server/features/designs/idea-search.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';
import type { ProjectType } from '#engine/model/brief.ts';

const titlesOf = (db: Reader, sessionIds: readonly string[]) =>
  sessionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('designs')
        .select(['session_id', 'title'])
        .where('session_id', 'in', [...sessionIds])
        .where('deleted_at', 'is', null)
        .where('state_of', 'is', null)
        .orderBy('position')
        .execute();

export const designSearch: SearchProvider = {
  kind: 'designs',
  async find({ ctx, words, limit }) {
    const { read } = ctx.db;
    const asked = await lookUpDesigns(read, words.patterns);
    const rows = await sessionsOf(read, { words: asked })
      .select(['id', 'project_type', 'user_name', 'user_email', 'sample', 'created_at'])
      .orderBy('sample')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const titles = await titlesOf(
      ctx.db.read,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const own = titles.filter((one) => one.session_id === row.id).map((one) => one.title);
      return {
        id: row.id,
        title: own.join(', ') || 'A request for designs',
        to: dashboardList(`tab=designs&q=${encodeURIComponent(own[0] ?? row.user_email ?? '')}`),
        detail: [
          row.user_name,
          PROJECT_TYPE_LABELS[row.project_type as ProjectType] ?? row.project_type,
          row.sample === 1 ? 'sample' : dateInWords(londonParts(row.created_at).date),
        ]
          .filter(Boolean)
          .join(', '),
        ...(row.user_email === null && row.user_name === null
          ? {}
          : {
              person: {
                name: row.user_name ?? row.user_email!,
                email: row.user_email,
                phone: null,
              },
            }),
      };
    });
  },
};
