import { isRouteErrorResponse, useLocation } from 'react-router';
import { LIST_FAILURES } from '#app/lib/list-failures.ts';
import { Button } from '#app/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** What a visitor sees when a page could not be made: what happened, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const list = LIST_FAILURES[pathname as keyof typeof LIST_FAILURES];
  const status = isRouteErrorResponse(error) ? error.status : null;
  return (
    <div className="wrap py-20 lg:py-32">
      <h1 className="display-2 max-w-[16ch]">This page could not be shown</h1>
      {list ? <p className="lede mt-6 font-medium">{list}</p> : null}
      <p className="lede mt-6 max-w-xl text-ink-soft">
        Something went wrong on our side{status ? ` (${status})` : ''}. Nothing you entered is lost.
        Please try again; if it happens a second time, write to us and say what you were doing.
      </p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>Try Again</Button>
        <Button to="/" variant="outline">
          Go to the home page
        </Button>
      </div>
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="quiet-scroll fine mt-12 overflow-x-auto border-t pt-6 text-ink-soft">
          {error.stack}
        </pre>
      ) : null}
    </div>
  );
}
