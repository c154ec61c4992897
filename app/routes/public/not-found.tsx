import { data } from 'react-router';
import { NotFoundPage } from '#app/shell/not-found-page.tsx';

export const loader = () => data(null, { status: 404 });
export const meta = () => [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];
export default NotFoundPage;
