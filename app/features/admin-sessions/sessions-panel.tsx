import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AttemptOutcome, OwnerAccess, OwnerSession } from '#contracts/owner.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useListFocus } from '#app/features/admin/focus-list.ts';
import { useLogout } from '#app/features/admin/use-logout.tsx';
import { whenText } from '#app/features/admin/when.ts';
import { useLastError } from '#app/features/admin/last-error.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Table, Td, Th } from '#app/ui/table.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';

const KEY = [ADMIN_API.sessions];
const NOT_ENDED = 'The session could not be ended';
const OUTCOMES: Record<AttemptOutcome, string> = {
  'signed-in': 'Signed in',
  'password-confirmed': 'Password confirmed, to change it',
  'wrong-password': 'Wrong password',
  delayed: 'Told to wait',
  busy: 'Turned away, too many at once',
  unfinished: 'Not finished',
};

/** Who is signed in, who tried, and the password. */
export function SessionsPanel() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => adminFetch<OwnerAccess>(ADMIN_API.sessions, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data, error } = useLastError(ADMIN_API.sessions, query);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });

  return (
    <div className="grid gap-14">
      <ListNotFetched query={{ isError: error !== null, error, refetch: query.refetch }}>
        Who is signed in could not be read.
      </ListNotFetched>
      {data ? (
        <>
          <LiveSessions sessions={data.sessions} onChanged={refresh} />
          <Password canChange={data.canChangePassword} onChanged={refresh} />
          <Passkeys />
          <Attempts attempts={data.attempts} />
        </>
      ) : null}
      {data || error ? null : (
        <p role="status" className="text-ink-soft">
          Reading who is signed in…
        </p>
      )}
    </div>
  );
}

function LiveSessions({
  sessions,
  onChanged,
}: {
  sessions: readonly OwnerSession[];
  onChanged: () => void;
}) {
  const end = useMutation({
    mutationFn: (session: OwnerSession | 'others') =>
      session === 'others'
        ? adminFetch<{ message: string }>(ADMIN_API.endOtherSessions, { method: 'POST' })
        : adminFetch<{ message: string }>(ADMIN_API.sessionById(session.id), { method: 'DELETE' }),
    onSuccess: ({ message }) => showToast({ title: message }),
    onError: (error) =>
      showToast({ title: NOT_ENDED, description: reasonOf(error), tone: 'danger', isSilent: true }),
    // Also after a failure: the session may have expired.
    onSettled: onChanged,
  });
  const onPress = useListFocus();
  const endBy = (session: OwnerSession | 'others') => ({
    'aria-disabled': end.isPending,
    onClick: (press: MouseEvent) => {
      if (end.isPending) return;
      onPress(press);
      end.mutate(session);
    },
  });
  const { isLeaving, logOut, question } = useLogout();
  const others = sessions.filter((session) => !session.isCurrent).length;
  const failure = end.error ? `${NOT_ENDED}: ${reasonOf(end.error)}` : null;
  const failedFor = end.variables === 'others' ? 'others' : end.variables?.id;
  return (
    <section aria-labelledby="live-sessions">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h3 id="live-sessions" className="display-4">
            Who is signed in, and where
          </h3>
          <p className="small mt-1.5 text-ink-soft">Each sign-in ends two hours after it began.</p>
        </div>
        {others > 0 ? (
          <Button variant="outline" size="small" {...endBy('others')}>
            End all other sessions
          </Button>
        ) : null}
      </div>
      {failure && failedFor === 'others' ? (
        <FieldError id="others-not-ended">{failure}</FieldError>
      ) : null}
      <ul className="mt-6 border-t">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {session.device}
                {session.who === null ? null : <Badge>{session.who}</Badge>}
                {session.isCurrent ? <Badge>This one</Badge> : null}
              </p>
              <p className="small figures mt-1 wrap-anywhere text-ink-soft">
                From {session.address}, signed in {whenText(session.signedInAt)}, ends{' '}
                {whenText(session.endsAt)}
              </p>
            </div>
            {session.isCurrent ? (
              <Button variant="outline" size="small" aria-disabled={isLeaving} onClick={logOut}>
                Logout
              </Button>
            ) : (
              <Button
                variant="outline"
                size="small"
                {...endBy(session)}
                aria-label={`End the session of ${session.device} from ${session.address}`}
              >
                End
              </Button>
            )}
            {failure && failedFor === session.id ? (
              <div className="basis-full">
                <FieldError id={`not-ended-${session.id}`}>{failure}</FieldError>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {question}
    </section>
  );
}

function Password({ canChange, onChanged }: { canChange: boolean; onChanged: () => void }) {
  return (
    <section aria-labelledby="owner-password">
      <h3 id="owner-password" className="display-4">
        Password
      </h3>
      {canChange ? (
        <>
          <p className="small mt-1.5 max-w-prose text-ink-soft">
            A long one that is used nowhere else is best. Changing it ends every session but this.
          </p>
          <PasswordForm onChanged={onChanged} />
        </>
      ) : (
        <p className="mt-3 max-w-prose text-ink-soft">
          It is set by ADMIN_PASSWORD where the server is started, and is changed there. A start
          with a new one ends every session.
        </p>
      )}
    </section>
  );
}

function Attempts({ attempts }: { attempts: OwnerAccess['attempts'] }) {
  return (
    <section aria-labelledby="sign-in-attempts">
      <h3 id="sign-in-attempts" className="display-4">
        Latest attempts to sign in
      </h3>
      <p className="small mt-1.5 mb-4 max-w-prose text-ink-soft">
        Kept for 90 days. After five wrong passwords an address has to wait, a little longer each
        time; nobody else does.
      </p>
      <Table caption="Latest attempts to sign in">
        <thead>
          <tr>
            <Th>When</Th>
            <Th>What happened</Th>
            <Th>From</Th>
            <Th>With</Th>
          </tr>
        </thead>
        <tbody className="figures">
          {attempts.map((attempt) => (
            <tr key={attempt.id}>
              <Td className="whitespace-nowrap">{whenText(attempt.at)}</Td>
              <Td
                className={
                  attempt.outcome === 'signed-in' || attempt.outcome === 'password-confirmed'
                    ? undefined
                    : 'font-medium text-danger'
                }
              >
                {OUTCOMES[attempt.outcome]}
                {attempt.count > 1 ? `, ${attempt.count} times` : ''}
              </Td>
              <Td className="whitespace-nowrap">{attempt.address}</Td>
              <Td>{attempt.device}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
