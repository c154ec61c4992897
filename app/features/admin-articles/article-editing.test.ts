import { expect, test } from 'vitest';
import { addLink, addPicture, findSlips, toggleLines, toggleMark } from './article-editing.ts';

const select = (text: string, words: string) => ({
  text,
  from: text.indexOf(words),
  to: text.indexOf(words) + words.length,
});
const selected = ({ text, from, to }: { text: string; from: number; to: number }) =>
  text.slice(from, to);

test('bold goes round the selected words and comes off again', () => {
  const bold = toggleMark(select('Cut in February.', 'February'), '**');
  expect(bold.text).toBe('Cut in **February**.');
  expect(selected(bold)).toBe('February');
  expect(toggleMark(bold, '**').text).toBe('Cut in February.');
});

test('lines become a numbered list, then a heading, then plain', () => {
  const text = 'First\nSecond';
  const list = toggleLines({ text, from: 2, to: 8 }, (index) => `${index + 1}. `);
  expect(list.text).toBe('1. First\n2. Second');
  const headings = toggleLines(list, () => '## ');
  expect(headings.text).toBe('## First\n## Second');
  expect(toggleLines(headings, () => '## ').text).toBe(text);
});

test('only the line of the cursor becomes a heading', () => {
  const text = 'One\nTwo\nThree';
  expect(toggleLines({ text, from: 5, to: 5 }, () => '## ').text).toBe('One\n\n## Two\n\nThree');
});

test('a link keeps the selected words and selects its address', () => {
  const linked = addLink(select('See the calendar now', 'the calendar'));
  expect(linked.text).toBe('See [the calendar](https://) now');
  expect(selected(linked)).toBe('https://');
});

test('a picture is a block of its own, with its description selected', () => {
  const added = addPicture({ text: 'Before.\n\nAfter.', from: 7, to: 7 }, '/uploads/site/a.jpg');
  expect(added.text).toBe('Before.\n\n![What the picture shows](/uploads/site/a.jpg)\n\nAfter.');
  expect(selected(added)).toBe('What the picture shows');
  expect(addPicture({ text: '', from: 0, to: 0 }, '/uploads/a.jpg').text).toBe(
    '![What the picture shows](/uploads/a.jpg)\n',
  );
});

test('a line beside a list joins it', () => {
  expect(toggleLines({ text: '- One\nTwo', from: 7, to: 7 }, () => '- ').text).toBe('- One\n- Two');
});

test('what visitors would see as marks is named in plain words', () => {
  expect(findSlips('## Roses\n\nCut [now](/about) and **well**.\n\n- One\n- Two')).toEqual([]);
  expect(
    findSlips(
      '# Roses\n\n## Tools\nSecateurs.\n\nBring:\n- gloves\n\nSee [this](http://x) or [that](https://).',
    ),
  ).toEqual([
    'Please begin the heading “# Roses” with ## or ###.',
    'Please leave an empty line before and after the heading “## Tools”.',
    'Please leave an empty line before the list that begins “- gloves”.',
    'The link “this” needs an address that begins with https://, mailto:, tel: or /.',
    'Please enter the address of the link “that”.',
  ]);
});
