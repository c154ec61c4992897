/** What "Getting ready" is derived from. */
import type { BusinessSettings } from '#contracts/site-info.ts';

export type SetupFacts = {
  business: BusinessSettings;
  /** The sample firm's. */
  sample: BusinessSettings;
  /** Sections of the settings that the owner has saved at least once. */
  saved: ReadonlySet<string>;
  pricesSaved: boolean;
  ratesSaved: boolean;
  kindsSaved: boolean;
  /** Labels of the appointments that can be booked. */
  kinds: readonly string[];
  /** People shown on the about page. */
  team: number;
  services: {
    shown: number;
    samplePictures: number;
    withoutPicture: number;
    /** Described in the words that came with the site. */
    sampleWords: number;
  };
  /** Samples that are still shown, as they came. */
  samples: { projects: number; testimonials: number; designs: number; articles: number };
  ownProjects: number;
  ownArticles: number;
  publicUrl: string | null;
  sendsMail: boolean;
  analyticsId: string | null;
  /** ISO time. */
  lastBackupAt: string | null;
  /** Whether one was downloaded from here. */
  backupTakenAway: boolean;
  /** When a solicitor read the policies, and how many sections have changed since; null: none has. */
  policiesSeen: { on: string; changed: number } | null;
  /** From how many the owner has signed in, those that are remembered. */
  devices: number;
};
