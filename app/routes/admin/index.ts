import { redirect } from 'react-router';

/** /admin on its own: the day. Signing in leads to the dashboard, as it was asked for. */
export const loader = () => redirect('/admin/today');
