import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  type AdminSettings,
  SETTING_SECTIONS,
  type SettingSection,
} from '#contracts/admin-settings.ts';
import type { ZodType } from 'zod';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { ConflictPanel } from '#app/features/admin/conflict-panel.tsx';
import { FocusedNotice } from '#app/features/admin/focused-notice.tsx';
import { HistoryPanel } from '#app/features/admin/history-panel.tsx';
import { useRecordForm } from '#app/features/admin/use-record-form.ts';
import { whenText } from '#app/features/admin/when.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { SECTION_HEADING, SectionHead, SETTINGS_URL } from './section-head.tsx';

/** Select what of a section has the focus. */
const FIELD = 'form :is(input, select, textarea)';
const SAVE = 'form [type=submit]';

type Values<Name extends SettingSection> = AdminSettings['sections'][Name]['values'] & FieldValues;
type Stored<Name extends SettingSection> = { id: string; version: number; values: Values<Name> };
export type SectionFormApi<Name extends SettingSection> = UseFormReturn<
  Values<Name>,
  unknown,
  Values<Name>
>;

type Props<Name extends SettingSection> = {
  section: Name;
  title: string;
  lede?: string;
  settings: AdminSettings;
  /** In the order in which two versions are compared. */
  labels: Readonly<Record<string, string>>;
  onSaved: () => void;
  children: (form: SectionFormApi<Name>) => ReactNode;
};

