import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { SETUP_GROUPS, type SetupLine } from '#contracts/admin-setup.ts';
import { classNames } from '#app/lib/class-names.ts';

const MARKS: Record<SetupLine['state'], { words: string; look: string }> = {
  sample: { words: 'Still the sample’s', look: 'bg-amber-wash text-ink' },
  missing: { words: 'Missing', look: 'bg-danger-wash text-danger' },
  advice: { words: 'Worth a look', look: 'bg-linen text-ink-soft' },
  done: { words: 'Done', look: 'bg-leaf-wash text-leaf' },
};

/** Lines by their group; each is a link to where it is corrected. */
export function SetupGroups({ lines }: { lines: readonly SetupLine[] }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {SETUP_GROUPS.map((group) => (
        <section key={group} aria-labelledby={idOf(group)} className="min-w-0">
          <h2 id={idOf(group)} className="display-4 border-b border-line-strong pb-2">
            {group}
          </h2>
          <SetupRows lines={lines.filter((line) => line.group === group)} />
        </section>
      ))}
    </div>
  );
}
const idOf = (group: string) => `setup-${group.toLowerCase().replaceAll(' ', '-')}`;

export function SetupRows({
  lines,
  className,
}: {
  lines: readonly SetupLine[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line.id} className="border-b">
          <SetupRow line={line} />
        </li>
      ))}
    </ul>
  );
}

function SetupRow({ line: { title, detail, state, isNeeded, to } }: { line: SetupLine }) {
  const mark = MARKS[state];
  return (
    <Link to={to} className="group flex min-h-11 items-start gap-3 py-3">
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border',
          state === 'done' ? 'border-leaf bg-leaf-wash text-leaf' : 'border-line-strong',
        )}
      >
        {state === 'done' ? <Check size={13} strokeWidth={2.4} /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium group-hover:underline">{title}</span>
          <span className="flex items-baseline gap-x-2">
            <span className={classNames('fine rounded-sm px-1.5', mark.look)}>{mark.words}</span>
            {isNeeded && state !== 'done' ? (
              <span className="fine text-ink-soft">needed</span>
            ) : null}
          </span>
        </span>
        <span className="small block wrap-anywhere text-ink-soft">{detail}</span>
      </span>
      <ArrowRight aria-hidden size={17} strokeWidth={1.6} className="mt-1 shrink-0 text-ink-soft" />
    </Link>
  );
}

/** How much of it is done, as a bar and in words. */
export function SetupProgress({ done, all }: { done: number; all: number }) {
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden className="h-1.5 min-w-0 flex-1 bg-line">
        <div className="h-full bg-leaf" style={{ width: `${(done / all) * 100}%` }} />
      </div>
      <p className="small figures shrink-0 text-ink-soft">
        {done} of {all} done
      </p>
    </div>
  );
}
