/** A plan laid under the plot and drawn over, and a surveyor's drawing taken as the plot. */
import sharp from 'sharp';
import { expect, expectSoundEverywhere, test } from './support/site.ts';
import { vectorPdf } from '../support/vector-pdf.ts';
import { openCopy, saved } from './support/studio.ts';

const ring = (corners: readonly (readonly [number, number])[]): string =>
  ['0', 'LWPOLYLINE', '70', '1', ...corners.flatMap(([x, y]) => ['10', `${x}`, '20', `${y}`])].join(
    '\n',
  );
/** In metres, the house to the west. */
const SURVEY = [
  '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n6\n0\nENDSEC',
  '0\nSECTION\n2\nENTITIES',
  ring([
    [500, 300],
    [512, 300],
    [514, 308.5],
    [500, 308.5],
  ]),
  '0\nENDSEC\n0\nEOF',
].join('\n');

test('a scan is laid under the plot, set by two points and a length with keys and fingers, kept, and taken away; a DXF becomes the plot', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCopy(page);
  const openPlot = async () => {
    await page.locator('summary', { hasText: /^The plot/ }).click();
    await page.getByRole('button', { name: /^Draw the plot/ }).click();
  };
  await openPlot();
  const file = page.getByLabel(/^Lay (?:a plan under it|another one)$/);
  await file.setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear Sir'),
  });
  await expect(page.getByRole('alert')).toContainText('no picture');

  await file.setInputFiles({
    name: 'survey.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#ccc' },
    })
      .jpeg()
      .toBuffer(),
  });
  const [a, b] = [
    page.getByRole('button', { name: /^Point A/ }),
    page.getByRole('button', { name: /^Point B/ }),
  ];
  await expect(a).toBeVisible();
  await b.focus();
  await page.keyboard.press('ArrowUp');
  const box = (await a.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('From A to B').fill('7.5');
  await page.getByLabel('From A to B').press('Enter');
  await expect(a).toHaveAccessibleName(/7\.50 m/);
  await page.getByRole('button', { name: /^Lay A to B along the house/ }).click();
  await page.getByRole('button', { name: 'Undo this change of its place' }).click();
  await page.getByRole('button', { name: /^Lay A to B along the house/ }).click();
  await page.getByLabel('How strong').fill('40');
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: /^It lies right/ }).click();
  await expect(page.getByRole('button', { name: /^Corner 3,/ })).toBeVisible();

  // it waits on the device, from a moment after the last change
  await expect.poll(() => page.evaluate(strengthsKept)).toEqual([0.4]);
  await expect
    .poll(async () => {
      await page.reload();
      await openPlot();
      return page.getByLabel('How strong').inputValue();
    })
    .toBe('40');
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByLabel('How strong')).toHaveCount(0);

  await file.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: vectorPdf(['4 w 100 100 600 400 re S', '4 w 200 200 300 200 re S']),
  });
  await page.getByLabel('Page').selectOption('2');
  const printed = page.getByLabel('Or the scale printed on it, 1 to');
  await printed.fill('50');
  await printed.press('Enter');
  await expect(printed).toHaveValue('50');
  await page.getByRole('button', { name: 'Take it away' }).click();

  await file.setInputFiles({
    name: 'survey.dxf',
    mimeType: 'application/dxf',
    buffer: Buffer.from(SURVEY),
  });
  await page.getByLabel('The house is along').selectOption({ label: 'Side 4, 8.50 m' });
  await page.getByRole('button', { name: 'Take this outline as the plot' }).click();
  const plot = page.getByRole('group', { name: /^The plot:/ });
  await expect(plot).toHaveAccessibleName(/11[01] m².*4 corners/);
  await expect(page.getByLabel('Side from corner 1 to corner 2, m')).toHaveValue('8.5');
  await page.getByRole('button', { name: 'Undo this change of the plot' }).click();
  await expect(page.getByLabel('Side from corner 1 to corner 2, m')).not.toHaveValue('8.5');
  await page.getByRole('button', { name: 'Back to the plan' }).click();
  await saved(page);
});

/** How strong what the device keeps is, of every plot. Runs in the page. */
const strengthsKept = (): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('plotwright-traces');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('traces').objectStore('traces').getAll();
      all.addEventListener('success', () => {
        opening.result.close();
        resolve((all.result as { strength: number }[]).map(({ strength }) => strength));
      });
    });
  });
