import { expect, test } from 'vitest';
import { readTable, writeTable } from './csv-read.ts';

test('commas, semicolons, tabs; quotation marks with line ends and marks in them; empty lines', () => {
  expect(readTable('a,b\r\n"1, ""x""\nnext",2\r\n\r\n , \n')).toEqual([
    ['a', 'b'],
    ['1, "x"\nnext', '2'],
  ]);
  expect(readTable('"a,a,a";b\n1;2')).toEqual([
    ['a,a,a', 'b'],
    ['1', '2'],
  ]);
  expect(readTable('a\tb\n1\t"2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readTable('size 5" pot,2')).toEqual([['size 5" pot', '2']]);
});

test('what our own files lead with an apostrophe comes back as it was', () => {
  expect(readTable(`'=SUM(A1),'-5,'twas`)).toEqual([['=SUM(A1)', '-5', "'twas"]]);
});

test('what is written is read again', () => {
  const rows = [
    ['a,b', 'say "so"'],
    ['two\nlines', 'x'],
  ];
  expect(readTable(writeTable(rows))).toEqual(rows);
});
