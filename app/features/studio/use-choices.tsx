import { useEffect, useRef, useState } from 'react';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { LoadFault } from './load-fault.tsx';
import type { Studio } from './studio-store.ts';

/** What could be planted, once the server has said; until then what is shown in its place. */
export function useChoices<Choice extends { plant: Parameters<Studio['learn']>[0][number] }>(
  studio: Studio,
  address: string,
  isSaved: boolean,
) {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const wasAsked = useRef(false);
  const load = async () => {
    setFault(null);
    try {
      const answer = await callApi<{ choices: readonly Choice[] }>(address);
      studio.learn(answer.choices.map((choice) => choice.plant));
      setChoices(answer.choices);
    } catch (error) {
      setFault(plainWordsOf(error));
    }
  };
  // The answer is about what is saved.
  useEffect(() => {
    if (!isSaved || wasAsked.current) return;
    wasAsked.current = true;
    void load();
  });
  const waiting = fault ? (
    <LoadFault fault={fault} onRetry={() => void load()} />
  ) : (
    <p role="status" className="small mt-2 text-ink-soft">
      {isSaved
        ? 'Looking for plants that will live there…'
        : 'Once your changes are saved, we look for plants that will live there.'}
    </p>
  );
  return { choices: fault ? null : choices, waiting };
}
