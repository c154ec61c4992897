import { expect, test } from 'vitest';
import { plantingCsv, quantitiesCsv, wishesCsv, writeCsv } from '#server/features/designs/csv.ts';
import { makeSampleGarden } from '#tests/support/sample-garden.ts';

test('cells are quoted where they must be, lines end as RFC 4180 says, and the text is marked as UTF-8', () => {
  expect(
    writeCsv(
      ['a', 'b'],
      [
        ['x,y', 'say "hi"'],
        ['two\nlines', 3],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n"two\nlines",3\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])(
  '%j cannot run as a formula',
  (cell) => {
    expect(writeCsv(['a'], [[cell]])).toMatch(/\r\n"?'/);
  },
);

test('a negative number stays a number', () => {
  expect(writeCsv(['a'], [[-3.5]])).toContain('\r\n-3.5\r\n');
});

test('the planting list has a line a plant, with its beds by name', () => {
  const lines = plantingCsv(makeSampleGarden()).split('\r\n');
  expect(lines[1]).toBe(
    '1,Nepeta \'Six Hills Giant\',Catmint,perennial,mid,9,2L,45,0.7,0.6,West border,"6.2 h of sun, clay, flowers June to September",',
  );
  expect(lines[2]).toMatch(/^2,"'=HYPERLINK/);
});

test('the quantities carry what they were measured from and what they cost', () => {
  expect(quantitiesCsv(makeSampleGarden()).split('\r\n')[1]).toBe(
    'hard,Sandstone paving,m2,24,10,26.4,8.00 x 3.00 m = 24.00 m²,1500,800,2300',
  );
});

test('every wish has its line, and so have the words that were not used', () => {
  const lines = wishesCsv({
    wishes: [
      {
        name: 'a pond',
        quote: ' somewhere for frogs ',
        result: 'left-out',
        why: 'There was no room for it.',
        takes: 'A larger plot.',
      },
    ],
    unused: { sentences: ['The blue thing wobbles.'], unsure: ['=1+1'] },
  }).split('\r\n');
  expect(lines[1]).toBe(
    'a pond,somewhere for frogs,Left out,There was no room for it.,A larger plot.',
  );
  expect(lines[2]).toMatch(/^,"?'=1\+1"?,Not used,/);
  expect(lines[3]).toMatch(/^,The blue thing wobbles\.,Not used,/);
});
