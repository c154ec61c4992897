/** Enquiries in the back office: the lists, one enquiry, and what the owner does with it. */
import { z } from 'zod';
import { CustomerBrief } from './customer-brief.ts';
import { WishView } from './design.ts';
import { listQuery, pageOfList } from './list-query.ts';
import { ENQUIRY_CLOSINGS, ENQUIRY_SOURCES, ENQUIRY_STATES } from './enquiry-words.ts';
import { MessageInput, PenceRange, EnquiryDesign, EnquiryCommon } from './enquiries.ts';

export const ENQUIRY_LISTS = ['open', 'waiting', 'closed', 'archived', 'all'] as const;
export type EnquiryList = (typeof ENQUIRY_LISTS)[number];

export const EnquiriesQuery = z.object({
  list: z.enum(ENQUIRY_LISTS, 'There is no such list of enquiries').optional(),
  state: z.enum(ENQUIRY_STATES, 'There is no such state').optional(),
  ...listQuery,
});

export const EnquiryItem = z.object({
  id: z.string(),
  reference: z.string(),
  source: z.enum(ENQUIRY_SOURCES),
  state: z.enum(ENQUIRY_STATES),
  closing: z.enum(ENQUIRY_CLOSINGS).nullable(),
  name: z.string(),
  postcode: z.string().nullable(),
  /** The design's title, the calculator's service, or the first words. */
  about: z.string(),
  range: PenceRange.nullable(),
  photos: z.number().int(),
  createdAt: z.string(),
  lastActivityAt: z.string(),
  replyBy: z.string().nullable(),
  isOverdue: z.boolean(),
  isArchived: z.boolean(),
});
export type EnquiryItem = z.infer<typeof EnquiryItem>;

export const EnquiriesPage = pageOfList(EnquiryItem, ENQUIRY_LISTS);
export type EnquiriesPage = z.infer<typeof EnquiriesPage>;

export const AdminEnquiryDesign = EnquiryDesign.extend({
  quantities: z.array(
    z.object({
      phase: z.string(),
      description: z.string(),
      gross: z.number(),
      unit: z.string(),
      totalPence: z.number().int(),
    }),
  ),
  phases: z.array(z.object({ title: z.string(), totalPence: z.number().int(), days: z.number() })),
  vatPence: z.number().int(),
  /** As they were answered when it was sent. */
  wishes: z.array(WishView),
  /** Copies that the owner made to adjust, each with the secret by which it is changed. */
  copies: z.array(
    z.object({
      id: z.string(),
      sessionId: z.string(),
      title: z.string(),
      totalPence: z.number().int(),
    }),
  ),
});
export type AdminEnquiryDesign = z.infer<typeof AdminEnquiryDesign>;

/** As the owner sees it. */
export const AdminEnquiry = EnquiryCommon.omit({ designs: true }).extend({
  id: z.string(),
  version: z.number().int(),
  updatedAt: z.string(),
  /** The private page's path. */
  link: z.string(),
  designs: z.array(AdminEnquiryDesign),
  /** The descriptions that its designs were made from. */
  words: z.array(CustomerBrief),
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })),
  isOverdue: z.boolean(),
  archivedAt: z.string().nullable(),
});
export type AdminEnquiry = z.infer<typeof AdminEnquiry>;

const RELOAD = 'Please reload the page and try again.';
/** What a press was decided on: how many messages of the visitor's the page showed, and whether it said that an answer is waited for. A page from before says nothing of it. */
const EnquirySeen = z.object(
  { messages: z.number(RELOAD).int(RELOAD).min(0, RELOAD), isWaiting: z.boolean(RELOAD) },
  RELOAD,
);
export type EnquirySeen = z.infer<typeof EnquirySeen>;
const Seen = { seen: EnquirySeen.optional() };

/** The owner's; `seen`: what came in since waits on. */
export const AnswerInput = MessageInput.extend(Seen);
export const AnsweredInput = z.object(Seen);
export const EnquiryStateInput = z.object({
  state: z.enum(ENQUIRY_STATES, 'There is no such state'),
  ...Seen,
});
export const NoteInput = z.object({
  text: z
    .string('Please write a note')
    .trim()
    .min(1, 'Please write a note')
    .max(4_000, 'Please keep the note under 4,000 characters'),
});
export const ArchiveInput = z.object({
  archived: z.boolean('Please say whether it is archived'),
  ...Seen,
});

export const ReplyTemplate = z.object({
  title: z
    .string('Please give the template a name')
    .trim()
    .min(2, 'Please give the template a name')
    .max(80, 'Please keep the name under 80 characters'),
  text: z
    .string('Please write the template')
    .trim()
    .min(2, 'Please write the template')
    .max(4_000, 'Please keep the template under 4,000 characters'),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;
export const ReplyTemplatesInput = z.object({
  templates: z.array(ReplyTemplate).max(20, 'Please keep 20 templates or fewer'),
});
export const ReplyTemplates = z.object({
  templates: z.array(ReplyTemplate),
  version: z.number().int(),
  updatedAt: z.string(),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;
