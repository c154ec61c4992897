import { data, Form, useNavigation } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import type { Route } from './+types/unsubscribe';

/** Only looked at: programs that open every link of a message must not end anything. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(useCasesContext).readUnsubscribe(params.token);
  return found ?? data(null, { status: 404 });
}

/** The button of the page, and the one press of a mail program (RFC 8058), which posts here without having seen it. */
export async function action({ context, params }: Route.ActionArgs) {
  const ended = await context.get(useCasesContext).unsubscribe(params.token);
  return ended ?? data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `No more e-mails | ${siteOf(matches).firmName}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <div className="wrap flex min-h-[55vh] max-w-3xl flex-col justify-center py-20">
      {loaderData === null ? (
        <>
          <h1 className="display-2">This link doesn’t work</h1>
          <p className="lede mt-5 text-ink-soft">
            The link may be incomplete. You can also reply to the e-mail and ask us to stop.
          </p>
          <Button to="/" className="mt-8 self-start">
            Back to the home page
          </Button>
        </>
      ) : loaderData.isDone ? (
        <>
          <h1 className="display-2">You won’t get any more of these</h1>
          <p role="status" className="lede mt-5 text-ink-soft">
            We won’t send you any more {loaderData.what}. You’ll still get e-mails about your
            appointments and quotes.
          </p>
          <Button to="/" className="mt-8 self-start">
            Back to the home page
          </Button>
        </>
      ) : (
        <>
          <h1 className="display-2">No more of these e-mails?</h1>
          <p className="lede mt-5 text-ink-soft">
            Press the button and we’ll stop sending you {loaderData.what}. You’ll still get e-mails
            about your appointments and quotes.
          </p>
          <Form method="post" className="mt-8">
            <button
              type="submit"
              disabled={isSending}
              aria-busy={isSending}
              className={buttonLook({ size: 'large' })}
            >
              Stop sending me these
            </button>
          </Form>
        </>
      )}
    </div>
  );
}
