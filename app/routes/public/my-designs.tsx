import { MyDesigns } from '#app/features/my-designs/my-designs.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/my-designs';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'My designs',
    description: 'The garden designs that were made on this device: open, change, name and keep them.',
    path: '/my-designs',
    isPrivate: true,
  });

export default MyDesigns;
