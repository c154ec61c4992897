/** Every action that the server writes down has words of its own. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANGE_TOPICS } from '#contracts/admin-changes.ts';
import { isToldWell, tellChange } from '#server/features/changes/sentence.ts';

const ACTION = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;
const code = globSync('server/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => readFileSync(path, 'utf8').split('\n'));
const named = new Set(
  code.flatMap((line) => [...line.matchAll(/\baction: ([A-Z_]+)\b/g)].map(([, name]) => name!)),
);
/** Where an action stands: in an audit row, in a call that leads to one, or under a name that a row gives. */
const lines = code.filter(
  (line) =>
    /\baction\b/.test(line) || named.has(/^(?:export )?const ([A-Z_]+) = /.exec(line)?.[1] ?? ''),
);
const written = [
  ...new Set(lines.flatMap((line) => [...line.matchAll(ACTION)].map(([, action]) => action!))),
]
  .filter((action) => Object.hasOwn(CHANGE_TOPICS, action.split('.')[0]!))
  .toSorted();
/** Those whose verb is only known while it runs. */
const VERBS = {
  enquiries: ['received', 'visit', 'quoted', 'accepted', 'closed'],
  appointments: ['done', 'missed'],
  complaints: ['note', 'acknowledge', 'extend', 'answer', 'close', 'reopen'],
  quotes: ['purge', 'erase', 'expire'],
  ...Object.fromEntries(
    ['services', 'portfolio', 'testimonials', 'plants', 'team', 'articles', 'cards'].map(
      (topic) => [topic, ['add', 'update', 'delete', 'restore', 'purge', 'reorder', 'seed']],
    ),
  ),
};
const asked = Object.entries(VERBS).flatMap(([topic, verbs]) =>
  verbs.map((verb) => `${topic}.${verb}`),
);
const topicsLeftOpen = [
  ...new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/action: `([a-z-]+)\.\$\{/g)].map(([, topic]) => topic!),
    ),
  ),
];

const tell = (action: string) =>
  tellChange({
    who: 'The owner',
    action,
    subject: 'x',
    before: null,
    after: null,
    detail: {},
    fields: [],
  });

describe('sentences', () => {
  test('the actions are found in the code, and no topic with an open verb is left out here', () => {
    expect(written.length).toBeGreaterThan(80);
    expect(written).toEqual(
      expect.arrayContaining([
        'enquiries.remove-note',
        'pictures.fetch-failed',
        'owner.expire-attempts',
        'quotes.ask-change',
        'designs.unshare',
        'booking-requests.reopen',
      ]),
    );
    expect(topicsLeftOpen.filter((topic) => !(topic in VERBS))).toEqual([]);
  });

  test.each([...new Set([...written, ...asked])])('%s', (action) => {
    expect(isToldWell(action), tell(action)).toBe(true);
  });

  test.each([
    ['testimonials.remove-samples', 'The owner put the sample testimonials into the bin'],
    ['pictures.fetch-failed', 'The owner could not fetch a picture of another site'],
    ['pictures.fetch', 'The owner fetched a picture of another site'],
    ['pictures.sweep', 'The owner removed pictures that nothing shows any more'],
    ['owner.expire-attempts', 'The owner removed attempts to sign in after their time'],
    ['appointments.expire-blocks', 'The owner removed kept times after their time'],
    ['appointments.expire-days-off', 'The owner removed days off after their time'],
  ])('%s reads: %s', (action, sentence) => expect(tell(action)).toBe(sentence));
});
