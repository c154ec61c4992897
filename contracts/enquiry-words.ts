/** The fixed words of enquiries, apart from their schemas, so that a page that only reads need not load those. */

/** Where an enquiry came from. 'keep': a name was left beside designs. */
export const ENQUIRY_SOURCES = [
  'design',
  'calculator',
  'recommendations',
  'keep',
  'general',
] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];
export const ENQUIRY_SOURCE_LABELS: Record<EnquirySource, string> = {
  design: 'A design',
  calculator: 'The cost calculator',
  recommendations: 'Plant recommendations',
  keep: 'Designs to keep',
  general: 'The enquiry form',
};

/** In order; an enquiry never goes back. */
export const ENQUIRY_STATES = ['received', 'visit', 'quoted', 'accepted', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
export const ENQUIRY_STATE_LABELS: Record<EnquiryState, string> = {
  received: 'Received',
  visit: 'Visit booked',
  quoted: 'Quote sent',
  accepted: 'Accepted',
  closed: 'Closed',
};

/** Why an enquiry is closed. */
export const ENQUIRY_CLOSINGS = ['withdrawn', 'owner'] as const;
export type EnquiryClosing = (typeof ENQUIRY_CLOSINGS)[number];

export const MOST_DESIGNS = 3;
export const MOST_PHOTOS = 8;
/** Photographs that the firm takes itself, of one garden. */
export const MOST_OWN_PHOTOS = 60;
/** Working days within which an enquiry is answered. */
export const REPLY_WITHIN_DAYS = 2;

/** The questions about access to the garden; each answer changes the price (content/enquiries/access-rules.ts). The easiest comes first, the hardest last. */
export const ACCESS_ANSWERS = {
  gate: ['wide', 'medium', 'narrow', 'house'],
  parking: ['door', 'near', 'far'],
  permit: ['no', 'yes'],
  steps: ['none', 'few', 'many'],
  levels: ['flat', 'slope', 'steep'],
  wires: ['no', 'yes'],
} as const;
export type AccessQuestion = keyof typeof ACCESS_ANSWERS;
export type AccessAnswers = {
  [Question in AccessQuestion]?: (typeof ACCESS_ANSWERS)[Question][number] | undefined;
};
export const ACCESS_QUESTIONS = Object.keys(ACCESS_ANSWERS) as AccessQuestion[];

export const ACCESS_QUESTION_LABELS: Record<AccessQuestion, string> = {
  gate: 'How wide is the way to the garden?',
  parking: 'How far is it from where a lorry can park?',
  permit: 'Does a skip in the street need a permit?',
  steps: 'Are there steps on the way?',
  levels: 'How level is the garden?',
  wires: 'Are there wires overhead?',
};
/** In a list of facts. */
export const ACCESS_LABELS: Record<AccessQuestion, string> = {
  gate: 'Access',
  parking: 'Parking',
  permit: 'Skip permit',
  steps: 'Steps',
  levels: 'Levels',
  wires: 'Overhead wires',
};
export const ACCESS_ANSWER_LABELS: {
  [Question in AccessQuestion]: Record<(typeof ACCESS_ANSWERS)[Question][number], string>;
} = {
  gate: {
    wide: '1.2 m or wider',
    medium: '0.9 to 1.2 m',
    narrow: 'Under 0.9 m',
    house: 'Only through the house',
  },
  parking: { door: 'Within 20 m', near: '20 to 50 m', far: 'More than 50 m' },
  permit: { no: 'No', yes: 'Yes, or parking is controlled' },
  steps: { none: 'None', few: 'One to five', many: 'More than five' },
  levels: { flat: 'Level, or nearly', slope: 'Falls 0.3 to 0.6 m', steep: 'Falls more than 0.6 m' },
  wires: { no: 'No', yes: 'Yes' },
};
/** The words for an answer; null where the question was left open. */
export function answerInWords(answers: AccessAnswers, question: AccessQuestion): string | null {
  const answer = answers[question];
  return answer === undefined
    ? null
    : ((ACCESS_ANSWER_LABELS[question] as Record<string, string>)[answer] ?? null);
}

/** What the way in acts on. Pence: the range, labour of clearing, digging and hard landscape, labour of everything. */
export type PriceBasis = {
  lowPence: number;
  highPence: number;
  groundworkPence: number;
  labourPence: number;
  /** The price allows for carrying everything through the house already. */
  isThroughHouse?: boolean;
  /** The price has the steps, walls and filling of its slope already. */
  isLevelled?: boolean;
};

/** What a reply template may name; each is filled in before the owner sends the message. */
export const TEMPLATE_PLACEHOLDERS = {
  name: 'the visitor’s name',
  design: 'the design’s title',
  visit: 'where a visit is booked',
  link: 'the enquiry’s private page',
  firm: 'the firm’s name',
} as const;
