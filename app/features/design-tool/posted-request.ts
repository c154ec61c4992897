/** The design tool's page as a plain form: what was posted, answered by the server and drawn as a new page. */
import {
  CorrectionsInput,
  type DesignRequestInput,
  type DesignResponse,
} from '#contracts/design.ts';
import type { PageUseCases } from '#contracts/page-context.ts';
import { FEATURES } from '#engine/model/brief.ts';
import { idsInName, MENTION_PREFIX } from './again.ts';
import { describeChanges } from './changed-facts.ts';
import {
  CHOICE_KEYS,
  NUMBERS,
  readCorrections,
  readFields,
  YES_NO,
  type CorrectionFields,
} from './corrections.ts';
import { mergeCorrections } from './merge-corrections.ts';
import { EMPTY_DRAFT, type DesignDraft } from './form-model.ts';
import { meantInField } from './meanings.ts';
import { readAnswer } from './read-answer.ts';
import type { Corrections } from './session-store.ts';
import type { Failure, Posted, Results } from './use-generation.ts';

const FORGOTTEN = 'Those designs are no longer kept. Please describe your garden once more.';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const draftIn = (form: FormData): DesignDraft => ({
  designDescription: textIn(form, 'designDescription'),
  projectType: textIn(form, 'projectType'),
  preferences: form.getAll('preferences').filter((one) => typeof one === 'string'),
  postcode: textIn(form, 'postcode'),
  area: textIn(form, 'area'),
  perimeter: textIn(form, 'perimeter'),
  share: form.has('share'),
});

const draftOf = (request: DesignRequestInput): DesignDraft => ({
  ...EMPTY_DRAFT,
  designDescription: request.designDescription,
  projectType: request.projectType,
  preferences: [...request.preferences],
  postcode: request.postcode ?? '',
  area: request.area === undefined ? '' : String(request.area),
  perimeter: request.perimeter === undefined ? '' : String(request.perimeter),
  share: request.share,
});

function fieldsOf(draft: DesignDraft, corrections: Corrections): Record<string, string> {
  return {
    designDescription: draft.designDescription,
    projectType: draft.projectType,
    preferences: draft.preferences.join(','),
    postcode: draft.postcode,
    area: draft.area,
    perimeter: draft.perimeter,
    ...(draft.share ? { share: 'true' } : {}),
    ...(Object.keys(corrections).length > 0 ? { corrections: JSON.stringify(corrections) } : {}),
  };
}

/** The button that was pressed, and every chip that says something else than it did. */
function changesIn(form: FormData, { reading }: DesignResponse): Corrections {
  const pressed = CorrectionsInput.safeParse(parsed(textIn(form, 'answer'))).data ?? {};
  const was = new Map(reading?.mentions.map((mention) => [mention.id, mention]));
  const chips: Record<string, unknown> = {};
  for (const [name, value] of form)
    if (name.startsWith(MENTION_PREFIX) && value !== '')
      for (const id of idsInName(name)) {
        const mention = was.get(id);
        if (mention && (!mention.isSure || mention.status !== value)) chips[id] = value;
      }
  for (const [name, value] of form) Object.assign(chips, meantInField(name, value)?.mentions);
  const { mentions } = CorrectionsInput.safeParse({ mentions: chips }).data ?? {};
  return mentions && Object.keys(mentions).length > 0
    ? mergeCorrections({ mentions }, pressed)
    : pressed;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    return {};
  }
}

/** The form of single facts, as it came with the page before. */
function factsIn(form: FormData, { facts }: DesignResponse) {
  const before = readFields(facts);
  const isIn = (values: readonly FormDataEntryValue[]) => (one: string) => values.includes(one);
  const wanted = isIn(form.getAll('features'));
  const after: CorrectionFields = {
    numbers: { ...before.numbers },
    choices: { ...before.choices },
    yesNo: { ...before.yesNo },
    features: { ...before.features },
  };
  for (const key of NUMBERS) after.numbers[key] = textIn(form, key).trim();
  for (const key of CHOICE_KEYS) after.choices[key] = textIn(form, key);
  for (const key of YES_NO) after.yesNo[key] = form.has(key);
  for (const id of FEATURES) after.features[id] = wanted(id);
  return readCorrections(before, after);
}

const resultsOf = (
  answer: DesignResponse,
  draft: DesignDraft,
  corrections: Corrections,
  changed: string,
): Results => {
  const { designResults, designImagesJson, sessionId, projectType, facts, problems, reading } =
    answer;
  const designs = readAnswer({ designResults, designImagesJson });
  return {
    ids: designs.map((design) => design.id),
    sessionId,
    projectType,
    facts,
    problems,
    reading,
    changed,
    request: draft,
    corrections,
    designs,
  };
};

const failed = (
  plain: string,
  more: Partial<Pick<Failure, 'fields' | 'refusal'>> = {},
): Failure => ({ toast: plain, plain, fields: [], refusal: null, ...more });

/** Whatever happens, what was there before stays on the page. */
export async function answerPosted(
  form: FormData,
  useCases: Pick<PageUseCases, 'designByForm' | 'readDesignSession'>,
): Promise<{ status: number; posted: Posted }> {
  const sessionId = textIn(form, 'session');
  const before = sessionId ? await useCases.readDesignSession(sessionId) : null;
  const draft = before ? draftOf(before.request) : draftIn(form);
  const given = before?.request.corrections ?? {};
  const standing = before && resultsOf(before.answer, draft, given, '');
  const stop = (status: number, failure: Failure) => ({
    status,
    posted: { draft, results: standing, failure },
  });
  if (sessionId && !before) return stop(404, failed(FORGOTTEN));
  let corrections: Corrections = {};
  if (before) {
    const isFacts = textIn(form, 'of') === 'facts';
    const { corrections: changes, faults } = isFacts
      ? factsIn(form, before.answer)
      : { corrections: changesIn(form, before.answer), faults: {} };
    const fault = Object.entries(faults)[0];
    if (fault)
      return stop(400, failed(fault[1], { fields: [{ field: fault[0], message: fault[1] }] }));
    corrections = mergeCorrections(given, changes);
  }
  const outcome = await useCases.designByForm(fieldsOf(draft, corrections));
  if (!('answer' in outcome))
    return stop(
      outcome.status,
      failed(outcome.message, { fields: outcome.errors, refusal: outcome.refusal }),
    );
  const { answer } = outcome;
  const changed = before ? describeChanges(before.answer.facts, answer.facts) : '';
  return {
    status: 200,
    posted: { draft, results: resultsOf(answer, draft, corrections, changed), failure: null },
  };
}
