import { afterEach, expect, test, vi } from 'vitest';
import { rememberFocus } from './return-focus.ts';

type Words = { text?: string; unseen?: string; label?: string };

/** As much of an element as is asked of it here. */
class FakeElement {
  readonly tagName: string;
  readonly words: Words;
  isConnected = true;
  entry: Entry | null = null;
  isFocused = false;
  constructor(tagName: string, words: Words = {}) {
    this.tagName = tagName;
    this.words = words;
  }
  get textContent() {
    return `${this.words.text ?? ''}${this.words.unseen ?? ''}`;
  }
  querySelector() {
    return this.words.unseen ? { textContent: this.words.unseen } : null;
  }
  getAttribute() {
    return this.words.label ?? null;
  }
  closest(selector: string) {
    return selector.includes('li') ? this.entry : null;
  }
  focus() {
    this.isFocused = true;
  }
}

class Entry extends FakeElement {
  nextElementSibling: Entry | null = null;
  previousElementSibling: Entry | null = null;
  readonly parts: FakeElement[];
  constructor(...parts: FakeElement[]) {
    super('LI');
    this.parts = parts;
    for (const part of parts) part.entry = this;
  }
  querySelectorAll() {
    return this.parts;
  }
}

const button = (words: Words) => new FakeElement('BUTTON', words);
const link = (words: Words) => new FakeElement('A', words);

afterEach(() => vi.unstubAllGlobals());

/** Deletes an entry of a list by one of its buttons. @returns what has the focus then */
function focusedAfter(pressed: FakeElement, ...entries: Entry[]): FakeElement | undefined {
  for (const [index, entry] of entries.entries()) {
    entry.nextElementSibling = entries[index + 1] ?? null;
    entry.previousElementSibling = entries[index - 1] ?? null;
  }
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { activeElement: pressed });
  const giveBack = rememberFocus();
  pressed.isConnected = pressed.entry!.isConnected = false;
  giveBack();
  return entries.flatMap(({ parts }) => parts).find(({ isFocused }) => isFocused);
}

const PLACES = [
  link({ text: 'anna@example.org' }),
  link({ text: 'PDF', label: 'PDF of Shade (opens in a new tab)' }),
];
const plain = (title: string) =>
  new Entry(
    button({ text: 'Look at it', label: `Look at ${title}` }),
    button({ text: 'Delete', label: `Delete ${title}` }),
  );

test('after a deletion focus is on the same action of the next entry, whatever other buttons it has', () => {
  const gone = button({ text: 'Delete', label: 'Delete Shade' });
  const next = new Entry(
    button({ text: 'Look at it', label: 'Look at Sun' }),
    ...PLACES,
    button({ text: 'Take out of the library', label: 'Take out of the library: Sun' }),
    button({ text: 'Delete', label: 'Delete Sun' }),
  );
  expect(
    focusedAfter(gone, new Entry(button({ text: 'Look at it' }), gone), next)?.words.label,
  ).toBe('Delete Sun');
});

test('after the last entry the one before it has the focus', () => {
  const gone = button({ text: 'Delete', label: 'Delete Shade' });
  expect(focusedAfter(gone, plain('Sun'), new Entry(...PLACES, gone))?.words.label).toBe(
    'Delete Sun',
  );
});

test('words that are heard alone and name the record are not compared', () => {
  const gone = button({ text: 'Delete for good', unseen: ' Shade' });
  const next = new Entry(
    button({ text: 'Restore', unseen: ' Sun' }),
    link({ text: 'Open', unseen: ' Sun' }),
    button({ text: 'Delete for good', unseen: ' Sun' }),
    button({ text: 'Ask' }),
  );
  expect(
    focusedAfter(gone, new Entry(button({ text: 'Restore', unseen: ' Shade' }), gone), next)
      ?.textContent,
  ).toBe('Delete for good Sun');
});

test('a button without words on sight is known by the first word of its label', () => {
  const gone = button({ label: 'Delete the backup of 2 May' });
  const next = new Entry(
    link({ text: 'Download', unseen: ' the backup of 1 May' }),
    button({ label: 'Delete the backup of 1 May' }),
    button({ label: 'Rename the backup of 1 May' }),
  );
  expect(focusedAfter(gone, new Entry(gone), next)?.words.label).toBe('Delete the backup of 1 May');
});

test('where nothing bears the same word the last of its kind has the focus', () => {
  const gone = button({ text: 'Anna: a delay' });
  const next = new Entry(
    link({ text: 'Write' }),
    button({ text: 'Bert: the price' }),
    link({ text: 'Ring' }),
  );
  expect(focusedAfter(gone, new Entry(gone), next)?.words.text).toBe('Bert: the price');
});
