/**
 * Everything this site keeps in a visitor's browser. The cookie page is printed from this table, one test holds it against
 * the names in the source, and another against what a browser really holds after a visit.
 */
export type StorageKind = 'cookie' | 'local' | 'session' | 'database' | 'cache';
export const STORAGE_KIND_LABELS: Record<StorageKind, string> = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Session storage',
  database: 'Browser database',
  cache: 'Offline copy',
};

export type StoredItem = {
  /** As the browser shows it; a trailing * stands for any ending. */
  name: string;
  kind: StorageKind;
  /** What is in it and what it is for. */
  purpose: string;
  /** When it is written. */
  writtenWhen: string;
  keptFor: string;
  /** Why it may be kept: needed for what was asked for, how the page looks, or because the visitor agreed. */
  ground: 'needed' | 'appearance' | 'consent';
};
export const GROUND_LABELS: Record<StoredItem['ground'], string> = {
  needed: 'Needed for what you asked for',
  appearance: 'How the page looks',
  consent: 'Only if you accept',
};

const UNTIL_CLEARED = 'Until you clear it';
const UNTIL_TAB_CLOSES = 'Until you close the tab';

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'plotwright-theme',
    kind: 'local',
    purpose: 'The word “light” or “dark”, so that the page does not flash in the other one.',
    writtenWhen: 'You press the sun or moon',
    keptFor: UNTIL_CLEARED,
    ground: 'appearance',
  },
  {
    name: 'plotwright-own-designs',
    kind: 'local',
    purpose:
      'The reference numbers of the last sixty designs made in this browser and of your requests for them, which prove that they are yours when you share them or take them back.',
    writtenWhen: 'Your designs are ready',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-board-author',
    kind: 'local',
    purpose:
      'A random number and the name you gave, if you gave one, so that a heart or a comment on designs side by side stays yours to change.',
    writtenWhen: 'You give a heart or a comment on designs side by side',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-design-kit',
    kind: 'database',
    purpose:
      'What your device needs to draw gardens without a connection: plants, places and prices by the unit. It holds nothing about you.',
    writtenWhen: 'You press “Make this device ready”',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-my-designs',
    kind: 'local',
    purpose:
      'The list on the page “My designs” as you last saw it, with the words you wrote, so that it can be read without a connection.',
    writtenWhen: 'You open “My designs”',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-studio-*',
    kind: 'local',
    purpose:
      'What you have changed in a design by hand and is not saved yet, so that a closed tab or a lost connection loses nothing. It is removed once it is saved; what you have undone stays, so that you can do it again.',
    writtenWhen: 'You change a design in the studio',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-traces',
    kind: 'database',
    purpose:
      'The last twenty-four pictures or drawings of a plot that you laid under your plan to draw over, and where they lie. They stay on this device.',
    writtenWhen: 'You lay a plan under a plot that you draw',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-locks-*',
    kind: 'local',
    purpose:
      'What you have locked in a design, so that it stays as it is while you change the rest. It is removed when you unlock it.',
    writtenWhen: 'You lock something in the studio',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-design-draft',
    kind: 'session',
    purpose: 'What you have typed into the design form, so that a reload loses nothing.',
    writtenWhen: 'You type in the design form',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-design-plot',
    kind: 'session',
    purpose: 'The outline of your plot that you have drawn for the design form.',
    writtenWhen: 'You draw your plot',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-design-results',
    kind: 'session',
    purpose:
      'The references of the three designs on the screen and of your request for them, what they were made from, and the name and e-mail address you left with them, if you did.',
    writtenWhen: 'Your designs are ready',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-booking-draft',
    kind: 'session',
    purpose:
      'What you have typed into the booking form, so that a reload loses nothing. It is removed once the request is sent.',
    writtenWhen: 'You type in the booking form',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-enquiry-draft',
    kind: 'session',
    purpose:
      'What you have typed into the enquiry form, so that a reload loses nothing. It is removed once the enquiry is sent.',
    writtenWhen: 'You type in the enquiry form',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright.site-passport',
    kind: 'local',
    purpose:
      'What you found out about your garden: postcode, soil, sun and size. Never the house number. Other pages offer it so that you are not asked twice.',
    writtenWhen: 'You check your garden or choose its size',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright.cost-calculator',
    kind: 'local',
    purpose:
      'The service, size and extras last chosen in the cost calculator, so that they are there when you come back.',
    writtenWhen: 'You choose something in the calculator',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright.recommendations',
    kind: 'session',
    purpose:
      'What you chose on the plant recommendations page, so that a reload or the back button loses nothing and an enquiry can take it along.',
    writtenWhen: 'You choose something there',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-chat',
    kind: 'session',
    purpose:
      'Your conversation with the gardening assistant, so that a reload loses nothing. The site itself keeps none of it but a question that it could not answer or whose answer you marked wrong, without a name.',
    writtenWhen: 'You ask the assistant something',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-drafts',
    kind: 'session',
    purpose:
      'Half-filled forms and what you have chosen on a page, for the moment in which the page reloads itself for a newer version. Removed as soon as they are put back.',
    writtenWhen: 'The site renews itself while a form is open',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-admin-draft:*',
    kind: 'local',
    purpose:
      'Only for the firm’s owner: changes in the back office that are not saved yet, so that a reload or a lost connection loses nothing. Never a password.',
    writtenWhen: 'The owner types in a form of the back office',
    keptFor: 'Until it is saved or discarded, at most thirty days',
    ground: 'needed',
  },
  {
    name: 'plotwright-admin-setup-folded',
    kind: 'local',
    purpose:
      'Only for the firm’s owner: that the list of what the site still needs has been folded on the dashboard.',
    writtenWhen: 'The owner folds that list',
    keptFor: 'Until the list is opened again',
    ground: 'needed',
  },
  {
    name: 'plotwright-admin-window',
    kind: 'session',
    purpose:
      'Only for the firm’s owner: a random number for a window of the back office, so that what is typed in one is not offered in another.',
    writtenWhen: 'The owner opens the back office',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'needed',
  },
  {
    name: 'plotwright-install-dismissed',
    kind: 'local',
    purpose:
      'That you have closed the card which offers to install the site, so that it does not come back.',
    writtenWhen: 'You press Later or close the card',
    keptFor: UNTIL_CLEARED,
    ground: 'needed',
  },
  {
    name: 'plotwright-outbox',
    kind: 'database',
    purpose:
      'A form that you sent without a connection, until it can be delivered. Then what you wrote is removed and only the answer is left, until you close it; a form that was refused stays so that you can read why.',
    writtenWhen: 'You send a form while offline',
    keptFor: 'Until it has been sent and you have closed its answer; what is never closed, a week',
    ground: 'needed',
  },
  {
    name: 'plotwright-owner',
    kind: 'cookie',
    purpose:
      'Only for the owner of this site, who signs in to look after it: a random number that stands for that sign-in. Behind TLS its name begins with __Host-.',
    writtenWhen: 'The owner signs in',
    keptFor: 'Two hours, or until the owner signs out',
    ground: 'needed',
  },
  {
    name: 'plotwright-owner-device',
    kind: 'cookie',
    purpose:
      'Only for the owner of this site: a random number by which a device that has signed in before is told from a stranger’s, so that whoever guesses the password keeps the owner waiting no longer. It opens nothing. Behind TLS its name begins with __Host-.',
    writtenWhen: 'The owner signs in',
    keptFor: 'Ninety days from the last sign-in',
    ground: 'needed',
  },
  {
    name: 'plotwright-admin',
    kind: 'local',
    purpose:
      'Only for the owner of this site: that somebody has signed in to the back office with this browser. It gives access to nothing.',
    writtenWhen: 'The owner signs in',
    keptFor: 'Until the owner signs out',
    ground: 'needed',
  },
  {
    name: 'plotwright-admin-at',
    kind: 'local',
    purpose:
      'Only for the owner of this site: when that was, so that the sign-in ends after two hours.',
    writtenWhen: 'The owner signs in',
    keptFor: 'Until the owner signs out',
    ground: 'needed',
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'session',
    purpose: 'How far down each page you were, so that the back button returns you there.',
    writtenWhen: 'You leave or reload a page',
    keptFor: UNTIL_TAB_CLOSES,
    ground: 'appearance',
  },
  {
    name: 'plotwright-assets-*',
    kind: 'cache',
    purpose:
      'The site’s own scripts, styles and letters, so that pages open quickly and without a connection.',
    writtenWhen: 'Your first visit',
    keptFor: 'Until the next version replaces it',
    ground: 'needed',
  },
  {
    name: 'plotwright-pages-*',
    kind: 'cache',
    purpose:
      'The public pages that should open without a connection, such as the calendar and the calculator.',
    writtenWhen: 'Your first visit',
    keptFor: 'Until the next version replaces it',
    ground: 'needed',
  },
  {
    name: 'plotwright-seen-*',
    kind: 'cache',
    purpose: 'Public pages that you have opened. Never a private design.',
    writtenWhen: 'You open a page',
    keptFor: 'Until newer pages push it out',
    ground: 'needed',
  },
  {
    name: 'plotwright-pictures-*',
    kind: 'cache',
    purpose: 'Pictures of public pages that you have seen.',
    writtenWhen: 'A picture is shown',
    keptFor: 'Until newer pictures push it out',
    ground: 'needed',
  },
  {
    name: 'plotwright-lists-*',
    kind: 'cache',
    purpose: 'The last lists of plants, services, portfolio and library designs.',
    writtenWhen: 'A page asks for a list',
    keptFor: 'Until a newer list replaces it',
    ground: 'needed',
  },
  {
    name: 'plotwright-kept-*',
    kind: 'cache',
    purpose: 'Designs that you chose to keep on this device.',
    writtenWhen: 'You press the button that keeps a design',
    keptFor: 'Until you forget the design or clear it',
    ground: 'needed',
  },
];

