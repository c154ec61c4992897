import { redirect } from 'react-router';

/** An older address of the design tool. */
export const loader = () => redirect('/ai-design', 301);
