/** The parts of a running server, and how a use case gets its context. */
import type { SampleBrief } from '#content/samples/sample-briefs.ts';
import type { Config } from '#server/config.ts';
import { siteMail } from '#server/features/mail/site-mail.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { SampleContent } from '#server/db/seed.ts';
import type { PasswordHasher } from '#server/features/settings/owner-password.ts';
import { findMailServer } from '#server/features/mail/server-setting.ts';
import { relatedRecords } from '#server/features/related-records.ts';
import { createQueue, type Queue } from '#server/jobs/queue.ts';
import type { Aerial } from '#server/ports/aerial.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Ids } from '#server/ports/ids.ts';
import type { OutsideCalendars } from '#server/ports/outside-calendar.ts';
import type { OutsideImages } from '#server/ports/outside-images.ts';
import type { MailSender, OpenMail, SiteMail } from '#server/ports/mail.ts';
import type { Picture } from '#server/ports/picture.ts';
import type { Places } from '#server/ports/places.ts';
import type { SamplePictures } from '#server/ports/sample-pictures.ts';
import type { Postcodes } from '#server/ports/postcodes.ts';
import type { SiteImages } from '#server/ports/site-image.ts';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';
import type { Soils } from '#server/ports/soils.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { TextModel } from '#server/ports/text-model.ts';
import {
  type Disk,
  readDiskOf,
  storesOnDisk,
  type VisitorSpace,
  visitorSpace,
} from '#server/storage/visitor-space.ts';
import { type SharedCounts, sharedCounts } from '#server/db/shared-counts.ts';

export type Parts = {
  config: Config;
  version: string;
  db: Database;
  clock: Clock;
  ids: Ids;
  storage: Storage;
  mail: MailSender;
  openMail: OpenMail;
  places: Places;
  postcodes: Postcodes;
  soils: Soils;
  aerial: Aerial;
  engine: Engine;
  picture: Picture;
  samplePictures: SamplePictures;
  browser: Browser;
  passwords: PasswordHasher;
  sitePictures: SitePictureSource;
  siteImages: SiteImages;
  outsideImages: OutsideImages;
  outsideCalendars: OutsideCalendars;
  /** null where none is configured. */
  textModel: TextModel | null;
  content: SampleContent & { samples: readonly SampleBrief[] };
  /** Left out: that of the data folder, where visitors store anything there. null where there is nothing to say. */
  readDisk?: () => Promise<Disk | null>;
};

export type Container = Omit<Parts, 'mail'> & {
  mail: SiteMail;
  queue: Queue;
  space: VisitorSpace;
  /** Where several nodes count together; null where this process is alone. */
  counts: SharedCounts | null;
  contextFor(actor: Actor, requestId: string): Context;
  close(): Promise<void>;
};

export function createContainer(parts: Parts): Container {
  const {
    db,
    clock,
    ids,
    config,
    readDisk = async () => (storesOnDisk(config) ? readDiskOf(config.dataDir) : null),
  } = parts;
  const counts = db.kind === 'postgres' ? sharedCounts(db, () => clock.now().getTime()) : null;
  return {
    ...parts,
    mail: siteMail({
      configured: parts.mail,
      configuredFrom: config.smtp?.from.address ?? null,
      open: parts.openMail,
      read: () => findMailServer(db.read),
      contentVersion: () => db.contentVersion(),
    }),
    queue: createQueue({ db, clock, ids }),
    counts,
    space: visitorSpace({ clock, readDisk, counts }),
    contextFor: (actor, requestId) => ({
      actor,
      requestId,
      db,
      clock,
      ids,
      related: relatedRecords,
    }),
    async close() {
      await parts.engine.close();
      await parts.picture.close();
      await parts.siteImages.close();
      await parts.outsideCalendars.close();
      await parts.browser.close();
      await db.close();
    },
  };
}
