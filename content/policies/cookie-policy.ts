/** What is kept in a visitor's browser. */
import {
  list,
  POLICY_FIGURES,
  text,
  type Policy,
  type PolicyBlock,
  type PolicyFacts,
} from './policy.ts';
import {
  GROUND_LABELS,
  STORAGE_KIND_LABELS,
  storedItems,
  type StoredItem,
} from './storage-keys.ts';

/** The section that holds the button which clears it. */
export const CLEAR_SECTION = 'clear';

const row = (item: StoredItem): string[] => [
  item.name,
  STORAGE_KIND_LABELS[item.kind],
  item.purpose,
  item.writtenWhen,
  item.keptFor,
  GROUND_LABELS[item.ground],
];

const OWN_COUNTS =
  'Our own server counts how often each page is opened in a day, without noting by whom, and puts nothing in your browser for it. A browser that sends Global Privacy Control or Do Not Track is not counted.';

function analytics({ outside }: PolicyFacts): PolicyBlock[] {
  if (outside.analyticsId === null) {
    return [
      text(
        'We use none. There is no analytics service, no advertising network, no pixel, no fingerprinting and no social button on any page, which is why no banner asks you anything.',
      ),
      text(OWN_COUNTS),
    ];
  }
  return [
    text(
      'If you press Accept, we load Google Analytics to see which pages are read and where people give up. Until then nothing of Google’s is loaded and nothing is sent to it. If you press Reject, that is the end of it, and every page works the same.',
    ),
    list(
      'It is told: which page was opened (a private design only as “a design”), that a form was sent and which kind, how many designs were made, and, as any web request does, your network address, which Google says it does not keep.',
      'It is never told: what you typed, your name, e-mail address or postcode, or the address of a design.',
      'Advertising features, Google signals and personalisation are switched off.',
    ),
    text(OWN_COUNTS),
    text(
      `Your choice is kept for ${POLICY_FIGURES.consentMonths} months and then asked for again. To change it sooner, use **Cookie settings** at the foot of any page: when you withdraw, we delete Google’s cookies at once.`,
    ),
  ];
}

function others({ outside }: PolicyFacts): PolicyBlock[] {
  const lines: string[] = [];
  if (outside.booking) {
    lines.push(
      `The booking page shows a calendar by ${outside.booking.name}. It is loaded only when you press the button that names it, and may then set cookies of its own under [its own policy](${outside.booking.privacyUrl}).`,
    );
  }
  if (outside.aerial?.direct)
    lines.push(
      `The picture of your plot from above comes from ${outside.aerial.name} straight to your browser, when you ask for it.`,
    );
  return lines.length > 0
    ? [
        text(
          'Two kinds of thing can come from another firm, and each only when you ask for it:'.replace(
            'Two kinds of thing',
            lines.length === 1 ? 'One kind of thing' : 'Two kinds of thing',
          ),
        ),
        list(...lines),
      ]
    : [
        text(
          'Nothing else is loaded from another firm. Fonts, pictures, maps and scripts all come from this site. Links to other sites are ordinary links: nothing of theirs is loaded until you follow one.',
        ),
      ];
}

export function cookiePolicy(facts: PolicyFacts): Policy {
  const withAnalytics = facts.outside.analyticsId !== null;
  const items = storedItems({ withAnalytics });
  return {
    title: 'Cookie Policy',
    lede: 'Every cookie and every other thing this site keeps in your browser, by name.',
    summary: [
      withAnalytics
        ? 'We set no cookie on visitors ourselves. Google Analytics sets two, and only if you accept it.'
        : 'This site sets no cookies on its visitors at all.',
      'It keeps a few notes in your own browser so that you lose nothing and are asked nothing twice. They are not used to follow you, and they stay in your browser.',
      withAnalytics
        ? 'Rejecting is as easy as accepting, and changes nothing about what you can do here.'
        : 'Nothing is loaded from any other firm while you read.',
    ],
    sections: [
      {
        id: 'what-is-kept',
        title: 'What is kept in your browser',
        blocks: [
          text(
            'A cookie is a small text that a browser sends back with every request. Local and session storage are notes that stay in the browser and are sent nowhere by themselves. The law treats them alike, so this table lists both. You will have only those whose moment has come.',
          ),
          {
            kind: 'table',
            caption: 'Cookies and other stored items',
            head: ['Name', 'Kind', 'What it is for', 'Written when', 'Kept', 'Why it may be kept'],
            rows: items.map(row),
          },
        ],
      },
      { id: 'analytics', title: 'Analytics and advertising', blocks: analytics(facts) },
      { id: 'others', title: 'From other firms', blocks: others(facts) },
      {
        id: 'how-long',
        title: 'How long',
        blocks: [
          text(
            `No cookie that outlasts your visit is kept for more than ${POLICY_FIGURES.cookieMonths} months. ${withAnalytics ? `Those of Google Analytics are set for ${POLICY_FIGURES.consentMonths} months, as long as your choice.` : 'At present there is none.'} Session storage ends when you close the tab. Local storage has no date on it: it stays until you or your browser clear it.`,
          ),
        ],
      },
      {
        id: CLEAR_SECTION,
        title: 'Looking at it and clearing it',
        blocks: [
          text('One press below clears it all. Your browser shows and clears it too:'),
          list(
            'Chrome and Edge: the sign to the left of the address, then Cookies and site data.',
            'Firefox: Settings, Privacy and Security, Cookies and Site Data, Manage Data.',
            'Safari: Settings, Privacy, Manage Website Data; on an iPhone, Settings, Apps, Safari, Advanced, Website Data.',
          ),
          text(
            'Clearing it loses the list of your own designs in this browser, so keep their links first. The designs themselves stay at their links. What we hold on our server is another matter: see the [privacy policy](/privacy-policy).',
          ),
        ],
      },
    ],
  };
}
