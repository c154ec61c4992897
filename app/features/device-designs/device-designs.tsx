import { lazy, Suspense, useState } from 'react';
import { countOf, decimal, pounds } from '#engine/model/format.ts';
import { useOutbox, type OutboxEntry } from '#app/pwa/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { deviceStudioId } from './device-studio-id.ts';
import type { DeviceAnswer, DeviceDesign } from './device-types.ts';

const DeviceStudio = lazy(() =>
  import('./device-studio.tsx').then((module) => ({ default: module.DeviceStudio })),
);
const FAILED =
  'It could not be drawn on this device. Your description waits here, and is sent when there is a network.';

/** Beside a description that waits for a network: the same three gardens, drawn here. */
export function DeviceDesigns({ className }: { className?: string }) {
  const waiting = useOutbox('design').filter(({ state }) => state === 'waiting');
  return waiting.map((entry) => (
    <div key={entry.key} className={className}>
      <Drawn entry={entry} />
    </div>
  ));
}

function Drawn({ entry }: { entry: OutboxEntry }) {
  const [answer, setAnswer] = useState<DeviceAnswer | 'busy' | null>(null);
  const draw = () => {
    setAnswer('busy');
    void import('./device-designer.ts')
      .then(({ designHere }) => designHere(entry.fields))
      .then(setAnswer)
      .catch((error: unknown) => setAnswer({ kind: 'failed', message: String(error) }));
  };
  /** Of the three the one that is being changed. */
  const [open, setOpen] = useState<number | null>(null);
  const designs =
    answer !== null && answer !== 'busy' && answer.kind === 'designs' ? answer.designs : null;
  return (
    <>
      {designs ? null : (
        <Button aria-disabled={answer === 'busy'} onClick={answer === 'busy' ? undefined : draw}>
          Draw it on this device now
        </Button>
      )}
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {answer === 'busy'
          ? 'Drawing three gardens on this device. A telephone takes some ten seconds…'
          : designs
            ? 'Three gardens, drawn on this device. They get their pages and pictures when your description has been sent; what you change here is in the studio of each then.'
            : answer?.kind === 'refused'
              ? answer.plain
              : answer
                ? FAILED
                : ''}
      </p>
      {designs ? (
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {designs.map((design, n) => (
            <li key={design.title}>
              <Card design={design} onChange={() => setOpen(n)} />
            </li>
          ))}
        </ul>
      ) : null}
      {designs && open !== null ? (
        <ErrorBoundary
          fallback={
            <p role="alert" className="mt-4 text-danger">
              The studio could not be opened on this device. It opens once your description has been
              sent.
            </p>
          }
        >
          <Suspense fallback={null}>
            <DeviceStudio
              view={{ ...designs[open]!.view, id: deviceStudioId(entry.key, open) }}
              onDone={() => setOpen(null)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

function Card({ design, onChange }: { design: DeviceDesign; onChange: () => void }) {
  const plants = design.plants.reduce((sum, one) => sum + one.count, 0);
  return (
    <article className="border bg-sheet">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(design.svg)}`}
        alt={`Plan of ${design.title}`}
        className="block aspect-[4/3] w-full border-b bg-[#faf7f0] object-contain"
      />
      <div className="grid gap-2 p-4">
        <h3 className="display-4">{design.title}</h3>
        <p className="figures">
          about {pounds(Math.round(design.total / 10) * 10)}{' '}
          <span className="fine text-ink-soft">including VAT</span>
        </p>
        <ul className="small text-ink-soft">
          {design.areas.map(({ label, m2 }) => (
            <li key={label} className="figures flex justify-between gap-3">
              <span>{label}</span>
              <span>{decimal(m2)} m²</span>
            </li>
          ))}
        </ul>
        <Button size="small" variant="outline" className="justify-self-start" onClick={onChange}>
          Change it
          <span className="sr-only">: {design.title}</span>
        </Button>
        <Disclosure summary={<h4 className="small font-medium">{countOf(plants, 'plant')}</h4>}>
          <ul className="small text-ink-soft">
            {design.plants.map(({ name, count }) => (
              <li key={name} className="figures flex justify-between gap-3">
                <span>{name}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </article>
  );
}
