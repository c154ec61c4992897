import type { QuestionFixture } from './questions.fixture.ts';

export const heldBackFixtures: readonly QuestionFixture[] = [];
