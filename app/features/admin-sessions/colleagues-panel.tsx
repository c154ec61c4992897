/** Who signs in beside the owner: added with a password that is shown once, changed, and taken away. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ColleagueList,
  type ColleaguePassword,
  type ColleagueRow,
  COLLEAGUES_URL,
} from '#contracts/colleagues.ts';
import { ROLE_LABELS, ROLE_WORDS } from '#contracts/rights.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { ListFailed, ListLoading } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { SectionHead } from '#app/features/admin-settings/section-head.tsx';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { ColleagueForm } from './colleague-form.tsx';
import { MadePassword } from './made-password.tsx';

type Open = 'add' | { edit: string } | null;

export function ColleaguesPanel() {
  const client = useQueryClient();
  const { data, isError, error, refetch } = useAdminList<ColleagueList>(COLLEAGUES_URL);
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState<ColleaguePassword | null>(null);
  const [asked, setAsked] = useState<{ what: 'password' | 'remove'; row: ColleagueRow } | null>(
    null,
  );
  const renew = () => client.invalidateQueries({ queryKey: [COLLEAGUES_URL] });
  const show = (password: ColleaguePassword) => {
    setMade(password);
    setOpen(null);
    setAsked(null);
    void renew();
  };
  return (
    <section>
      <SectionHead title="Who signs in">
        You sign in with the password alone. Whoever works with you signs in with an e-mail address
        and a password of their own, and may do less; every change is kept under their name. Once
        somebody is here, the sign-in asks for the address, which you leave empty.
      </SectionHead>
      {made ? <MadePassword made={made} onClose={() => setMade(null)} /> : null}
      {!data && isError ? (
        <ListFailed reason={reasonOf(error)} onRetry={refetch}>
          Who signs in could not be read.
        </ListFailed>
      ) : null}
      {!data && !isError ? <ListLoading label="Loading who signs in" /> : null}
      {data ? (
        <>
          {data.items.length === 0 ? (
            <p className="max-w-prose border-t pt-5 text-ink-soft">
              Nobody but you yet. Somebody in the office could answer enquiries, keep the diary and
              write quotes without seeing settings or changing prices.
            </p>
          ) : (
            <ul className="border-t">
              {data.items.map((row) => (
                <li key={row.id} className="border-b py-4">
                  {open !== null && open !== 'add' && open.edit === row.id ? (
                    <ColleagueForm
                      row={row}
                      onSaved={() => {
                        setOpen(null);
                        showToast({ title: `${row.name} was changed` });
                        void renew();
                      }}
                      onCancel={() => setOpen(null)}
                    />
                  ) : (
                    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                      <div className="min-w-0">
                        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                          {row.name} <Badge>{ROLE_LABELS[row.role]}</Badge>
                        </p>
                        <p className="small figures mt-1 wrap-anywhere text-ink-soft">
                          {row.email},{' '}
                          {row.lastSignInAt
                            ? `last signed in ${whenText(row.lastSignInAt)}`
                            : 'has not signed in yet'}
                        </p>
                        <p className="small mt-1 max-w-prose text-ink-soft">
                          {ROLE_WORDS[row.role]}
                        </p>
                      </div>
                      <div className="flex flex-wrap gap-2">
                        <Button
                          variant="outline"
                          size="small"
                          aria-label={`Change ${row.name}`}
                          onClick={() => setOpen({ edit: row.id })}
                        >
                          Change
                        </Button>
                        <Button
                          variant="outline"
                          size="small"
                          aria-label={`A new password for ${row.name}`}
                          onClick={() => setAsked({ what: 'password', row })}
                        >
                          New password
                        </Button>
                        <Button
                          variant="outline"
                          size="small"
                          aria-label={`Take the sign-in of ${row.name} away`}
                          onClick={() => setAsked({ what: 'remove', row })}
                        >
                          Take away
                        </Button>
                      </div>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-7">
            {open === 'add' ? (
              <ColleagueForm onAdded={show} onCancel={() => setOpen(null)} />
            ) : (
              <Button onClick={() => setOpen('add')}>Add somebody</Button>
            )}
          </div>
        </>
      ) : null}
      {asked?.what === 'password' ? (
        <NewPassword row={asked.row} onMade={show} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.what === 'remove' ? (
        <DeleteDialog
          title="Take this sign-in away?"
          name={asked.row.name}
          question={`${asked.row.name} is signed out everywhere and cannot sign in any more. What they did keeps their name. To let them in again, add them anew.`}
          label="Take away"
          staysInBin={false}
          remove={() => adminFetch(`${COLLEAGUES_URL}/${asked.row.id}`, { method: 'DELETE' })}
          onDeleted={() => {
            showToast({ title: `${asked.row.name} cannot sign in any more` });
            setAsked(null);
            void renew();
          }}
          onClose={() => setAsked(null)}
          fail={(description) =>
            showToast({ title: 'It was not taken away', description, tone: 'danger' })
          }
        />
      ) : null}
    </section>
  );
}

function NewPassword({
  row,
  onMade,
  onClose,
}: {
  row: ColleagueRow;
  onMade: (made: ColleaguePassword) => void;
  onClose: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      onMade(
        await adminFetch<ColleaguePassword>(`${COLLEAGUES_URL}/${row.id}/password`, {
          method: 'POST',
        }),
      );
    } catch (error) {
      setFailure(reasonOf(error));
      setIsBusy(false);
    }
  };
  return (
    <AskDialog
      title={`A new password for ${row.name}?`}
      stay="Cancel"
      onStay={onClose}
      isBusy={isBusy}
      failure={failure}
      answers={[{ label: 'Make a new password', onClick: () => void make() }]}
    >
      <p>The one they have is worth nothing from then on, and they are signed out everywhere.</p>
    </AskDialog>
  );
}
