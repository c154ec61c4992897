import { useSearchParams } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { PersonView } from '#app/features/admin-person/person-view.tsx';
import { siteOf } from '#app/lib/page-meta.ts';
import type { Route } from './+types/person';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `A person | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Person() {
  const email = useSearchParams()[0].get('email') ?? '';
  return (
    <AdminPage title="Person" lede="Everything that came from them, and what you mean to do next.">
      <PersonView key={email} email={email} />
    </AdminPage>
  );
}
