import { useState } from 'react';
import { signOut } from '#app/features/admin/sign-out.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Admin Dashboard | ${siteOf(matches).firmName}` }, { name: 'robots', content: 'noindex, nofollow' }];

export default function Dashboard() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="wrap py-10 lg:py-14">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display-2">Admin Dashboard</h1>
        <Button
          variant="outline"
          aria-disabled={isLeaving}
          onClick={() => {
            if (isLeaving) return;
            setIsLeaving(true);
            void signOut();
          }}
        >
          Logout
        </Button>
      </header>
    </div>
  );
}
