/** What a quote takes for granted about the way in, in the customer's own answers. */
import {
  ACCESS_QUESTIONS,
  type AccessAnswers,
  type AccessQuestion,
} from '#contracts/enquiry-words.ts';

export const ACCESS_ASSUMPTIONS: Record<AccessQuestion, Record<string, string>> = {
  gate: {
    wide: 'The way from the road to the garden is clear and at least 1.2 m wide.',
    medium: 'The way from the road to the garden is clear and 0.9 to 1.2 m wide.',
    narrow:
      'The way to the garden is less than 0.9 m wide: no digger passes, and the price allows for digging by hand.',
    house:
      'The only way to the garden is through the house: the price allows for carrying everything by hand and for covering floors and doors.',
  },
  parking: {
    door: 'There is a place within 20 m to unload and for a skip.',
    near: 'A lorry can park 20 to 50 m from the garden: the price allows for carrying materials that far.',
    far: 'A lorry can park no nearer than 50 m from the garden: the price allows for carrying materials further than that.',
  },
  permit: {
    no: 'A skip needs no permit.',
    yes: 'A skip or parking in the street needs a permit from the council: the price allows for its fees.',
  },
  steps: {
    none: 'There are no steps on the way to the garden.',
    few: 'There are one to five steps on the way to the garden: the price allows for a ramp over them.',
    many: 'There are more than five steps on the way to the garden: the price allows for carrying by hand.',
  },
  levels: {
    flat: 'The garden is level, or nearly so.',
    slope:
      'The garden falls by 0.3 to 0.6 m: the price allows for moving soil and for low edges that hold it.',
    steep:
      'The garden falls by more than 0.6 m: the price allows for steps, a retaining wall and moving more soil.',
  },
  wires: {
    no: 'No overhead wires are in the way of a lorry’s arm.',
    yes: 'There are overhead wires: the price allows for moving soil and stone in small loads, without a grab lorry or a crane.',
  },
};

/** Taken for granted by the rate book's prices where the question was left open. */
const ASSUMED_WHEN_OPEN: Partial<Record<AccessQuestion, string>> = {
  gate: 'There is a clear way of at least 0.9 m from the road to the garden.',
  parking: ACCESS_ASSUMPTIONS.parking.door!,
};

/** What a quote says about access: the customer's own answers, and the usual words where a question was left open. */
export const accessAssumptions = (answers: AccessAnswers): string[] =>
  ACCESS_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    return (
      (answer === undefined ? ASSUMED_WHEN_OPEN[question] : ACCESS_ASSUMPTIONS[question][answer]) ??
      []
    );
  });
