/** Builds the running parts from the configuration. The only place that creates adapters. */
import { join } from 'node:path';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { sampleProjects } from '#content/portfolio/sample-projects.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { chooseAerial } from '#server/adapters/aerial/choose.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { tipSources } from '#content/tips/tips.ts';
import { sampleTestimonials } from '#content/testimonials/sample-testimonials.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { systemClock } from '#server/adapters/clock/system.ts';
import { pooledEngine } from '#server/adapters/engine/pooled.ts';
import { randomIds } from '#server/adapters/ids/random.ts';
import { argon2Hasher } from '#server/adapters/password/argon2.ts';
import { publicWebCalendars } from '#server/adapters/outside-calendar/public-web.ts';
import { publicWebImages } from '#server/adapters/outside-images/public-web.ts';
import { pictures } from '#server/adapters/picture/pictures.ts';
import { samplePictureFolder } from '#server/adapters/sample-pictures/folder.ts';
import { embeddedPlaces } from '#server/adapters/places/embedded.ts';
import { autoPostcodes } from '#server/adapters/postcodes/auto.ts';
import { embeddedPostcodes } from '#server/adapters/postcodes/embedded.ts';
import { autoSoils } from '#server/adapters/soils/auto.ts';
import { embeddedSoils } from '#server/adapters/soils/embedded.ts';
import { pooledSiteImages } from '#server/adapters/site-image/pooled.ts';
import { committedPictures } from '#server/adapters/sample-pictures/committed.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { chooseMail } from '#server/adapters/mail/choose.ts';
import { aiSdkModel } from '#server/adapters/text-model/ai-sdk.ts';
import { chooseStorage } from '#server/adapters/storage/choose.ts';
import type { Config } from '#server/config.ts';
import { createContainer, type Container, type Parts } from '#server/container.ts';
import { openPostgres, openSqlite } from '#server/db/database.ts';

/** `built`: running as the bundle, so bundled workers are used. */
export type ComposeOptions = {
  config: Config;
  root: string;
  version: string;
  built: boolean;
  adapt?: (parts: Parts) => Parts;
};

/** @throws StartError when the data folder or the database cannot be used */
export function compose({
  config,
  root,
  version,
  built,
  adapt = (parts) => parts,
}: ComposeOptions): Container {
  const db = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.dataDir);
  const postcodes = config.postcodeProvider === 'auto' ? autoPostcodes() : embeddedPostcodes;
  const soils = config.soilProvider === 'auto' ? autoSoils() : embeddedSoils;
  // Called once at start, so that a working service is proven and gets its full time limit.
  void postcodes.find({ outcode: 'RM1', postcode: null });
  void soils.at({ latitudeDeg: 51.583, longitudeDeg: 0.183 });
  const browser = chromiumPool({
    root,
    unpackDir: join(config.dataDir, 'browser'),
    chromiumPath: config.chromiumPath,
  });
  return createContainer(
    adapt({
      config,
      version,
      db,
      clock: systemClock,
      ids: randomIds,
      storage: chooseStorage(config),
      mail: chooseMail(config.smtp),
      openMail: smtpSender,
      places: embeddedPlaces,
      postcodes,
      soils,
      aerial: chooseAerial(config.aerial),
      engine: pooledEngine({ root, built, warm: built }),
      picture: pictures({
        root,
        built,
        browser,
        renderPage: join(root, 'build', 'scene', 'render.html'),
      }),
      samplePictures: samplePictureFolder(join(root, 'content', 'samples', 'pictures')),
      browser,
      passwords: argon2Hasher,
      siteImages: pooledSiteImages({ root, built }),
      outsideImages: publicWebImages(),
      outsideCalendars: publicWebCalendars({ root, built }),
      textModel: config.textModel && aiSdkModel(config.textModel),
      sitePictures: committedPictures(join(root, 'content', 'samples', 'pictures')),
      content: {
        business: sampleBusiness,
        plants: catalogue.plants,
        calendar: calendarRows,
        services: sampleServices,
        projects: sampleProjects,
        testimonials: sampleTestimonials,
        articles: tipSources,
        cards: knowledgeCards,
        rates: sampleRateBook,
        samples: sampleBriefs,
      },
    }),
  );
}