/** A section of the settings with its own Save. What is typed is kept on this device, leaving asks, and a save from another window is shown beside yours. */
export function SectionForm<Name extends SettingSection>({
  section,
  title,
  lede,
  settings,
  labels,
  onSaved,
  children,
}: Props<Name>) {
  const client = useQueryClient();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [record] = useState<Stored<Name>>(() => ({
    id: section,
    version: settings.sections[section].version,
    values: settings.sections[section].values as Values<Name>,
  }));
  const save = async (input: Values<Name>, against: Stored<Name> | null): Promise<Stored<Name>> => {
    const answer = await adminFetch<AdminSettings>(`${SETTINGS_URL}/${section}`, {
      method: 'PUT',
      json: input,
      ...(against ? { ifMatch: against.version } : {}),
    });
    client.setQueryData([SETTINGS_URL], answer);
    return {
      id: section,
      version: answer.sections[section].version,
      values: answer.sections[section].values as Values<Name>,
    };
  };
  const state = useRecordForm<Values<Name>, Values<Name>, Stored<Name>>({
    kind: 'settings',
    record,
    schema: SETTING_SECTIONS[section] as unknown as ZodType<Values<Name>>,
    empty: record.values,
    toInput: (stored) => stored.values,
    fieldLabels: labels as never,
    titles: { add: title, edit: title },
    save,
    onClose: onSaved,
    children: () => null,
    onSaved: () => {
      showToast({ title: 'Settings saved' });
      onSaved();
    },
    fail: (reason) =>
      showToast({
        title: 'Error',
        description: `Failed to save settings: ${reason}`,
        tone: 'danger',
        isSilent: true,
      }),
  });
  const { form, offer, conflict, failure, isSaving } = state;
  const { isDirty } = form.formState;
  const place = useRef<HTMLElement>(null);
  /** What was pressed goes with what stood in the form's place. @param focused selects what of the section has the focus then */
  const showForm = (change: () => void, focused: string) => {
    flushSync(change);
    place.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  return (
    <section ref={place} aria-label={title}>
      <SectionHead title={title}>{lede}</SectionHead>
      {offer ? (
        <Notice
          tone="warning"
          title={`You have unsaved changes from ${whenText(offer.at)}`}
          className="mb-6"
        >
          <p>They were never saved, and are not on the website.</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="small" onClick={() => showForm(state.takeOffer, FIELD)}>
              Continue with them
            </Button>
            <Button
              size="small"
              variant="outline"
              onClick={() => showForm(state.dropOffer, SECTION_HEADING)}
            >
              Discard them
            </Button>
          </div>
        </Notice>
      ) : null}
      {conflict ? (
        <ConflictPanel
          yours={form.getValues()}
          theirs={conflict.values}
          start={state.start}
          labels={labels}
          showValue={showSetting}
          isSaving={isSaving}
          onTake={(values) => void state.saveMerged(values)}
          onBack={() => showForm(state.leaveConflict, SAVE)}
        />
      ) : null}
      {isHistoryOpen ? (
        <HistoryPanel
          kind="settings"
          id={section}
          labels={labels}
          showValue={showSetting}
          onTake={(values) => {
            state.putValues(values);
            showForm(() => setIsHistoryOpen(false), FIELD);
          }}
          onBack={() => showForm(() => setIsHistoryOpen(false), '[data-history]')}
        />
      ) : null}
      <form
        noValidate
        method="dialog"
        hidden={conflict !== null || offer !== null || isHistoryOpen}
        onSubmit={(event) => void state.submit(event)}
      >
        <fieldset disabled={isSaving} className="contents">
          <div className="grid max-w-2xl gap-6">{children(form)}</div>
        </fieldset>
        {failure ? (
          <FocusedNotice
            tone="error"
            title={
              state.isUncertain
                ? 'Your changes may not have been saved'
                : 'Your changes were not saved'
            }
            className="mt-6 max-w-2xl"
          >
            <p>{failure} What you have written is kept.</p>
          </FocusedNotice>
        ) : null}
        <div className="mt-8 flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 border-t pt-5">
          <Button type="submit" disabled={isSaving || !isDirty} aria-busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
          {isDirty ? (
            <Button variant="quiet" disabled={isSaving} onClick={state.askToClose}>
              Discard changes
            </Button>
          ) : null}
          {state.keptAt ? (
            <span className="fine text-ink-soft">
              {state.couldKeep
                ? `Unsaved; kept on this device at ${whenText(state.keptAt)}`
                : 'Unsaved; this device cannot keep it'}
            </span>
          ) : null}
          <Button
            variant="quiet"
            className="ml-auto"
            data-history=""
            disabled={isSaving}
            onClick={() => setIsHistoryOpen(true)}
          >
            History<span className="sr-only"> of this section</span>
          </Button>
        </div>
      </form>
      {state.leaving ? (
        <AskDialog
          title="There are unsaved changes"
          stay="Keep editing"
          onStay={state.leaving.stay}
          answers={[
            ...(state.couldKeep
              ? [{ label: 'Leave, and keep them for later', onClick: state.leaving.keep }]
              : []),
            { label: 'Discard them', onClick: state.leaving.discard, tone: 'danger' },
          ]}
        >
          <p>
            Nothing of them is on the website.{' '}
            {state.couldKeep
              ? 'Kept, they are offered to you when you come back to this section.'
              : 'This device cannot keep them for later.'}
          </p>
        </AskDialog>
      ) : null}
    </section>
  );
}

/** Values that the kit has no words for. */
function showSetting(field: string, value: unknown): string | undefined {
  // In words already, or nothing.
  if (typeof value !== 'object' || value === null) return undefined;
  if (field === 'hours')
    return (value as { days: string; open: string }[])
      .map(({ days, open }) => `${days}: ${open}`)
      .join('\n');
  if (field === 'week')
    return (
      (value as { weekday: number; from: string; to: string }[])
        .map(
          ({ weekday, from, to }) =>
            `${['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekday]} ${from}-${to}`,
        )
        .join('\n') || 'Always closed'
    );
  if (field === 'urls' || field === 'social')
    return Object.entries(value as Record<string, string>)
      .map(([name, url]) => `${name}: ${url || '(none)'}`)
      .join('\n');
  if (field === 'pictures')
    return (value as { url: string; caption: string }[])
      .map(({ url, caption }) => caption || url.split('/').at(-1))
      .join('\n');
  if (Array.isArray(value)) return value.join('\n');
  return undefined;
}
