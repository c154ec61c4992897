/** Gardens unlike each other in size and shape, as designs ready to print. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { presentFacts } from '#server/features/designs/present-facts.ts';
import { presentDetail } from '#server/features/designs/present.ts';
import { bestEveningHours } from '#server/engine-pool/evening-sun.ts';
import type { Reference } from '#server/ports/engine.ts';
import { goldenBriefs } from '../tests/fixtures/briefs/golden-briefs.ts';

export const benchReference: Reference = { version: 'bench', catalogue, rates: sampleRateBook };
/** A brief and which of its three designs. */
export type Sitter = { name: string; brief: string | BriefInput; pick: number };
export const SITTERS: readonly Sitter[] = [
  { name: 'courtyard-4x5', brief: 'hackney-courtyard', pick: 0 },
  { name: 'thin-5x25', brief: 'walthamstow-thin', pick: 0 },
  { name: 'wide-14x7', brief: 'low-maintenance-bromley', pick: 0 },
  { name: 'l-shape', brief: 'l-shape-guildford', pick: 1 },
  { name: 'family', brief: 'family-romford', pick: 0 },
  { name: 'edible', brief: 'kitchen-garden-chelmsford', pick: 0 },
  { name: 'cottage', brief: 'canterbury-chalk', pick: 1 },
  { name: 'large-600', brief: 'guildford-600', pick: 0 },
  {
    name: 'smallest-15',
    brief: {
      description: 'A balcony-sized yard, 3 m by 5 m, paved, with pots and a bench.',
      projectType: 'lowmaint',
      preferences: ['seating'],
    },
    pick: 0,
  },
  {
    name: 'largest-2000',
    brief: {
      description:
        'A garden 40 m wide and 50 m deep, facing south, with a terrace, a lawn, an orchard, a wildlife pond, vegetable beds, a greenhouse and long borders.',
      projectType: 'wildlife',
      preferences: [],
    },
    pick: 0,
  },
];

function inputOf(brief: Sitter['brief']): BriefInput {
  if (typeof brief !== 'string') return brief;
  const input =
    sampleBriefs.find((one) => one.slug === brief)?.input ??
    goldenBriefs.find((one) => one.id === brief)?.input;
  if (!input) throw new Error(`no brief is called ${brief}`);
  return input;
}

/** The design as it is stored and as it is shown. */
export function makeSitter({ brief, pick }: Sitter): {
  garden: GardenDesign;
  design: DesignDetail;
} {
  const input = inputOf(brief);
  const place = placeOf(input.postcode ?? null).place ?? placeOf(null).place!;
  const set = designGarden({
    weights: designWeights,
    brief: withReading(input),
    place,
    catalogue,
    rates: sampleRateBook,
    seed: seedFrom(input.description),
  });
  const garden = set.designs[pick]!;
  const design = presentDetail({
    row: {
      id: 'dsn_bench',
      session_id: 'ses_bench',
      position: pick,
      project_type: input.projectType,
      title: garden.words.title,
      concept: '',
      main_feature: '',
      style: '',
      plot_m2: 0,
      total_pence: 0,
      rating: 0,
      evening_sun_hours: bestEveningHours(garden.model),
      garden: '',
      shared: 0,
      sample: 0,
      hero: 0,
      deleted_at: null,
      state_of: null,
      state_version: null,
      public_at: null,
      price_date: null,
      created_at: '2026-11-20T09:00:00.000Z',
    },
    garden,
    pictures: [],
    siblings: [],
    facts: presentFacts(set.brief),
    unused: { sentences: [], unsure: [] },
    problems: [],
  });
  return { garden, design };
}
