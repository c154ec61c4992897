import { joinList } from '../model/format.ts';
import { expect, test } from 'vitest';
import {
  count,
  hours,
  metres,
  numberWord,
  percent,
  plantName,
  pounds,
  squareMetres,
} from './say.ts';
import { compassWord } from './facts.ts';
import { kindName, plural, treeName } from './title.ts';

test('lengths are said in metres, with one decimal only where it says something', () => {
  expect(metres(12)).toBe('12 m');
  expect(metres(7.62)).toBe('7.6 m');
  expect(metres(3.04)).toBe('3 m');
});
test('areas under ten keep a decimal, larger ones do not', () => {
  expect(squareMetres(7.46)).toBe('7.5 m²');
  expect(squareMetres(8)).toBe('8 m²');
  expect(squareMetres(34.4)).toBe('34 m²');
});
test('money, counts and shares are said as people write them', () => {
  expect(pounds(2_898_546)).toBe('£28,985');
  expect(pounds(-5_000)).toBe('-£50');
  expect(count(1_204_000)).toBe('1,204,000');
  expect(percent(0.674)).toBe('67%');
  expect(numberWord(3)).toBe('three');
  expect(numberWord(31)).toBe('31');
  expect(hours(1)).toBe('1 hour');
  expect(hours(5.26)).toBe('5.3 hours');
});
test('lists end in and', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['a'])).toBe('a');
  expect(joinList(['a', 'b', 'c'])).toBe('a, b and c');
});
test('common names lose their capital in a sentence unless a place or person is in them', () => {
  expect(plantName('Snowy mespilus')).toBe('snowy mespilus');
  expect(plantName('Himalayan birch')).toBe('Himalayan birch');
  expect(plantName('New Zealand flax')).toBe('New Zealand flax');
  expect(plantName("Lady's mantle")).toBe("lady's mantle");
  expect(plantName("Bearded iris 'Jane Phillips'")).toBe("bearded iris 'Jane Phillips'");
  expect(plural(kindName("Apple 'Discovery' (dwarf, M26)"))).toBe('apples');
  expect(plural('star magnolia')).toBe('star magnolias');
  expect(plural('Himalayan birch')).toBe('Himalayan birches');
  expect(plural('holly')).toBe('hollies');
});
test('bearings are said by the eight winds', () => {
  expect(compassWord(0)).toBe('north');
  expect(compassWord(225)).toBe('south-west');
  expect(compassWord(-44)).toBe('north-west');
  expect(compassWord(719)).toBe('north');
});

test('a kept tree gives its plain name to a title, without its state or praise', () => {
  expect(treeName('half dead plum')).toBe('plum');
  expect(treeName('Pear tree stops')).toBe('Pear tree');
  expect(treeName('the lovely old silver birch')).toBe('silver birch');
  expect(treeName('her grandfather’s crab apple')).toBe('crab apple');
  expect(treeName('nice old trees')).toBe(null);
});
