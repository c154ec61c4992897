import { expect, test } from 'vitest';
import type { HeroImage } from '#contracts/library.ts';
import { chooseHeroImages } from './hero-images.ts';

const image = (imageUrl: unknown): HeroImage => ({
  id: String(imageUrl),
  imageUrl: imageUrl as string,
  title: 'A garden',
  picture: null,
});

test('pictures of our own are preferred over those of other sites', () => {
  expect(
    chooseHeroImages([image('https://a.example/1.jpg'), image('/uploads/1.jpg')]).map(
      (one) => one.imageUrl,
    ),
  ).toEqual(['/uploads/1.jpg']);
});

test('without own pictures only real web addresses are used', () => {
  const kept = chooseHeroImages([
    image('https://a.example/1.jpg'),
    image('null'),
    image('undefined'),
    image(''),
    image(null),
    image('ftp://x'),
    image('https://a.example/placeholder.png'),
  ]);
  expect(kept.map((one) => one.imageUrl)).toEqual(['https://a.example/1.jpg']);
});
