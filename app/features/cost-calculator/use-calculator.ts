import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  estimateOf,
  isSameChoice,
  readChoice,
  writeChoice,
  type Choice,
  type Estimate,
} from '#content/calculator/estimate.ts';
import type { PriceList } from '#contracts/price-list.ts';
import { sendEvent } from '#app/lib/analytics.ts';
import { loadPassportStore, readRemembered, remember } from './remembered-choice.ts';

/** How long the calculator shows that it is calculating. */
export const CALCULATING_MS = 800;

export type Calculator = {
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  /** What the sheet shows; null while nothing is calculated, or what is chosen is no longer what was calculated. */
  estimate: Estimate | null;
  isCalculating: boolean;
  isComplete: boolean;
  /** The size came from what is known of the visitor's garden. */
  isSizeKnown: boolean;
  calculate: () => void;
};

/**
 * The calculator's state. An address that names a whole choice opens with its estimate, made on the server too; else the
 * last choice in this browser, or the garden's size from the site passport, is put in. The address names the estimate that
 * is shown, and nothing once something else is chosen: a reload then finds the newest choice.
 */
export function useCalculator(list: PriceList): Calculator {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState<Choice>(() => readChoice(params, list));
  const [calculated, setCalculated] = useState<Choice | null>(choice);
  const [pending, setPending] = useState<Choice | null>(null);
  const [isSizeKnown, setSizeKnown] = useState(false);
  const isOwn = useRef(false);

  useEffect(() => {
    if (choice.service || choice.size || choice.extras.length > 0) return;
    const remembered = readRemembered(list);
    if (remembered) setChoice(remembered);
    if (!remembered?.size) {
      void loadPassportStore().then((store) => {
        const size = store?.readSitePassport()?.gardenSize;
        if (!size) return;
        setChoice((now) => (now.size ? now : { ...now, size }));
        setSizeKnown(true);
      });
    }
    // Only values that the browser has when the page opens are restored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      setCalculated(pending);
    }, CALCULATING_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  const isShown = calculated !== null && !pending && isSameChoice(calculated, choice);
  useEffect(() => {
    if (!isOwn.current) return;
    remember(choice, list);
    const address = isShown ? writeChoice(choice, list) : new URLSearchParams();
    if (location.search.slice(1) !== address.toString())
      setParams(address, { replace: true, preventScrollReset: true });
    // The setter changes with the address it has set.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice, isShown]);

  const isComplete = choice.service !== null && choice.size !== null;
  const choose = (change: Partial<Choice>) => {
    isOwn.current = true;
    setChoice((now) => ({ ...now, ...change }));
    setPending(null);
    const { size } = change;
    if (size) {
      setSizeKnown(false);
      void loadPassportStore().then((store) => store?.updateSitePassport({ gardenSize: size }));
    }
  };
  const calculate = () => {
    if (!isComplete || pending) return;
    isOwn.current = true;
    setPending(choice);
    sendEvent({ name: 'form_submit', form_name: 'cost_calculator', form_type: 'estimate' });
  };
  const estimate = isShown ? estimateOf(calculated, list) : null;
  return {
    choice,
    choose,
    estimate,
    isCalculating: pending !== null,
    isComplete,
    isSizeKnown,
    calculate,
  };
}
