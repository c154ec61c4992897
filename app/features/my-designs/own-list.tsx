import { useEffect, useState, type ReactNode } from 'react';
import { longDate } from '#engine/model/format.ts';
import { plainWordsOf } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PutTogether } from '#app/features/together/sharing.tsx';
import { CarriedHere } from './carried-here.tsx';
import { carriedIn } from './carry.ts';
import { DesignEntry } from './design-entry.tsx';
import { DeviceSection } from './device-section.tsx';
import { type Mine, readMine, searched } from './mine-store.ts';

type State = { mine: Mine | null; fault: string | null };

/** The designs themselves: which they are, this browser alone knows. */
export function OwnList() {
  const [{ mine, fault }, setState] = useState<State>({ mine: null, fault: null });
  const [carried, setCarried] = useState(() => carriedIn(location.hash));
  const [search, setSearch] = useState('');
  const read = () =>
    readMine().then(
      (found) => setState({ mine: found, fault: null }),
      (error: unknown) => setState({ mine: null, fault: plainWordsOf(error) }),
    );
  useEffect(() => void read(), []);

  const arrival = carried.length ? (
    <CarriedHere
      sessionIds={carried}
      onDone={async (isTaken) => {
        history.replaceState(history.state, '', location.pathname);
        setCarried([]);
        if (isTaken) await read();
      }}
    />
  ) : null;
  if (fault)
    return (
      <Page before={arrival}>
        <Notice tone="error" title="Your designs could not be loaded">
          <p>{fault}</p>
          <Button
            size="small"
            variant="outline"
            className="mt-3"
            onClick={() => {
              setState({ mine: null, fault: null });
              void read();
            }}
          >
            Try again
          </Button>
        </Notice>
      </Page>
    );
  if (!mine)
    return (
      <Page before={arrival}>
        <p role="status" className="text-ink-soft">
          Looking for your designs…
        </p>
      </Page>
    );
  if (!mine.requests.length)
    return (
      <Page before={arrival}>
        <h2 className="display-3">No designs on this device yet</h2>
        <p className="mt-3 max-w-xl text-ink-soft">
          Describe your garden, and its three designs are listed here from then on. If you made some
          on another device, open “My designs” there and send yourself its link.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button to="/ai-design">Design a garden</Button>
          <Button to="/design-library" variant="outline">
            Start from the library
          </Button>
        </div>
      </Page>
    );

  const found = searched(mine.requests, search);
  const count = found.reduce((sum, { designs }) => sum + designs.length, 0);
  return (
    <Page before={arrival}>
      {mine.isOld ? (
        <Notice title="No connection" className="mb-8">
          <p>
            This is the list as you last saw it here. What is marked as kept on this device opens
            and can be changed.
          </p>
        </Notice>
      ) : null}
      <div className="max-w-md">
        <Field label="Search your designs" hint="A word of your description, or a name">
          {(parts) => (
            <Input
              {...parts}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="small mt-2 text-ink-soft">
          {search && !count ? 'None of your designs has these words.' : ''}
          {search && count ? `${count} ${count === 1 ? 'design' : 'designs'}` : ''}
        </p>
      </div>
      {found.map((request) => (
        <section
          key={request.sessionId}
          aria-labelledby={`asked-${request.sessionId}`}
          className="mt-10 border-t pt-7"
        >
          <p className="small text-ink-soft">{longDate(request.createdAt)}</p>
          <h2 id={`asked-${request.sessionId}`} className="display-4 mt-1 line-clamp-2 max-w-3xl">
            {request.words ? `“${request.words}”` : 'Begun from a design of the library'}
          </h2>
          {request.designs.length > 1 && !mine.isOld ? (
            <PutTogether id={request.designs[0]!.id} className="mt-5" />
          ) : null}
          <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {request.designs.map((design) => (
              <DesignEntry
                key={design.id}
                design={design}
                sessionId={request.sessionId}
                isKept={mine.kept.includes(design.id)}
                isOffline={mine.isOld}
                onChange={read}
              />
            ))}
          </ul>
        </section>
      ))}
      <DeviceSection requests={mine.requests} isOffline={mine.isOld} onErased={read} />
    </Page>
  );
}

function Page({ before, children }: { before: ReactNode; children: ReactNode }) {
  return (
    <>
      {before}
      <div className="mt-10">{children}</div>
    </>
  );
}
