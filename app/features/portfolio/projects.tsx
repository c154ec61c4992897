import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { API } from '#contracts/routes.ts';
import type { PortfolioProject } from '#contracts/site-content.ts';
import { PORTFOLIO_CATEGORY_LABELS } from '#contracts/site-words.ts';
import { classNames } from '#app/lib/class-names.ts';
import { countOf } from '#engine/model/format.ts';
import { LIST_FAILURES } from '#app/lib/list-failures.ts';
import { hasFailed } from '#app/lib/query-client.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CHOICES, filterProjects, readChoice, type Choice } from './portfolio-filter.ts';
import { ProjectCard } from './project-card.tsx';

export const portfolioQuery = { queryKey: [API.portfolio] };
/** Of each row of three, the first takes the whole width. */
const ROW = 3;

/** The gardens, all or of one kind. */
export function Projects() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const query = useQuery<PortfolioProject[]>(portfolioQuery);
  const { data } = query;
  if (hasFailed(query))
    return <LoadFailed title={LIST_FAILURES['/portfolio']} onRetry={() => query.refetch()} />;
  if (!data) return <ProjectsSkeleton />;
  const shown = filterProjects(data, choice);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y py-4">
        <Filter
          choice={choice}
          onChoose={(next) =>
            setParams(next === 'all' ? {} : { category: next }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <p aria-live="polite" className="small figures text-ink-soft">
          {countOf(shown.length, 'garden')}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul className="mt-10 grid gap-x-14 gap-y-16 lg:mt-14 lg:grid-cols-2 lg:gap-x-20 lg:gap-y-24">
          {shown.map((project, index) => (
            <li
              key={project.id}
              className={classNames(
                'min-w-0',
                index > 0 && 'later [--later:40rem]',
                index % ROW === 0 && 'lg:col-span-2',
              )}
            >
              <ProjectCard project={project} isWide={index % ROW === 0} isEager={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="quote border-b py-16 text-center">
          {choice === 'all'
            ? 'No gardens here yet. Please come back soon.'
            : `No ${PORTFOLIO_CATEGORY_LABELS[choice].toLowerCase()} gardens here yet.`}
        </p>
      )}
    </>
  );
}

function Filter({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  return (
    <div role="group" aria-label="Kind of garden" className="-mx-3 flex flex-wrap">
      {CHOICES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === choice}
          onClick={() => onChoose(one)}
          className={classNames(
            'group inline-flex min-h-11 items-center px-3 transition-colors',
            one === choice ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          <span
            className={classNames(
              'border-b-2 pb-0.5',
              one === choice ? 'border-clay' : 'border-transparent group-hover:border-line-strong',
            )}
          >
            {one === 'all' ? 'All' : PORTFOLIO_CATEGORY_LABELS[one]}
          </span>
        </button>
      ))}
    </div>
  );
}

function ProjectsSkeleton() {
  return (
    <div role="status" className="grid gap-x-20 gap-y-16 lg:grid-cols-2">
      <span className="sr-only">Loading portfolio projects</span>
      <Skeleton className="aspect-[8/5] lg:col-span-2" />
      <Skeleton className="aspect-[8/5]" />
      <Skeleton className="aspect-[8/5]" />
    </div>
  );
}
