/** What waits for the owner: each line says what it is, and leads to where it is corrected. */
import type { Attention } from '#contracts/admin-stats.ts';
import { DAY_MS } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { Context } from '#server/context.ts';
import { countMailTroubles } from '#server/features/mail/manage.ts';
import { listSampleFacts } from '#server/features/settings/edit.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { type Disk, isNearlyFull } from '#server/storage/visitor-space.ts';
import {
  type AttentionLine,
  lookAtCalendars,
  lookAtPeople,
  lookAtRights,
  lookAtContent,
} from '#server/features/stats/attention-lines.ts';

const BACKUP_DAYS = 3;
const DASHBOARD = '/admin/dashboard';

export type AttentionFacts = {
  ctx: Context;
  sample: BusinessSettings;
  sampleDesigns: number;
  failedJobs: number;
  disk: Disk | null;
  lastBackupAt: string | null;
};

/** Only what is to be done, the urgent first. */
export async function listAttention(facts: AttentionFacts): Promise<Attention[]> {
  const { ctx } = facts;
  const [content, people, settings, mails, rights, calendars] = await Promise.all([
    lookAtContent(ctx),
    lookAtPeople(ctx),
    readSettings({ ctx }),
    countMailTroubles({ ctx }),
    lookAtRights(ctx),
    lookAtCalendars(ctx),
  ]);
  const sampleFacts = settings.sample ? listSampleFacts(settings, facts.sample) : [];
  const lines: AttentionLine[] = [
    ...people,
    ...rights,
    ...calendars,
    {
      id: 'mail-failed',
      count: mails.failed,
      one: 'e-mail could not be sent',
      many: 'e-mails could not be sent',
      detail: 'Read why, put it right, and send it again or discard it.',
      to: '/admin/mail?list=failed',
      urgent: true,
    },
    {
      id: 'mail-uncertain',
      count: mails.uncertain,
      one: 'e-mail may have been sent or not',
      many: 'e-mails may have been sent or not',
      detail:
        'The connection broke in the middle. Send it again, at the risk of a second copy, or drop it.',
      to: '/admin/mail?list=uncertain',
      urgent: true,
    },
    {
      id: 'mail-held',
      count: mails.held,
      one: 'message to you was kept back',
      many: 'messages to you were kept back',
      detail:
        'More was written to you within an hour than usual. Read them, and send them on or drop them.',
      to: '/admin/mail?list=kept',
    },
    {
      id: 'failed-jobs',
      count: facts.failedJobs,
      one: 'piece of work behind the scenes has failed',
      many: 'pieces of work behind the scenes have failed',
      detail: 'Look at why, and have it done again.',
      to: `${DASHBOARD}#failed-work`,
      urgent: true,
    },
    {
      id: 'disk',
      count: facts.disk !== null && isNearlyFull(facts.disk) ? 1 : 0,
      one: 'disk is nearly full',
      many: '',
      detail:
        'Hardly any room is left where the site keeps its data. Please make room, or move to a larger disk.',
      to: '/admin/settings?section=backup',
      urgent: true,
    },
    {
      id: 'sample-facts',
      count: sampleFacts.length,
      one: 'fact of the sample firm is still shown',
      many: 'facts of the sample firm are still shown',
      detail: `Visitors read ${sampleFacts.join(', ')} of a firm that does not exist.`,
      to: '/admin/settings?section=firm',
    },
    ...content.lines,
    {
      id: 'samples',
      count: content.samples + facts.sampleDesigns,
      one: 'piece of sample content is still shown',
      many: 'pieces of sample content are still shown',
      detail:
        'Sample projects, testimonials and designs, marked as such. One action removes them all.',
      to: '/admin/settings?section=samples',
    },
    backupLine(facts),
  ];
  return lines
    .filter((line) => line.count > 0)
    .map(({ one, many, urgent = false, ...line }) => ({
      ...line,
      urgent,
      title: `${line.count} ${line.count === 1 ? one : many}`,
    }))
    .toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
}

function backupLine({ ctx, lastBackupAt }: AttentionFacts): AttentionLine {
  const age =
    lastBackupAt === null
      ? null
      : Math.floor((ctx.clock.now().getTime() - Date.parse(lastBackupAt)) / DAY_MS);
  const words =
    age === null
      ? 'backup has to be made: there is none yet'
      : `backup has to be made: the last is ${age} days old`;
  return {
    id: 'backup',
    count: age === null || age >= BACKUP_DAYS ? 1 : 0,
    one: words,
    many: '',
    detail: 'A backup holds everything: content, designs, pictures, settings.',
    to: '/admin/settings?section=backup',
  };
}
