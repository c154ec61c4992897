import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Design } from '#contracts/design.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { rememberOwnDesigns } from '#app/lib/own-designs.ts';
import { showToast } from '#app/ui/toast.ts';
import { readResults, writeResults, type Corrections, type StoredResults } from './session-store.ts';
import type { DesignDraft, DesignFormValues } from './form-model.ts';
import { describeGenerationError, parseDesignImages, parseDesignResults, submitDesign, SubmitError, toFormData, type ResultsFormatError } from './submit-design.ts';

/** How long the bar is seen full. */
const COMPLETE_MS = 900;

type Ask = { values: DesignFormValues; draft: DesignDraft; corrections: Corrections };
export type Results = StoredResults & { designs: Design[] | null };
export type Failure = { toast: string; plain: string; fields: { field: string; message: string }[] };

/** The same question asked again carries the same key, so that a lost answer is never paid for twice. */
function useRequestKey() {
  const last = useRef<{ question: string; key: string } | null>(null);
  return (ask: Ask) => {
    const question = JSON.stringify([ask.values, ask.corrections]);
    if (last.current?.question !== question) last.current = { question, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function describe(error: unknown): Failure {
  const toast = describeGenerationError(error);
  if (error instanceof SubmitError) return { toast, plain: error.plain, fields: error.fields };
  const isFormat = (error as ResultsFormatError | null)?.message === 'Invalid design results format';
  return { toast, plain: isFormat ? 'Invalid design results format' : toast, fields: [] };
}

/** Idle, generating, results or error; results are found again after a reload. */
export function useGeneration() {
  const [results, setResults] = useState<Results | null>(null);
  const [isComplete, setComplete] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const keyOf = useRequestKey();

  useEffect(() => {
    // Storage is read once the page is live: on the server there is none.
    const stored = readResults();
    // oxlint-disable-next-line react/set-state-in-effect
    if (stored) setResults({ ...stored, designs: null });
  }, []);

  const mutation = useMutation({
    mutationFn: async (ask: Ask) => {
      const answer = await submitDesign(toFormData(ask.values, keyOf(ask), ask.corrections));
      const pictures = new Map(parseDesignImages(answer.designImagesJson).map((image) => [image.title, image.imageUrl]));
      const designs = parseDesignResults(answer.designResults).map((design) => ({ ...design, imageUrl: design.imageUrl || (pictures.get(design.title) ?? '') }));
      return { answer, designs };
    },
    onMutate: () => setFailure(null),
    onSuccess: ({ answer, designs }, ask) => {
      const stored: StoredResults = {
        ids: designs.map((design) => design.id),
        projectType: answer.projectType,
        facts: answer.facts,
        problems: answer.problems,
        request: ask.draft,
        corrections: ask.corrections,
      };
      writeResults(stored);
      rememberOwnDesigns(stored.ids);
      setResults({ ...stored, designs });
      setComplete(true);
      setTimeout(() => setComplete(false), COMPLETE_MS);
      sendEvent({ name: 'ai_design_generated', project_type: answer.projectType, design_count: designs.length || 3 });
    },
    onError: (error) => {
      console.warn(error instanceof Error ? error.message : error);
      const next = describe(error);
      setFailure(next);
      showToast({ title: 'Design Generation Error', description: next.toast, tone: 'danger' });
    },
  });
  const { mutate, isPending } = mutation;
  const generate = useCallback(
    (ask: Ask) => {
      sendEvent({ name: 'form_submit', form_name: 'garden_design', form_type: ask.values.projectType });
      mutate(ask);
    },
    [mutate],
  );
  const forget = useCallback(() => {
    writeResults(null);
    setResults(null);
  }, []);
  return { results, failure, isPending, isComplete, generate, forget };
}
