/** An audit row as a sentence for people. */
import { dateInWords, londonParts, momentInWords } from '#contracts/london-time.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import { labelOfSection } from '#server/features/settings/edit.ts';

type Values = Record<string, unknown> | null;
export type Told = {
  who: string;
  action: string;
  subject: string;
  before: Values;
  after: Values;
  detail: Record<string, unknown>;
  fields: readonly string[];
};

const NOUNS: Record<string, string> = {
  services: 'the service',
  portfolio: 'the project',
  testimonials: 'the testimonial of',
  plants: 'the plant',
  team: 'the person',
  articles: 'the article',
  cards: 'the card',
  designs: 'the design',
  'booking-requests': 'the request for an appointment',
  quotes: 'the quote',
  settings: 'the settings',
  rates: 'the rate book',
  pictures: 'a picture',
  backups: 'a backup',
  jobs: 'failed work',
  mail: 'an e-mail',
};
const VERBS: Record<string, string> = {
  add: 'added',
  update: 'changed',
  delete: 'put into the bin:',
  restore: 'restored',
  purge: 'removed for good:',
  reorder: 'moved',
  create: 'asked for',
  share: 'shared in the library:',
  unshare: 'took out of the library:',
  expire: 'removed after its time:',
  erase: 'erased',
  upload: 'uploaded',
  describe: 'described',
  retry: 'had done again:',
  send: 'sent',
  answer: 'marked as answered:',
  reopen: 'marked as open again:',
  make: 'made',
  request: 'asked for',
  download: 'downloaded',
  revise: 'began a new version of',
  withdraw: 'withdrew',
  accept: 'accepted',
  decline: 'declined',
  'ask-change': 'asked for a change to',
  'drop-draft': 'dropped the draft of',
};
/** What no pattern says well. */
const WHOLE: Record<string, string> = {
  'owner.sign-in': 'signed in',
  'owner.sign-out': 'signed out',
  'owner.end-session': 'ended a session',
  'owner.end-other-sessions': 'ended all other sessions',
  'owner.password': 'set the owner’s password',
  'owner.own-password': 'set a new password of their own',
  'owner.add-passkey': 'added a passkey of their own',
  'owner.remove-passkey': 'removed a passkey of their own',
  'owner.add-colleague': 'let somebody sign in beside the owner',
  'owner.change-colleague': 'changed who somebody is who signs in, or what they may do',
  'owner.new-password': 'gave a colleague a new password',
  'owner.remove-colleague': 'took somebody’s sign-in away',
  'designs.create': 'asked for designs',
  'designs.change': 'changed a design by hand',
  'designs.keep-state': 'kept a design as it stands, to share it',
  'designs.put-together': 'put designs together on one page, to share them',
  'designs.copy': 'copied a design to change it',
  'designs.name-version': 'gave a version of a design a name',
  'designs.remove-version': 'removed a named version of a design',
  'designs.rename': 'gave a design of their own another name',
  'designs.print': 'had a design printed',
  'designs.picture': 'drew a picture of a design',
  'designs.contact': 'left a name and an e-mail address with designs',
  'designs.withdraw-contact': 'took name and e-mail address back',
  'designs.expire': 'removed designs after their time',
  'designs.expire-reports': 'removed reports after their time',
  'designs.erase': 'erased designs',
  'designs.purge': 'removed designs for good',
  'designs.delete': 'put designs into the bin',
  'designs.restore': 'restored designs',
  'cards.dismiss-question': 'took a question to the assistant off the list',
  'cards.answer-question': 'answered a question to the assistant with a card',
  'enquiries.send': 'sent an enquiry',
  'enquiries.keep': 'left a name beside designs',
  'enquiries.write': 'wrote about an enquiry',
  'enquiries.answer': 'answered an enquiry',
  'enquiries.answered': 'marked an enquiry as answered',
  'enquiries.note': 'noted something on an enquiry',
  'enquiries.remove-note': 'removed a note from an enquiry',
  'enquiries.add-photo': 'added a photograph to an enquiry',
  'enquiries.remove-photo': 'removed a photograph from an enquiry',
  'enquiries.archive': 'archived an enquiry',
  'enquiries.unarchive': 'took an enquiry out of the archive',
  'enquiries.received': 'opened an enquiry again',
  'enquiries.visit': 'noted a visit for an enquiry',
  'enquiries.quoted': 'noted a quote for an enquiry',
  'enquiries.accepted': 'noted that the quote for an enquiry was accepted',
  'enquiries.closed': 'closed an enquiry',
  'enquiries.delete': 'put an enquiry into the bin',
  'enquiries.restore': 'restored an enquiry',
  'enquiries.purge': 'removed an enquiry for good',
  'enquiries.expire': 'removed an enquiry after its time',
  'enquiries.erase': 'erased an enquiry',
  'enquiries.withdraw': 'withdrew an enquiry',
  'enquiries.templates': 'changed the templates of replies',
  'backups.delete': 'deleted a backup for good',
  'mail.queue': 'set off an e-mail',
  'mail.server': 'changed the mail server',
  'mail.resend': 'had an e-mail sent again',
  'mail.drop': 'dropped an e-mail',
  'mail.expire': 'removed e-mails after their time',
  'mail.erase': 'erased an e-mail',
  'mail.unsubscribe': 'asked for no more e-mails of a kind',
  'appointments.book': 'booked an appointment',
  'appointments.move': 'moved an appointment',
  'appointments.cancel': 'cancelled an appointment',
  'appointments.done': 'noted that an appointment took place',
  'appointments.missed': 'noted that nobody came to an appointment',
  'appointments.settings': 'changed the kinds of appointments',
  'appointments.day-off': 'took days off',
  'appointments.day-on': 'gave days off back',
  'appointments.feed': 'made a new address of the calendar feed',
  'appointments.add-calendar': 'had another calendar’s busy times kept free',
  'appointments.remove-calendar': 'stopped keeping another calendar’s busy times free',
  'appointments.block': 'kept a time free of appointments',
  'appointments.unblock': 'gave a kept time back',
  'appointments.expire': 'removed appointments after their time',
  'appointments.expire-blocks': 'removed kept times after their time',
  'appointments.expire-days-off': 'removed days off after their time',
  'appointments.erase': 'erased an appointment',
  'complaints.send': 'sent a complaint',
  'complaints.enter': 'entered a complaint',
  'complaints.note': 'noted something on a complaint',
  'complaints.acknowledge': 'acknowledged a complaint',
  'complaints.extend': 'put off the answer to a complaint',
  'complaints.answer': 'answered a complaint',
  'complaints.close': 'closed a complaint',
  'complaints.reopen': 'opened a complaint again',
  'complaints.delete': 'deleted a complaint for good',
  'complaints.export': 'exported the log of complaints',
  'complaints.expire': 'removed complaints after their time',
  'complaints.erase': 'erased a complaint',
  'cancellations.send': 'gave notice of cancellation',
  'cancellations.settle': 'dealt with a notice of cancellation',
  'cancellations.reopen': 'opened a notice of cancellation again',
  'cancellations.expire': 'removed notices of cancellation after their time',
  'cancellations.erase': 'erased a notice of cancellation',
  'booking-requests.expire': 'removed requests after their time',
  'invoices.issue': 'issued an invoice',
  'invoices.send': 'sent an invoice',
  'invoices.how-to-pay': 'changed how new invoices say they are to be paid',
  'invoices.paid': 'noted that an invoice was paid',
  'invoices.unpaid': 'took back the note that an invoice was paid',
  'invoices.credit': 'took an invoice back with a credit note',
  'invoices.export': 'exported the invoices',
  'invoices.expire': 'removed invoices after their time',
  'imports.bring-in': 'brought in a file',
  'imports.undo': 'took back what a file had brought in',
  'settings.policies-seen': 'noted who has read the policies',
  'tasks.add': 'wrote a note or a task',
  'tasks.done': 'ticked a task off',
  'tasks.reopen': 'opened a task again',
  'tasks.remove': 'removed a note or a task',
  'tasks.expire': 'removed notes and tasks after their time',
  'people.take-out': 'took a list out of the site as a file',
  'people.export': 'exported what is held about somebody',
  'people.erase': 'erased what was held about somebody',
  'people.erase-again': 'erased again whom a restored backup had brought back',
  'portfolio.remove-samples': 'put the sample projects into the bin',
  'testimonials.remove-samples': 'put the sample testimonials into the bin',
  'pictures.fetch': 'fetched a picture of another site',
  'pictures.fetch-failed': 'could not fetch a picture of another site',
  'pictures.sweep': 'removed pictures that nothing shows any more',
  'owner.expire-attempts': 'removed attempts to sign in after their time',
};

