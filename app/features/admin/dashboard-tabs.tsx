import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type LazyExoticComponent,
  type RefObject,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DASHBOARD_PANEL } from '#contracts/admin-paths.ts';
import { mayList } from '#contracts/rights.ts';
import type { AdminStats } from '#contracts/admin-stats.ts';
import { STATS_URL } from '#app/features/admin-stats/stats-strip.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { ListFailed, ListLoading } from './list-body.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useWho } from './use-who.ts';

export const DASHBOARD_TABS = [
  'portfolio',
  'testimonials',
  'plants',
  'services',
  'designs',
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const LABELS: Record<DashboardTab, string> = {
  portfolio: 'Portfolio Projects',
  testimonials: 'Testimonials',
  plants: 'Planting Calendar',
  services: 'Services',
  designs: 'Design Ideas',
};

/** Each is fetched when its tab is opened. */
const MANAGERS: Record<DashboardTab, LazyExoticComponent<ComponentType>> = {
  portfolio: lazy(() =>
    import('#app/features/admin-portfolio/portfolio-manager.tsx').then((module) => ({
      default: module.PortfolioManager,
    })),
  ),
  testimonials: lazy(() =>
    import('#app/features/admin-testimonials/testimonials-manager.tsx').then((module) => ({
      default: module.TestimonialsManager,
    })),
  ),
  plants: lazy(() =>
    import('#app/features/admin-plants/plants-manager.tsx').then((module) => ({
      default: module.PlantsManager,
    })),
  ),
  services: lazy(() =>
    import('#app/features/admin-services/services-manager.tsx').then((module) => ({
      default: module.ServicesManager,
    })),
  ),
  designs: lazy(() =>
    import('#app/features/admin-designs/designs-manager.tsx').then((module) => ({
      default: module.DesignsManager,
    })),
  ),
};

/**
 * Links to the open list end with its name: it is shown from its top and has the focus, also once the figures have come
 * above it. The name then goes from the address, so that a reload, or coming back, leads to where one was.
 */
function useArrival(panel: RefObject<HTMLElement | null>): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { isPending } = useAdminList<AdminStats>(STATS_URL);
  const isNamed = hash === `#${DASHBOARD_PANEL}`;
  const hasArrived = useRef(false);
  useEffect(() => {
    if (isNamed && !hasArrived.current) panel.current?.focus({ preventScroll: true });
    hasArrived.current = isNamed;
    if (!isNamed) return;
    // Do not move focus if it is elsewhere by now.
    if (document.activeElement === panel.current) panel.current?.scrollIntoView();
    if (!isPending) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [isNamed, isPending, search, navigate, panel]);
}

/** The five lists. The open one is in the URL: `?tab=services`. */
export function DashboardTabs() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const role = useWho()?.role ?? null;
  const tabs = DASHBOARD_TABS.filter((one) => mayList(role, one));
  const tab = tabs.find((one) => one === named) ?? DASHBOARD_TABS[0];
  const Manager = MANAGERS[tab];
  const panel = useRef<HTMLDivElement>(null);
  useArrival(panel);
  // What was searched for in one list means nothing in the next.
  const open = (next: DashboardTab) => {
    if (next !== tab)
      setParams(next === DASHBOARD_TABS[0] ? {} : { tab: next }, { preventScrollReset: true });
  };
  return (
    <>
      <ViewTabs
        label="What to manage"
        tabs={tabs.map((id) => ({ id, label: LABELS[id] }))}
        active={tab}
        panelId={DASHBOARD_PANEL}
        onChange={open}
        className="gap-x-7 border-b [&>button]:-mb-px"
      />
      <div
        ref={panel}
        id={DASHBOARD_PANEL}
        role="tabpanel"
        aria-labelledby={`${DASHBOARD_PANEL}-${tab}`}
        tabIndex={0}
        className="scroll-mt-14 pt-7 focus-visible:outline-offset-8"
      >
        <ErrorBoundary
          key={tab}
          fallback={
            <ListFailed onRetry={() => location.reload()}>
              This part could not be loaded. Please check the connection.
            </ListFailed>
          }
        >
          <Suspense fallback={<ListLoading label={`Loading ${LABELS[tab]}`} />}>
            <Manager />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}
