import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import type { MineDesign } from '#contracts/mine.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { longDate, pounds } from '#engine/model/format.ts';
import { useOpenStudio } from '#app/features/studio/use-open-studio.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { forgetDesign, keepDesign } from '#app/pwa/kept-designs.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast.ts';
import { RenameForm } from './rename-form.tsx';

const SMALL = 'small inline-flex min-h-9 items-center underline underline-offset-[0.2em]';

type Props = {
  design: MineDesign;
  sessionId: string;
  /** It opens without a connection. */
  isKept: boolean;
  isOffline: boolean;
  /** Reads the list again. */
  onChange: () => Promise<void>;
};

/** One design of one's own, with what can be done with it. */
export function DesignEntry(props: Props) {
  const { design, sessionId } = props;
  const [isGone, setGone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setBusy(false);
  };
  const call = (address: string) => callApi(address, { json: { sessionId } });
  const remove = () =>
    attempt(async () => {
      await call(STUDIO_API.remove(design.id));
      await forgetDesign(design.id).catch(() => undefined);
      setGone(true);
    });
  const restore = () =>
    attempt(async () => {
      await call(STUDIO_API.restore(design.id));
      setGone(false);
    });
  return (
    <li className="flex flex-col">
      {isGone ? (
        <div className="grid h-full content-center justify-items-start gap-3 border border-dashed p-6">
          <p role="status">“{design.title}” is deleted. It goes for good after 30 days.</p>
          <Button size="small" variant="outline" disabled={isBusy} onClick={() => void restore()}>
            Bring it back
          </Button>
        </div>
      ) : (
        <Shown {...props} isBusy={isBusy} attempt={attempt} remove={() => void remove()} />
      )}
      {fault ? <FieldError id={`fault-${design.id}`}>{fault}</FieldError> : null}
    </li>
  );
}

function Shown({
  design,
  sessionId,
  isKept,
  isOffline,
  onChange,
  isBusy,
  attempt,
  remove,
}: Props & {
  isBusy: boolean;
  attempt: (work: () => Promise<void>) => Promise<void>;
  remove: () => void;
}) {
  const [isNaming, setNaming] = useState(false);
  const { open, isOpening, fault } = useOpenStudio(design.id, sessionId);
  const name = <span className="sr-only">: {design.title}</span>;
  const isOpenable = !isOffline || isKept;
  const keep = () =>
    attempt(async () => {
      if (isKept) await forgetDesign(design.id);
      else await keepDesign(design.id, design.hasPicture ? [design.imageUrl] : []);
      await onChange();
      showToast(
        isKept
          ? { title: 'Removed', description: 'This design is no longer kept on this device.' }
          : {
              title: 'Kept on this device',
              description: 'It opens and can be changed without a connection now.',
            },
      );
    });
  return (
    <>
      <div className="group relative">
        <Picture
          url={design.imageUrl}
          alt={design.hasPicture ? '' : `Plan of ${design.title}`}
          className="aspect-[8/5] overflow-hidden border bg-sheet"
          imageClassName="size-full bg-[#faf7f0] object-contain"
        />
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {design.isInLibrary ? <Badge tone="leaf">In the library</Badge> : null}
          {isKept ? <Badge>Kept on this device</Badge> : null}
        </div>
        <h3 className="display-4 mt-3">
          <SiteLink
            to={`/design/${design.id}`}
            className="transition-colors after:absolute after:inset-0 group-hover:text-clay"
          >
            {design.title}
          </SiteLink>
        </h3>
      </div>
      <p className="small mt-1 text-ink-soft">
        <span className="figures font-medium text-ink">{pounds(design.total)}</span> with VAT
        {design.changedAt ? `, changed by you on ${longDate(design.changedAt)}` : ''}
      </p>
      {design.fixedBecause ? (
        <p className="fine mt-1 text-ink-soft">{design.fixedBecause} A copy of it is changed.</p>
      ) : null}
      {isNaming ? (
        <RenameForm
          design={design}
          sessionId={sessionId}
          onClose={() => setNaming(false)}
          onRenamed={onChange}
        />
      ) : (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 sm:gap-x-5">
          <Button
            size="small"
            variant="ink"
            disabled={isOpening || !isOpenable}
            onClick={() => void open()}
          >
            <PencilRuler aria-hidden size={15} strokeWidth={1.6} />
            {design.fixedBecause ? 'Change a copy' : 'Change it'}
            {name}
          </Button>
          {design.fixedBecause || isOffline ? null : (
            <button type="button" className={SMALL} onClick={() => setNaming(true)}>
              Rename{name}
            </button>
          )}
          {isOffline && !isKept ? null : (
            <button type="button" className={SMALL} disabled={isBusy} onClick={() => void keep()}>
              {isKept ? 'Do not keep offline' : 'Keep offline'}
              {name}
            </button>
          )}
          {isOffline ? null : (
            <button type="button" className={SMALL} disabled={isBusy} onClick={remove}>
              Delete{name}
            </button>
          )}
        </div>
      )}
      {fault ? <FieldError id={`open-${design.id}`}>{fault}</FieldError> : null}
    </>
  );
}
