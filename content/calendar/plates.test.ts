import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { calendarPlants } from './calendar.ts';
import { categoryImages, SMALL_PLATE_SIDE } from './plates.ts';

const folder = fileURLToPath(new URL('../../public/botanical/', import.meta.url));
const wanted = [
  ...calendarPlants.map((plant) => plant.imageUrl),
  ...Object.values(categoryImages),
].map((url) => url.replace('/botanical/', '').replace('.jpg', ''));

describe('the botanical plates', () => {
  it('are one for each plant and each category, in three files, and no more', () => {
    expect(readdirSync(folder).sort()).toEqual(
      wanted
        .flatMap((name) => [`${name}.avif`, `${name}-${SMALL_PLATE_SIDE}.avif`, `${name}.jpg`])
        .sort(),
    );
  });

  it('are light enough to send', async () => {
    let total = 0;
    for (const name of wanted) {
      const avif = statSync(join(folder, `${name}.avif`)).size;
      const jpeg = statSync(join(folder, `${name}.jpg`)).size;
      const small = statSync(join(folder, `${name}-${SMALL_PLATE_SIDE}.avif`)).size;
      expect(small, name).toBeLessThanOrEqual(20_000);
      expect(avif, name).toBeLessThanOrEqual(60_000);
      expect(jpeg, name).toBeLessThanOrEqual(90_000);
      total += avif + small + jpeg;
    }
    expect(total).toBeLessThanOrEqual(14_000_000);
    const shape = await sharp(join(folder, 'carrot.jpg')).metadata();
    expect([shape.width, shape.height]).toEqual([640, 640]);
  });
});
