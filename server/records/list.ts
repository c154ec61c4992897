/** All records of the owner's, in the order of the bin. A new one is added here, with its table. */
import { articleRecord, type ArticleTables } from '#server/features/articles/record.ts';
import { cardRecord, type CardTables } from '#server/features/assistant/record.ts';
import { plantRecord, type PlantTables } from '#server/features/plants/record.ts';
import { portfolioRecord, type PortfolioTables } from '#server/features/portfolio/record.ts';
import { serviceRecord, type ServiceTables } from '#server/features/services/record.ts';
import { teamRecord, type TeamTables } from '#server/features/team/record.ts';
import { testimonialRecord, type TestimonialTables } from '#server/features/testimonials/record.ts';
import type { AnyRecord } from '#server/records/definition.ts';

export const RECORDS: readonly AnyRecord[] = [
  portfolioRecord,
  testimonialRecord,
  plantRecord,
  serviceRecord,
  teamRecord,
  articleRecord,
  cardRecord,
];

export type RecordTables = PortfolioTables &
  TestimonialTables &
  PlantTables &
  ServiceTables &
  TeamTables &
  ArticleTables &
  CardTables;
