import { PageViews } from '#app/features/admin/page-views.tsx';
import { CancellationsList } from './cancellations-list.tsx';
import { ComplaintsList } from './complaints-list.tsx';

const VIEWS = [
  { id: 'complaints', label: 'Complaints' },
  { id: 'cancellations', label: 'Notices of cancellation' },
] as const;

/** What the law sets a day for: complaints, and contracts that were cancelled. */
export function ComplaintsManager() {
  return (
    <PageViews param="show" views={VIEWS}>
      {(view) => (view === 'complaints' ? <ComplaintsList /> : <CancellationsList />)}
    </PageViews>
  );
}
