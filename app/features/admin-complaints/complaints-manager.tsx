import { useSearchParams } from 'react-router';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { CancellationsList } from './cancellations-list.tsx';
import { ComplaintsList } from './complaints-list.tsx';

const PANEL = 'complaints-view';
const VIEWS = [
  { id: 'complaints', label: 'Complaints' },
  { id: 'cancellations', label: 'Notices of cancellation' },
] as const;
type View = (typeof VIEWS)[number]['id'];

/** What the law sets a day for: complaints, and contracts that were cancelled. */
export function ComplaintsManager() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('show') === 'cancellations' ? 'cancellations' : 'complaints';
  return (
    <>
      <ViewTabs<View>
        label="What to see"
        tabs={VIEWS}
        active={view}
        panelId={PANEL}
        onChange={(next) =>
          setParams(next === 'complaints' ? {} : { show: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        className="border-b"
      />
      <div
        key={view}
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${view}`}
        className="mt-7"
      >
        {view === 'complaints' ? <ComplaintsList /> : <CancellationsList />}
      </div>
    </>
  );
}
