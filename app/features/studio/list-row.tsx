import type { ReactNode } from 'react';

/** Of a list of objects, with how many there are. */
export const Heading = ({ children, count }: { children: string; count: number }) => (
  <h3 className="font-medium">
    {children} <span className="figures font-normal text-ink-soft">{count}</span>
  </h3>
);

/** One object to choose, with its measure. */
export function Row({
  name,
  measure,
  onClick,
  lock,
}: {
  name: string;
  measure: string;
  onClick: () => void;
  lock?: ReactNode;
}) {
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={onClick}
        className="small flex min-h-10 w-full items-center justify-between gap-4 px-2 text-left hover:bg-stone"
      >
        <span className="min-w-0">{name}</span>
        <span className="figures fine shrink-0 text-ink-soft">{measure}</span>
      </button>
      {lock}
    </li>
  );
}
