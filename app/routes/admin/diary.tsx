import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { DiaryDays } from '#app/features/admin-appointments/diary-page.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/diary';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Diary | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function DiaryPage() {
  return (
    <AdminPage
      title="Diary"
      lede="Appointments, times you keep and days off, by the clock in London."
    >
      <DiaryDays />
    </AdminPage>
  );
}
