import { useState } from 'react';
import type { Fault } from '#engine/operations/faults.ts';
import { mendFault } from './mend-fault.ts';
import type { Studio, StudioState } from './studio-store.ts';

export type ToldFault = {
  /** Null where nothing is wrong, or other ways are looked at. */
  fault: Fault | null;
  /** So many more. */
  more: number;
  /** No one change would put it right. */
  isUnmended: boolean;
  tell(id: string): void;
  mend(): void;
};

/** The fault that is told over the plan: the one whose mark was pressed, else the one about what is selected, else the last that came. */
export function useToldFault(
  studio: Studio,
  { faults, selection, ghosts, shown }: StudioState,
): ToldFault {
  const [pressed, setPressed] = useState<string | null>(null);
  const [unmended, setUnmended] = useState<string | null>(null);
  const isAbout = selection && 'id' in selection ? selection.id : null;
  const fault =
    faults.find(({ id }) => id === pressed) ??
    faults.find(({ about }) => isAbout && about.includes(isAbout)) ??
    faults.at(-1) ??
    null;
  const isShown = fault !== null && !ghosts && !shown;
  return {
    fault: isShown ? fault : null,
    more: faults.length - 1,
    isUnmended: fault !== null && unmended === fault.id,
    tell: setPressed,
    mend: () => {
      if (fault) setUnmended(mendFault(studio, fault) === null ? fault.id : null);
    },
  };
}
