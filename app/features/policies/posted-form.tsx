import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { callApi, CallError } from '#app/lib/call-api.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';

const OFFLINE =
  'There is no connection, and nothing was sent. Please try again once you are back online.';
const NO_ANSWER =
  'No answer came back, so we do not know whether it has arrived. Please check your connection and send it once more as it stands: the same words are stored only once.';

/** What a form that was posted without scripts came to, and what stood in it. */
export type PostedFailure = {
  message: string;
  errors: readonly { field: string; message: string }[];
  values: Readonly<Record<string, string>>;
};
export type FieldTies = { name: string; defaultValue: string | undefined };
/** `isUnsure`: it may have arrived all the same. */
type Failure = Pick<PostedFailure, 'message' | 'errors'> & { isUnsure?: boolean };

const UNSURE: Failure = { message: NO_ANSWER, errors: [], isUnsure: true };

type Props = {
  label: string;
  /** The page, which takes the form where scripts do not run. */
  action: string;
  /** The call that takes it where they do. */
  call: string;
  failed: PostedFailure | null;
  /** "Your complaint": what is sent. */
  sent: string;
  button: { idle: string; busy: string };
  small: ReactNode;
  children: (
    tie: (field: string) => FieldTies,
    errorOf: (field: string) => string | undefined,
  ) => ReactNode;
};

/**
 * A form that is the same with and without scripts: the server checks it and names the fields, and its answer leads to the
 * private page of what was sent. What is typed stays on the page.
 */
export function PostedForm({ label, action, call, failed, sent, button, small, children }: Props) {
  const [failure, setFailure] = useState<Failure | null>(failed);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [keyOf] = useState(() => requestKeys());
  useEffect(() => {
    if (!failure) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? problem.current)?.focus({ preventScroll: true });
    (wrong ?? problem.current)?.scrollIntoView({ block: 'center' });
  }, [failure]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    const fields = fieldsOf(event.currentTarget);
    const outcome = await post(call, { ...fields, requestKey: keyOf(fields) });
    // The button stays as it is while the next page comes.
    if ('link' in outcome) return location.assign(outcome.link);
    setIsSending(false);
    setFailure(outcome);
  };

  const errorOf = (field: string) => failure?.errors.find((one) => one.field === field)?.message;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      aria-label={label}
      noValidate
      data-draft={action}
      onSubmit={(event) => void send(event)}
      className="grid max-w-[46rem] gap-x-8 gap-y-6 border bg-sheet p-5 sm:grid-cols-2 sm:p-9"
    >
      {children((name) => ({ name, defaultValue: failed?.values[name] }), errorOf)}
      <Honeypot />
      <div ref={problem} tabIndex={-1} className="outline-none sm:col-span-2 empty:hidden">
        {failure ? (
          <Notice
            tone="error"
            title={failure.isUnsure ? `${sent} may not have arrived` : `${sent} was not sent`}
          >
            <p>
              {failure.errors.length > 0 ? 'Please look at what is marked above.' : failure.message}{' '}
              What you’ve written is still here.
            </p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="large" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? button.busy : button.idle}
        </Button>
        <p className="fine max-w-[26rem] text-ink-soft">{small}</p>
      </div>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') fields[name] = value;
  return fields;
}

async function post(url: string, json: unknown): Promise<{ link: string } | Failure> {
  try {
    const { link } = await callApi<{ link?: string }>(url, { json });
    return link ? { link } : UNSURE;
  } catch (error) {
    if (!(error instanceof CallError) || error.isUnsure)
      return navigator.onLine ? UNSURE : { message: OFFLINE, errors: [] };
    return { message: error.plain, errors: error.fields };
  }
}