const words = (text: string) => text.replaceAll(/[-_]/g, ' ');

/** "shortDescription" as people call it: "short description". */
export const fieldWords = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/^image url$|image url$/i, (found) => found.replace(/url/i, 'address'));

/** Of those who were told one: a request, an enquiry, an appointment, a complaint, a notice of cancellation. */
const REFERRED = /(?:^|:)((?:bkr|enq|bkg|cmp|cnl)_[\w-]+)$/;
const referenceIn = (subject: unknown): string | null => {
  const id = typeof subject === 'string' ? REFERRED.exec(subject)?.[1] : undefined;
  return id === undefined ? null : referenceOf(id);
};

/** Of the diary: "Site Assessment, Tuesday 24 November 2026, 10:30", "Tuesday 24 November 2026, 10:30 to 12:00". */
function placeInTime(values: Values): string | null {
  const [label, start, end, from, to] = ['label', 'startsAt', 'endsAt', 'from', 'to'].map((field) =>
    typeof values?.[field] === 'string' ? values[field] : null,
  );
  if (from && to)
    return from === to ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(to)}`;
  if (!start) return null;
  if (!end) return label ? `${label}, ${momentInWords(start)}` : momentInWords(start);
  return `${momentInWords(start)} to ${londonParts(start).date === londonParts(end).date ? londonParts(end).time : momentInWords(end)}`;
}

/** What tells the record from others of its kind; what the rows kept of it goes when its person is erased, a reference stays. */
function nameOf({ action, subject, before, after, detail }: Told): string | null {
  const [topic] = action.split('.');
  if (topic === 'appointments')
    return placeInTime(after) ?? placeInTime(before) ?? referenceIn(subject);
  const reference = referenceIn(topic === 'mail' ? detail.about : subject);
  if (reference !== null) return reference;
  for (const values of [after, before, detail]) {
    for (const field of ['number', 'title', 'name', 'firmName']) {
      const value = values?.[field];
      if (typeof value === 'string' && value)
        return value.length > 80 ? `${value.slice(0, 79)}…` : value;
    }
  }
  return null;
}

/** Whether an action has a sentence that somebody has written; any other is told by its bare words. */
export function isToldWell(action: string): boolean {
  const [topic = '', verb = ''] = action.split('.');
  return (
    Object.hasOwn(WHOLE, action) ||
    (Object.hasOwn(NOUNS, topic) && (verb === 'seed' || Object.hasOwn(VERBS, verb)))
  );
}

/** "The owner changed the service “Paving”: title, description" */
export function tellChange(told: Told): string {
  const [topic = '', verb = ''] = told.action.split('.');
  // Samples are designed by the server itself.
  if (told.action === 'designs.create' && told.who === 'The server')
    return 'The server made a sample design';
  const whole = WHOLE[told.action];
  if (whole) {
    const name = nameOf(told);
    return `${told.who} ${whole}${name === null ? '' : `${topic === 'mail' ? ' about' : ':'} “${name}”`}`;
  }
  if (verb === 'seed')
    return `${told.who} put in the sample ${topic === 'settings' ? 'facts of the firm' : topic === 'rates' ? 'rate book' : words(topic)}`;
  const section =
    topic === 'settings' ? labelOfSection(told.subject.slice('settings:'.length)) : null;
  const name = section ?? (topic === 'rates' ? null : nameOf(told));
  const noun = NOUNS[topic] ?? words(topic);
  const fields =
    verb === 'update' && told.fields.length > 0
      ? `: ${told.fields.slice(0, 4).map(fieldWords).join(', ')}${told.fields.length > 4 ? ` and ${told.fields.length - 4} more` : ''}`
      : '';
  return `${told.who} ${VERBS[verb] ?? words(verb)} ${noun}${name ? ` “${name}”` : ''}${fields}`;
}
