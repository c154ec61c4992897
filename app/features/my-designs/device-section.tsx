import { useState } from 'react';
import type { AskedGarden } from '#contracts/mine.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { callApi, plainWordsOf } from '#app/lib/call-api.ts';
import { forgetOwnDesigns } from '#app/lib/own-designs.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { sharePage } from '#app/lib/share.ts';
import { forgetDesign } from '#app/pwa/kept-designs.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import { linkToCarry } from './carry.ts';
import { forgetList } from './mine-store.ts';

type Props = {
  requests: readonly AskedGarden[];
  isOffline: boolean;
  onErased: () => Promise<void>;
};

/** What concerns all of them: another device, a file of everything, and erasing. */
export function DeviceSection({ requests, isOffline, onErased }: Props) {
  const ids = requests.map(({ sessionId }) => sessionId);
  const carry = () =>
    sharePage(
      {
        title: 'My garden designs',
        text: 'Open this on your other device to go on there.',
        url: linkToCarry(location.origin + location.pathname, ids),
      },
      'Link copied to clipboard!',
    );
  return (
    <section aria-labelledby="on-this-device" className="mt-16 border-t pt-8">
      <h2 id="on-this-device" className="display-3">
        All of them
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-3">
        <div>
          <h3 className="font-medium">On another device</h3>
          <p className="small mt-1 text-ink-soft">
            A link that opens them on your phone, tablet or computer, to be changed there too.
            Whoever has it can change and delete them, so send it to yourself alone. To show a
            garden to others, share its own page instead.
          </p>
          <Button size="small" variant="outline" className="mt-3" onClick={() => void carry()}>
            Get the link
          </Button>
        </div>
        <TakeAway requests={requests} isOffline={isOffline} />
        <Erase requests={requests} isOffline={isOffline} onErased={onErased} />
      </div>
    </section>
  );
}

function TakeAway({ requests, isOffline }: Omit<Props, 'onErased'>) {
  const [progress, setProgress] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = async () => {
    setFault(null);
    setProgress('Collecting…');
    try {
      const { zipOf } = await import('./take-away.ts');
      const zip = await zipOf(requests, (done, of) => setProgress(`Design ${done + 1} of ${of}…`));
      saveFile(zip, 'My garden designs.zip');
    } catch {
      setFault('Not everything could be collected. Please try again in a minute.');
    }
    setProgress(null);
  };
  return (
    <div>
      <h3 className="font-medium">As files</h3>
      <p className="small mt-1 text-ink-soft">
        Of each: the plan, the setting-out plan and the planting plan at A3, the drawing for a
        drawing program (DXF), the plants and the quantities as tables, and what you wrote.
      </p>
      <Button
        size="small"
        variant="outline"
        className="mt-3"
        disabled={isOffline || progress !== null}
        aria-busy={progress !== null}
        onClick={() => void take()}
      >
        {progress ?? 'Download everything'}
      </Button>
      {fault ? <FieldError id="take-fault">{fault}</FieldError> : null}
    </div>
  );
}

function Erase({ requests, isOffline, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const count = requests.reduce((sum, { designs }) => sum + designs.length, 0);
  const erase = async () => {
    setBusy(true);
    setFault(null);
    const gone = new Set(requests.map(({ sessionId }) => sessionId));
    try {
      await callApi(STUDIO_API.eraseMine, { json: { sessionIds: [...gone] } });
      for (const { id } of requests.flatMap(({ designs }) => designs))
        await forgetDesign(id).catch(() => undefined);
      forgetOwnDesigns((_, sessionId) => sessionId !== null && gone.has(sessionId));
      forgetList();
      setAsking(false);
      showToast({ title: 'Erased', description: 'Your designs and what you wrote are gone.' });
      await onErased();
    } catch (error) {
      setFault(plainWordsOf(error));
    }
    setBusy(false);
  };
  return (
    <div>
      <h3 className="font-medium">Erase</h3>
      <p className="small mt-1 text-ink-soft">
        Removes all {count} designs, their pictures and what you wrote, here and on our side, for
        good. What you sent us with an enquiry stays with that enquiry.
      </p>
      <Button
        size="small"
        variant="outline"
        className="mt-3"
        disabled={isOffline}
        onClick={() => setAsking(true)}
      >
        Erase all my designs
      </Button>
      {isAsking ? (
        <AskDialog
          title={`Erase all ${count} designs?`}
          stay="Keep them"
          answers={[{ label: 'Erase for good', tone: 'danger', onClick: () => void erase() }]}
          isBusy={isBusy}
          failure={fault}
          onStay={() => setAsking(false)}
        >
          <p>They go at once and cannot be brought back, not by us either.</p>
        </AskDialog>
      ) : null}
    </div>
  );
}
