/** What is not right, over the plan: where one looks, with its mend by one press. */
import { TriangleAlert } from 'lucide-react';
import type { ToldFault } from './told-fault.ts';

export function FaultBar({ told: { fault, more, isUnmended, mend } }: { told: ToldFault }) {
  if (!fault) return null;
  return (
    <div
      role="group"
      aria-label="Not right on the plan"
      className="small absolute right-1.5 bottom-15 left-1.5 z-10 mx-auto flex w-fit max-w-lg items-center gap-2 border border-[#7d5a12] bg-[#f4e8c8]/95 pl-2.5 text-[#24301f]"
    >
      <TriangleAlert aria-hidden size={16} strokeWidth={1.7} className="shrink-0 text-[#7d5a12]" />
      <span className="py-1.5">
        {isUnmended ? 'No one change would put it right.' : fault.text}
        {more ? <span className="text-[#5a4a20]"> {more} more in the list.</span> : null}
      </span>
      <button
        type="button"
        className="min-h-9 shrink-0 self-stretch bg-[#24301f] px-3 font-medium text-[#fffdf8]"
        onClick={mend}
      >
        Mend it
      </button>
    </div>
  );
}
