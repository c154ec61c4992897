import { useState } from 'react';
import { LeaveQuestion, useAskToLeave } from '#app/features/admin/leave-question.tsx';
import { makeId } from '#app/lib/make-id.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { BlockForm } from './block-form.tsx';
import { HandBookingForm } from './hand-booking-form.tsx';

/** `time`: "10:15"; null where none was chosen. */
export type AddAt = { date: string; time: string | null };
export type AddFormProps = {
  at: AddAt;
  /** @param date its day */ onAdded: (date: string) => void;
  typed: Typed | null;
  /** @param typed null if the form has its initial values */ onTyped: (
    typed: Typed | null,
  ) => void;
  onBusy: (isBusy: boolean) => void;
};
/** Unsaved form values. */
type Typed = Readonly<Record<string, string>>;

const PANEL = 'diary-add';
const TABS = [
  { id: 'appointment', label: 'An appointment' },
  { id: 'block', label: 'Time I keep free' },
] as const;
type Tab = (typeof TABS)[number]['id'];

/** Adds an appointment taken by phone, or a blocked time. Typing in one tab is kept while the other is open or saved; leaving asks. */
export function AddDialog({
  at,
  onClose,
  onAdded,
}: {
  at: AddAt;
  onClose: () => void;
  onAdded: (date: string) => void;
}) {
  const [tab, setTab] = useState<Tab>('appointment');
  const [typed, setTyped] = useState<Record<Tab, Typed | null>>({ appointment: null, block: null });
  // Sent twice it is entered once.
  const [requestKey, setRequestKey] = useState(makeId);
  const [isBusy, setIsBusy] = useState(false);
  const leave = useAskToLeave(typed.appointment !== null || typed.block !== null, onClose);
  const propsOf = (own: Tab): AddFormProps => ({
    at,
    typed: typed[own],
    onTyped: (next) => setTyped((before) => ({ ...before, [own]: next })),
    onBusy: setIsBusy,
    onAdded: (date) => {
      const other = own === 'block' ? 'appointment' : 'block';
      if (typed[other]) {
        setTyped({ ...typed, [own]: null });
        if (own === 'appointment') setRequestKey(makeId());
        return setTab(other);
      }
      leave.settle();
      onAdded(date);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) leave.askToClose();
      }}
      title="Add to the diary"
      description="Opening hours and days off do not limit you here; other appointments do."
      staysOpenOutside
      className="sm:max-w-2xl!"
    >
      <ViewTabs<Tab>
        label="What to add"
        tabs={TABS.map((one) => ({ ...one, isOff: isBusy && one.id !== tab }))}
        active={tab}
        panelId={PANEL}
        onChange={setTab}
        className="border-b"
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${tab}`} className="mt-6">
        {tab === 'appointment' ? (
          <HandBookingForm
            {...propsOf('appointment')}
            requestKey={requestKey}
            onAnother={() => setRequestKey(makeId())}
          />
        ) : (
          <BlockForm {...propsOf('block')} />
        )}
      </div>
      {leave.leaving ? <LeaveQuestion {...leave.leaving} couldKeep={false} /> : null}
    </Dialog>
  );
}
