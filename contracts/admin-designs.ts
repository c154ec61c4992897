/** Design requests and shared designs as the owner sees them. */
import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { TIME_SORTS } from './records.ts';

/** One request for designs is an AI session; a design that its visitor shared in the library is a saved idea. */
export const IDEA_SOURCES = ['designs', 'design_ideas'] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];
export const IDEA_FILTERS = ['all', ...IDEA_SOURCES] as const;
export type IdeaFilter = (typeof IDEA_FILTERS)[number];
export const IDEA_FILTER_LABELS: Record<IdeaFilter, string> = {
  all: 'All Designs',
  designs: 'AI Sessions',
  design_ideas: 'Saved Ideas',
};

export const CONTACT_PURPOSES = ['keep', 'contact'] as const;

export const DesignIdea = z.object({
  id: z.string(),
  source: z.enum(IDEA_SOURCES),
  projectType: z.string(),
  /** "Family Garden" */
  projectTypeLabel: z.string(),
  gardenDescription: z.string(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  /** What the e-mail was left for. */
  contactPurpose: z.enum(CONTACT_PURPOSES).nullable(),
  createdAt: z.string(),
  /** The newest report printed of it. */
  pdfUrl: z.string().nullable(),
  /** JSON text: { designs: IdeaConcept[] } */
  designResults: z.string(),
  /** JSON text: a list of image paths; those beginning with /uploads/ are stored here. */
  designImagesJson: z.string(),
  sample: z.boolean(),
  conceptCount: z.number().int(),
  localImageCount: z.number().int(),
  /** What deleting it takes away; `jobs` are those of its pictures that wait or are being done. */
  removes: z.object({
    concepts: z.number().int(),
    pictures: z.number().int(),
    libraryImages: z.number().int(),
    heroImages: z.number().int(),
    pdfs: z.number().int(),
    jobs: z.number().int(),
  }),
  /** The same in words: "3 concepts, 9 pictures, 1 in the library, 2 PDFs" */
  impact: z.string(),
});
export type DesignIdea = z.infer<typeof DesignIdea>;

/** What designResults holds of each design. */
export const IdeaConcept = z.object({
  id: z.string(),
  title: z.string(),
  concept: z.string(),
  mainFeature: z.string(),
  style: z.string(),
  imageUrl: z.string(),
  estimatedCost: z.string(),
  costBreakdown: z.object({ total: z.number() }),
  sustainability: z.object({ rating: z.number() }),
  shared: z.boolean(),
  plotM2: z.number(),
  /** Whether it was ever in the library: only then may it be shown there again. */
  wasPublic: z.boolean(),
  /** Whether it was its visitor who took it out last: then only they show it again. */
  isWithdrawn: z.boolean(),
});
export type IdeaConcept = z.infer<typeof IdeaConcept>;

export const DesignIdeasQuery = z.object({
  filter: z.enum(IDEA_FILTERS, 'Please choose all, designs or design_ideas').optional(),
  ...listQuery,
  sort: z.enum(TIME_SORTS, 'Please choose newest or oldest').optional(),
});
export type DesignIdeasQuery = z.infer<typeof DesignIdeasQuery>;

export const DesignIdeasPage = z.object({
  items: z.array(DesignIdea),
  /** Under the present search. */
  counts: z.object({
    all: z.number().int(),
    designs: z.number().int(),
    design_ideas: z.number().int(),
  }),
  /** Without any search. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** A search by words that very many rows hold looked through the first of them alone. */
  isCut: z.boolean().optional(),
});
export type DesignIdeasPage = z.infer<typeof DesignIdeasPage>;

export const DeleteIdeaQuery = z.object({
  source: z.enum(IDEA_SOURCES, 'Please say what to delete: source=designs or source=design_ideas'),
});

/** The owner's own word on one design. */
export const OwnerShareInput = z.object({
  shared: z.boolean('Please say whether it is to be shown: true or false'),
});

/** Left beside the results, by whoever holds the request's id. */
export const DesignContactInput = z.object({
  name: z
    .string('Please tell us your name')
    .trim()
    .min(2, 'Please tell us your name')
    .max(120, 'Please keep the name under 120 characters'),
  email: z
    .string()
    .trim()
    .pipe(
      z
        .email('Please enter an e-mail address we can answer to')
        .max(200, 'Please enter an e-mail address we can answer to'),
    ),
  wants: z.enum(CONTACT_PURPOSES, 'Please choose what we should do'),
});
export type DesignContactInput = z.infer<typeof DesignContactInput>;
