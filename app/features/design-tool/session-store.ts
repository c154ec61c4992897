/** What this tab remembers, so that a reload, the back button or an error loses nothing. */
import type { DesignContactInput } from '#contracts/admin-designs.ts';
import type { BriefFact, CorrectionsInput, DesignResponse } from '#contracts/design.ts';
import type { z } from 'zod';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { EMPTY_DRAFT, type DesignDraft } from './form-model.ts';

const DRAFT_KEY = 'plotwright-design-draft';
const PLOT_KEY = 'plotwright-design-plot';
const RESULTS_KEY = 'plotwright-design-results';

export type Corrections = z.infer<typeof CorrectionsInput>;
/** What a visitor has left with the designs. */
export type KeptContact = DesignContactInput;
/** The answer without its designs, which are fetched again by id. */
export type StoredResults = {
  ids: string[];
  /** Secret, only in this answer: its holder may attach contact details to the designs. */
  sessionId?: string;
  contact?: KeptContact | null;
  projectType: string;
  facts: BriefFact[];
  problems: DesignResponse['problems'];
  /** Absent from what was stored before descriptions were shown as they were read. */
  reading?: DesignResponse['reading'];
  /** What the last answer or correction changed. */
  changed?: string;
  request: DesignDraft;
  corrections: Corrections;
};

function read<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}
function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
}

export function readDraft(): DesignDraft | null {
  const draft = read<Partial<DesignDraft>>(DRAFT_KEY);
  return draft ? { ...EMPTY_DRAFT, ...draft } : null;
}
export const writeDraft = (draft: DesignDraft) => write(DRAFT_KEY, draft);
/** The plot that was drawn for the form. */
export const readPlot = () => read<DrawnPlot>(PLOT_KEY);
export const writePlot = (plot: DrawnPlot | null) => write(PLOT_KEY, plot);
export function readResults(): StoredResults | null {
  const stored = read<StoredResults>(RESULTS_KEY);
  return stored && Array.isArray(stored.ids) && stored.ids.length > 0 ? stored : null;
}
export const writeResults = (results: StoredResults | null) => write(RESULTS_KEY, results);
