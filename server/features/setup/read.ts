/** Gathers what "Getting ready" is derived from. */
import { type SetupList } from '#contracts/admin-setup.ts';
import { londonDay } from '#contracts/london-time.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listOfferedKinds, readKindsVersion } from '#server/features/appointments/settings.ts';
import { articleRecord } from '#server/features/articles/record.ts';
import { wasBackupTakenAway } from '#server/features/backups/use-cases.ts';
import { countDesigns } from '#server/features/designs/count.ts';
import { countKnownDevices } from '#server/features/owner/known-devices.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { readSections, savedSections } from '#server/features/settings/edit.ts';
import { readVersionedTerms } from '#server/features/settings/rate-terms.ts';
import { isSamplePicture } from '#server/features/site-pictures/sample-pictures.ts';
import { teamRecord } from '#server/features/team/record.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { listRecords } from '#server/records/edit.ts';
import { countSamples } from '#server/records/samples.ts';
import type { SetupFacts } from './facts.ts';
import { setupLines } from './lines.ts';

export type SetupOrder = {
  ctx: Context;
  /** The sample firm's facts. */
  sample: BusinessSettings;
  /** The descriptions of the sample services. */
  sampleTexts: ReadonlySet<string>;
  /** How this installation is configured. */
  site: Pick<SetupFacts, 'publicUrl' | 'sendsMail' | 'analyticsId'>;
  /** "https://www.example.co.uk": where this answer is asked for. */
  askedAt: string;
  findLastBackup(): Promise<string | null>;
  findPoliciesSeen(): Promise<SetupFacts['policiesSeen']>;
};

/** @throws AppError forbidden */
export async function readSetup(order: SetupOrder): Promise<SetupList> {
  const facts = await readFacts(order);
  const lines = setupLines(facts);
  const left = lines.filter((line) => line.isNeeded && line.state !== 'done').length;
  return {
    lines,
    done: lines.filter((line) => line.state === 'done').length,
    left,
    address: facts.publicUrl,
    isLive: left === 0 && order.askedAt === facts.publicUrl,
  };
}

async function readFacts({
  ctx,
  sample,
  sampleTexts,
  site,
  findLastBackup,
  findPoliciesSeen,
}: SetupOrder): Promise<SetupFacts> {
  requireOwner(ctx);
  const own = (rows: readonly { sample: boolean }[]) => rows.filter((row) => !row.sample).length;
  const [{ sections, facts }, terms, kinds, kindsVersion, projects, articles, services] =
    await Promise.all([
      readSections({ ctx }),
      readVersionedTerms({ read: ctx.db.read }),
      listOfferedKinds(ctx.db.read),
      readKindsVersion(ctx.db.read),
      listRecords({ ctx, record: portfolioRecord }),
      listRecords({ ctx, record: articleRecord }),
      listRecords({ ctx, record: serviceRecord }),
    ]);
  const [team, samples, designs, lastBackupAt, isDownloaded, devices, policiesSeen] =
    await Promise.all([
      listRecords({ ctx, record: teamRecord }),
      Promise.all(
        [portfolioRecord, testimonialRecord, articleRecord].map((record) =>
          countSamples({ ctx, record }),
        ),
      ),
      countDesigns({ ctx, days: [londonDay(ctx.clock.now())] }),
      findLastBackup(),
      wasBackupTakenAway({ ctx }),
      countKnownDevices(ctx.db.read),
      findPoliciesSeen(),
    ]);
  const shown = services.filter((service) => service.active);
  return {
    business: facts,
    sample,
    saved: savedSections(sections),
    pricesSaved: sections.prices.version > 1,
    ratesSaved: terms.version > 1,
    kindsSaved: kindsVersion > 0,
    kinds: kinds.filter((kind) => kind.isOffered).map((kind) => kind.label),
    team: team.filter((person) => person.active).length,
    services: {
      shown: shown.length,
      samplePictures: shown.filter((service) => isSamplePicture(service.imageUrl)).length,
      withoutPicture: shown.filter((service) => service.imageUrl === '').length,
      sampleWords: shown.filter((service) => sampleTexts.has(service.description)).length,
    },
    samples: {
      projects: samples[0]!,
      testimonials: samples[1]!,
      articles: samples[2]!,
      designs: designs.samples,
    },
    ownProjects: own(projects),
    ownArticles: own(articles),
    publicUrl: site.publicUrl,
    sendsMail: site.sendsMail,
    analyticsId: site.analyticsId,
    lastBackupAt,
    backupTakenAway: isDownloaded,
    policiesSeen,
    devices,
  };
}
