/** An audit row as a sentence for people. */
import { labelOfSection } from '#server/features/settings/edit.ts';

type Values = Record<string, unknown> | null;
export type Told = { who: string; action: string; subject: string; before: Values; after: Values; detail: Record<string, unknown>; fields: readonly string[] };

const NOUNS: Record<string, string> = {
  services: 'the service', portfolio: 'the project', testimonials: 'the testimonial of', plants: 'the plant', designs: 'the design', 'booking-requests': 'a request for an appointment', settings: 'the settings', rates: 'the rate book', pictures: 'a picture',
  backups: 'a backup', jobs: 'failed work', mail: 'an e-mail',
};
const VERBS: Record<string, string> = {
  add: 'added', update: 'changed', delete: 'put into the bin:', restore: 'restored', purge: 'removed for good:', reorder: 'moved', create: 'asked for', share: 'shared in the library:', unshare: 'took out of the library:', expire: 'removed after its time:', erase: 'erased',
  upload: 'uploaded', describe: 'described', retry: 'had done again:', send: 'sent', answer: 'marked as answered:', reopen: 'marked as open again:', make: 'made', request: 'asked for', download: 'downloaded',
};
/** What no pattern says well. */
const WHOLE: Record<string, string> = {
  'owner.sign-in': 'signed in', 'owner.sign-out': 'signed out', 'owner.end-session': 'ended a session', 'owner.end-other-sessions': 'ended all other sessions', 'owner.password': 'set the owner’s password',
  'designs.create': 'asked for designs', 'designs.print': 'had a design printed', 'designs.picture': 'drew a picture of a design', 'designs.contact': 'left a name and an e-mail address with designs', 'designs.withdraw-contact': 'took name and e-mail address back',
  'designs.expire': 'removed designs after their time', 'designs.expire-reports': 'removed reports after their time', 'designs.erase': 'erased designs', 'designs.purge': 'removed designs for good', 'designs.delete': 'put designs into the bin', 'designs.restore': 'restored designs',
  'mail.queue': 'wrote an e-mail', 'mail.resend': 'had an e-mail sent again', 'mail.drop': 'dropped an e-mail', 'mail.expire': 'removed e-mails after their time', 'mail.erase': 'erased an e-mail', 'mail.unsubscribe': 'asked for no more e-mails of a kind',
  'appointments.book': 'booked an appointment', 'appointments.move': 'moved an appointment', 'appointments.cancel': 'cancelled an appointment', 'appointments.done': 'noted that an appointment took place', 'appointments.missed': 'noted that nobody came to an appointment',
  'appointments.settings': 'changed the kinds of appointments', 'appointments.day-off': 'took days off', 'appointments.day-on': 'gave days off back', 'appointments.feed': 'made a new address of the calendar feed', 'appointments.block': 'kept a time free of appointments',
  'appointments.unblock': 'gave a kept time back', 'appointments.expire': 'removed appointments after their time', 'appointments.erase': 'erased an appointment',
  'complaints.send': 'sent a complaint', 'complaints.enter': 'entered a complaint', 'complaints.note': 'noted something on a complaint', 'complaints.acknowledge': 'acknowledged a complaint', 'complaints.extend': 'put off the answer to a complaint', 'complaints.answer': 'answered a complaint',
  'complaints.close': 'closed a complaint', 'complaints.reopen': 'opened a complaint again', 'complaints.delete': 'deleted a complaint for good', 'complaints.export': 'exported the log of complaints', 'complaints.expire': 'removed complaints after their time', 'complaints.erase': 'erased a complaint',
  'cancellations.send': 'gave notice of cancellation', 'cancellations.settle': 'dealt with a notice of cancellation', 'cancellations.reopen': 'opened a notice of cancellation again', 'cancellations.expire': 'removed notices of cancellation after their time', 'cancellations.erase': 'erased a notice of cancellation',
  'booking-requests.expire': 'removed requests after their time', 'people.export': 'exported what is held about somebody', 'people.erase': 'erased what was held about somebody', 'portfolio.remove-samples': 'put the sample projects into the bin',
};

const words = (text: string) => text.replaceAll(/[-_]/g, ' ');

/** "shortDescription" as people call it: "short description". */
export const fieldWords = (field: string): string => field.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`).replace(/^image url$|image url$/i, (found) => found.replace(/url/i, 'address'));

function nameOf({ before, after, detail }: Told): string | null {
  for (const values of [after, before, detail]) {
    for (const field of ['title', 'name', 'firmName']) {
      const value = values?.[field];
      if (typeof value === 'string' && value) return value.length > 80 ? `${value.slice(0, 79)}…` : value;
    }
  }
  return null;
}

/** "The owner changed the service “Paving”: title, description" */
export function tellChange(told: Told): string {
  const [topic = '', verb = ''] = told.action.split('.');
  // Samples are designed by the server itself.
  if (told.action === 'designs.create' && told.who === 'The server') return 'The server made a sample design';
  const whole = WHOLE[told.action];
  if (whole) return `${told.who} ${whole}`;
  if (verb === 'seed') return `${told.who} put in the sample ${topic === 'settings' ? 'facts of the firm' : topic === 'rates' ? 'rate book' : words(topic)}`;
  const section = topic === 'settings' ? labelOfSection(told.subject.slice('settings:'.length)) : null;
  const name = section ?? (topic === 'rates' || topic === 'booking-requests' ? null : nameOf(told));
  const noun = NOUNS[topic] ?? words(topic);
  const fields = verb === 'update' && told.fields.length > 0 ? `: ${told.fields.slice(0, 4).map(fieldWords).join(', ')}${told.fields.length > 4 ? ` and ${told.fields.length - 4} more` : ''}` : '';
  return `${told.who} ${VERBS[verb] ?? words(verb)} ${noun}${name ? ` “${name}”` : ''}${fields}`;
}
