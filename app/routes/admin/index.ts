import { redirect } from 'react-router';
import { DASHBOARD } from '#app/features/admin-login/next-path.ts';

/** /admin on its own. */
export const loader = () => redirect(DASHBOARD);
