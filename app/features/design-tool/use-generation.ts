import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefusalView } from '#contracts/design-outcome.ts';
import type { Design, DesignResponse } from '#contracts/design.ts';
import { API } from '#contracts/routes.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { CallError } from '#app/lib/call-api.ts';
import { makeId } from '#app/lib/make-id.ts';
import { rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { forgetEntry, isOffline, keepForLater, useOutbox } from '#app/pwa/outbox.ts';
import { showToast } from '#app/ui/toast.ts';
import {
  readResults,
  writeResults,
  type Corrections,
  type KeptContact,
  type StoredResults,
} from './session-store.ts';
import { describeChanges } from './changed-facts.ts';
import type { DesignDraft, DesignFormValues } from './form-model.ts';
import {
  describeGenerationError,
  ResultsFormatError,
  submitDesign,
  toFormData,
} from './submit-design.ts';

/** How long the bar is seen full. */
const COMPLETE_MS = 900;

type Ask = { values: DesignFormValues; draft: DesignDraft; corrections: Corrections };
export type Results = StoredResults & { designs: Design[] | null };
export type Failure = {
  toast: string;
  plain: string;
  fields: readonly { field: string; message: string }[];
  /** What was understood all the same, and what can be done. */
  refusal: RefusalView | null;
};
/** What a form that was posted without scripts came to. */
export type Posted = { draft: DesignDraft; results: Results | null; failure: Failure | null };

/** The same question asked again carries the same key, so that a lost answer is never paid for twice. */
function useRequestKey() {
  const last = useRef<{ question: string; key: string } | null>(null);
  return (ask: Ask) => {
    const question = JSON.stringify([ask.values, ask.corrections]);
    if (last.current?.question !== question) last.current = { question, key: makeId() };
    return last.current.key;
  };
}

function describe(error: unknown): Failure {
  const toast = describeGenerationError(error);
  if (error instanceof CallError && error.kind === 'refused')
    return { toast, plain: error.plain, fields: error.fields, refusal: refusalIn(error) };
  return {
    toast,
    plain: error instanceof ResultsFormatError ? error.message : toast,
    fields: [],
    refusal: null,
  };
}

/** Of our own server, as it writes it. */
function refusalIn({ status, problem }: CallError): RefusalView | null {
  const refusal = problem.current as RefusalView | undefined;
  return status === 422 && Array.isArray(refusal?.canDo) ? refusal : null;
}

const designsOf = async (answer: DesignResponse, key?: string): Promise<Design[]> =>
  (await import('./read-answer.ts')).readAnswer(answer, key);

type KeptContext = Pick<StoredResults, 'request' | 'corrections'>;

/** Notes what came of a request, for after a reload. */
function remember(
  answer: DesignResponse,
  designs: Design[],
  { request, corrections }: KeptContext,
  changed = '',
): Results {
  const stored: StoredResults = {
    ids: designs.map((design) => design.id),
    sessionId: answer.sessionId,
    projectType: answer.projectType,
    facts: answer.facts,
    problems: answer.problems,
    reading: answer.reading,
    changed,
    request,
    corrections,
  };
  writeResults(stored);
  rememberOwnDesigns(stored.ids, answer.sessionId);
  // what lay under the plot while it was drawn lies under these designs in the studio: on this device alone
  if (corrections.outline)
    void import('#app/features/plot/trace/trace-store.ts')
      .then(({ carryTrace, FORM_TRACE }) => carryTrace(FORM_TRACE, stored.ids))
      .catch(() => {});
  sendEvent({
    name: 'ai_design_generated',
    project_type: answer.projectType,
    design_count: designs.length || 3,
  });
  return { ...stored, designs };
}

/** Keeps the question until there is a network. @returns whether this browser could */
async function keepQuestion(ask: Ask, key: string): Promise<boolean> {
  const fields: Record<string, string> = {};
  for (const [name, value] of toFormData(ask.values, key, ask.corrections))
    fields[name] = String(value);
  const context: KeptContext = { request: ask.draft, corrections: ask.corrections };
  return keepForLater({
    key,
    kind: 'design',
    url: API.createDesign,
    encoding: 'form',
    fields,
    context,
  }).then(
    () => true,
    () => false,
  );
}

/**
 * Idle, generating, results or error; results are found again after a reload, and asked for later when there is no network.
 * @param posted what the page itself came with
 */
export function useGeneration(posted: Posted | null) {
  const [results, setResults] = useState<Results | null>(posted?.results ?? null);
  const [isComplete, setComplete] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(posted?.failure ?? null);
  const keyOf = useRequestKey();
  const outbox = useOutbox('design');

  useEffect(() => {
    if (posted) return;
    // Storage is read after hydration: the server has none.
    const stored = readResults();
    // oxlint-disable-next-line react/set-state-in-effect
    if (stored) setResults({ ...stored, designs: null });
  }, [posted]);

  // What was asked without a network and has been answered since.
  useEffect(() => {
    const answered = outbox.find((entry) => entry.state === 'sent');
    if (!answered) return;
    const answer = answered.answer as DesignResponse;
    designsOf(answer, answered.key)
      .then((designs) => setResults(remember(answer, designs, answered.context as KeptContext)))
      .finally(() => forgetEntry(answered.key))
      .catch((error: unknown) => console.warn(error));
  }, [outbox]);

  const fail = (error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
    const next = describe(error);
    setFailure(next);
    // A garden that cannot be drawn is answered on the page, and is no error.
    if (!next.refusal)
      showToast({ title: 'Design Generation Error', description: next.toast, tone: 'danger' });
  };
  const mutation = useMutation({
    // A question asked without a network is kept, not left hanging.
    networkMode: 'always',
    mutationFn: async (ask: Ask) => {
      const answer = await submitDesign(toFormData(ask.values, keyOf(ask), ask.corrections));
      return { answer, designs: await designsOf(answer) };
    },
    onMutate: () => setFailure(null),
    onSuccess: ({ answer, designs }, ask) => {
      const isAgain = Object.keys(ask.corrections).length > 0;
      const changed = isAgain && results ? describeChanges(results.facts, answer.facts) : '';
      const context = { request: ask.draft, corrections: ask.corrections };
      setResults(remember(answer, designs, context, changed));
      setComplete(true);
      setTimeout(() => setComplete(false), COMPLETE_MS);
    },
    onError: async (error, ask) => {
      // The same key goes out again: what did arrive is not designed twice.
      if (isOffline() && (await keepQuestion(ask, keyOf(ask)))) return;
      fail(error);
    },
  });
  const { mutate, isPending } = mutation;
  const generate = useCallback(
    (ask: Ask) => {
      sendEvent({
        name: 'form_submit',
        form_name: 'garden_design',
        form_type: ask.values.projectType,
      });
      mutate(ask);
    },
    [mutate],
  );
  const forget = useCallback(() => {
    writeResults(null);
    setResults(null);
  }, []);
  const noteContact = useCallback((contact: KeptContact | null) => {
    setResults((before) => {
      if (!before) return before;
      const { designs, ...stored } = { ...before, contact };
      writeResults(stored);
      return { ...stored, designs };
    });
  }, []);
  return { results, failure, isPending, isComplete, generate, forget, noteContact };
}