/** Present only where the owner has set up Google Analytics. */
export const ANALYTICS_ITEMS: readonly StoredItem[] = [
  {
    name: 'plotwright.consent',
    kind: 'local',
    purpose: 'Whether you accepted or rejected Google Analytics, and on which day.',
    writtenWhen: 'You press Accept or Reject',
    keptFor: 'Six months, then you are asked again',
    ground: 'needed',
  },
  {
    name: '_ga',
    kind: 'cookie',
    purpose: 'A random number by which Google Analytics tells one browser from another.',
    writtenWhen: 'You press Accept',
    keptFor: 'Six months',
    ground: 'consent',
  },
  {
    name: '_ga_*',
    kind: 'cookie',
    purpose: 'Google Analytics: when this visit began and how many pages it has had.',
    writtenWhen: 'You press Accept',
    keptFor: 'Six months',
    ground: 'consent',
  },
];

/** What this installation may keep in a browser. */
export function storedItems({ withAnalytics }: { withAnalytics: boolean }): readonly StoredItem[] {
  return withAnalytics ? [...STORED_ITEMS, ...ANALYTICS_ITEMS] : STORED_ITEMS;
}

/** Whether an item stands for a name found in a browser. */
export function isItemNamed(item: StoredItem, name: string): boolean {
  return item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name;
}
