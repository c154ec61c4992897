import { expect, test } from 'vitest';
import { conceptsOf, dateOf, localImagesOf, titleOf, typeOf, whyNotShown } from './idea-words.ts';

const idea = { projectType: 'family', projectTypeLabel: 'Family Garden', gardenDescription: '' };

test('the title is the first 60 characters of the description', () => {
  expect(titleOf({ ...idea, gardenDescription: ' A small\n garden ' })).toBe('A small garden');
  expect(titleOf({ ...idea, gardenDescription: 'x'.repeat(60) })).toBe('x'.repeat(60));
  expect(titleOf({ ...idea, gardenDescription: 'x'.repeat(61) })).toBe(`${'x'.repeat(60)}…`);
  expect(titleOf({ ...idea, gardenDescription: '🌿'.repeat(61) })).toBe(`${'🌿'.repeat(60)}…`);
});

test('without a description it is the kind of project plus Garden Project', () => {
  expect(titleOf(idea)).toBe('Family Garden Project');
  expect(titleOf({ ...idea, projectType: '', projectTypeLabel: 'Garden Design' })).toBe(
    'General Garden Project',
  );
  expect(typeOf({ projectType: '', projectTypeLabel: 'Garden Design' })).toBe('General');
});

test('a time that is not known is recent', () => {
  expect(dateOf('')).toBe('Recent');
  expect(dateOf('not a time')).toBe('Recent');
  expect(dateOf('2026-11-21T12:00:00.000Z')).toBe('21 November 2026');
});

test('lists that cannot be read are empty, and only stored images count as local', () => {
  expect(conceptsOf({ designResults: '{' })).toEqual([]);
  expect(conceptsOf({ designResults: '{"designs":[{"id":"a"}]}' })).toEqual([{ id: 'a' }]);
  expect(localImagesOf({ designImagesJson: 'nonsense' })).toEqual([]);
  expect(
    localImagesOf({
      designImagesJson:
        '["/uploads/a.jpg","/api/designs/x/plan.svg","https://elsewhere.test/a.jpg",7]',
    }),
  ).toEqual(['/uploads/a.jpg']);
});

test('a design that cannot be shown in the library again says why, and one that can says nothing', () => {
  expect(whyNotShown({ wasPublic: true, isWithdrawn: false })).toBeNull();
  expect(whyNotShown({ wasPublic: true, isWithdrawn: true })).toBe(
    'Its visitor has taken it out of the library: only they can show it again.',
  );
  expect(whyNotShown({ wasPublic: false, isWithdrawn: false })).toBe(
    'Its visitor has not shared it: only they can put it in the library.',
  );
});
