import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { StatsStrip } from '#app/features/admin-stats/stats-strip.tsx';
import { MoneyStrip } from '#app/features/admin-invoices/money-strip.tsx';
import { SetupStrip } from '#app/features/admin-setup/setup-strip.tsx';
import { TodayStrip } from '#app/features/admin-today/today-strip.tsx';
import { DashboardTabs } from '#app/features/admin/dashboard-tabs.tsx';
import { useWho } from '#app/features/admin/use-who.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Admin Dashboard | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Dashboard() {
  const who = useWho();
  return (
    <AdminPage title="Admin Dashboard">
      {who ? null : <SetupStrip />}
      <TodayStrip />
      <MoneyStrip />
      <StatsStrip />
      <DashboardTabs />
    </AdminPage>
  );
}
