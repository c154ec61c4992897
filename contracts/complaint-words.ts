/** The words of complaints, without the rules: a page that is only read does not carry those. */
export const COMPLAINT_KINDS = ['work', 'price', 'conduct', 'data', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];
export const COMPLAINT_KIND_LABELS: Record<ComplaintKind, string> = {
  work: 'The work, or the garden',
  price: 'A price, a quote or an invoice',
  conduct: 'How somebody was treated',
  data: 'Personal data',
  other: 'Something else',
};

export const COMPLAINT_STATES = ['received', 'acknowledged', 'answered', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];
export const COMPLAINT_STATE_LABELS: Record<ComplaintState, string> = {
  received: 'Received',
  acknowledged: 'Acknowledged',
  answered: 'Answered',
  closed: 'Closed',
};
