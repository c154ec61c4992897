/** The people of the firm. */
import { AdminTeamMember, type TeamMember, TeamMemberInput } from '#contracts/admin-team.ts';
import type { Context } from '#server/context.ts';
import {
  columns,
  defineRecord,
  flag,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listShown } from '#server/records/show.ts';

export type TeamTables = {
  team: RecordColumns & {
    name: string;
    role: string;
    words: string;
    image_url: string;
    position: number;
    active: number;
    created_at: string;
  };
};

export const teamRecord = defineRecord({
  kind: 'team',
  table: 'team',
  idPrefix: 'tmm',
  words: {
    a: 'a person of the firm',
    many: 'people',
    deleted: 'Person',
    area: 'people of the firm',
  },
  input: TeamMemberInput,
  admin: AdminTeamMember,
  ...columns<Omit<TeamMember, 'picture'>>({
    name: 'name',
    role: 'role',
    words: 'words',
    imageUrl: 'image_url',
    order: 'position',
    active: flag('active'),
  }),
  complete: ({ input }) => input,
  pictures: [{ column: 'image_url', field: 'imageUrl', sizedAs: 'picture' }],
  sort: [
    ['position', 'asc'],
    ['name', 'asc'],
  ],
  orderPath: '/api/admin/team-order',
  title: (row: RecordRow & { name: string }) => row.name,
  onRestore: () => 'They come back hidden: visitors see them once you have switched them on.',
  restoreValues: { active: 0 },
  personal: { fields: ['name', 'role', 'words'], name: 'name' },
  retention: {
    personal: ['name', 'role', 'words'],
    kept: { until: 'they leave the firm or ask for it, then thirty days in the bin' },
  },
  searched: ['name', 'role', 'words'],
});

/** Those who are shown, in the owner's order. */
export const listTeam = ({ ctx }: { ctx: Context }): Promise<TeamMember[]> =>
  listShown<TeamMember>(ctx, teamRecord, (member) => member.active);
