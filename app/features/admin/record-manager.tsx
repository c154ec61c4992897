/** One manager for every record of the owner's: a list, a dialog to add or change one, and a question before deleting. */
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DraftsNotice } from './drafts-notice.tsx';
import { ListLoading, ListNotFetched } from './list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks } from './list-toolbar.tsx';
import {
  type ListedDescription,
  type Opened,
  type RecordDescription,
  removeRecord,
  saveRecord,
  type Stored,
} from './record-description.ts';
import { RecordForm } from './record-form.tsx';
import { useAdminList, useListCache } from './use-admin-list.ts';
import { useListTools } from './use-list-tools.ts';

/** Heading, the button that adds one, what lies unsaved on this device, and the list. */
export function RecordSection({
  kind,
  words: { heading, titles },
  nameOf,
  onAdd,
  onContinue,
  isLoading = false,
  isReady = true,
  children,
}: {
  kind: string;
  words: { heading: string; titles: { add: string } };
  /** Of a draft's record; null where it is no longer there. */
  nameOf: (id: string) => string | null;
  onAdd: () => void;
  onContinue: (id: string | null) => void;
  /** Until the list is here a new record's place in it is not known. */
  isLoading?: boolean;
  /** Drafts are named by the list. */
  isReady?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${kind}-heading`}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id={`${kind}-heading`} className="display-3">
          {heading}
        </h2>
        <Button disabled={isLoading} onClick={onAdd}>
          <Plus aria-hidden size={18} strokeWidth={1.8} />
          {titles.add}
        </Button>
      </div>
      {isReady ? <DraftsNotice kind={kind} nameOf={nameOf} onContinue={onContinue} /> : null}
      {children}
    </section>
  );
}

/** The dialog that is open over a list of records. */
export function RecordDialogs<Fields extends FieldValues, Input, Rec extends Stored>({
  description,
  opened,
  records,
  cache,
  onClose,
}: {
  description: RecordDescription<Fields, Input, Rec>;
  opened: NonNullable<Opened<Rec, Fields>>;
  records: readonly Rec[];
  cache: { put: (record: Rec) => void; remove: (id: string) => void };
  onClose: () => void;
}) {
  const { words, path, nameOf, Form, toJson, copy } = description;
  const client = useQueryClient();
  const done = (verb: 'added' | 'updated' | 'deleted') => {
    const [one] = words.noun;
    showToast({ title: `${one.charAt(0).toUpperCase()}${one.slice(1)} ${verb}` });
    onClose();
  };
  const fail = (what: 'add' | 'update' | 'delete') => (reason: string) =>
    void showToast({ ...words.failed(what, reason), tone: 'danger', isSilent: true });
  if (opened.kind === 'delete') {
    const { record } = opened;
    const note = words.deleteNote?.(record);
    return (
      <DeleteDialog
        title={words.deleteTitle(record)}
        name={nameOf(record)}
        {...(words.deleteQuestion ? { question: words.deleteQuestion } : {})}
        remove={() => removeRecord(path, record)}
        onDeleted={() => {
          cache.remove(record.id);
          done('deleted');
        }}
        onClose={onClose}
        fail={fail('delete')}
      >
        {note ? <p className="small">{note}</p> : null}
      </DeleteDialog>
    );
  }
  return (
    <RecordForm<Fields, Input, Rec>
      key={opened.record?.id ?? 'new'}
      kind={description.kind}
      record={opened.record}
      schema={description.schema}
      empty={
        opened.begun ?? (opened.copyOf && copy ? copy(opened.copyOf) : description.empty(records))
      }
      toInput={description.toFields}
      titles={words.titles}
      fieldLabels={description.labels}
      showValue={(field, value) => description.showValue?.(field, value, client)}
      save={(input, against, requestKey) =>
        saveRecord(path, toJson ? toJson(input) : input, against, requestKey)
      }
      onSaved={(saved, wasNew) => {
        cache.put(saved);
        done(wasNew ? 'added' : 'updated');
      }}
      onClose={onClose}
      fail={(reason, wasNew) => fail(wasNew ? 'add' : 'update')(reason)}
    >
      {(form, parts) => <Form form={form} parts={parts} records={records} />}
    </RecordForm>
  );
}

/** Opens the record that a link names (`?open=<id>`). The name then goes from the address, so that a reload shows the list. */
function useNamedRecord<Rec extends Stored>(
  records: readonly Rec[] | undefined,
  onOpen: (opened: Opened<Rec>) => void,
): void {
  const { params, change } = useAddressParams();
  const named = params.get('open');
  useEffect(() => {
    if (named === null || !records) return;
    const record = records.find(({ id }) => id === named);
    if (record) onOpen({ kind: 'form', record });
    change((before) => (before.delete('open'), before), {
      replace: true,
      preventScrollReset: true,
    });
  }, [named, records, onOpen, change]);
}

export function RecordManager<Fields extends FieldValues, Input, Rec extends Stored>({
  description,
}: {
  description: ListedDescription<Fields, Input, Rec>;
}) {
  const { kind, path, words, nameOf } = description;
  const query = useAdminList<readonly Rec[]>(path);
  const cache = useListCache<Rec>(path, [
    ...description.alsoShownAt,
    '/api/admin/stats',
    '/api/admin/bin',
  ]);
  const [opened, setOpened] = useState<Opened<Rec>>(null);
  const records = query.data;
  useNamedRecord(records, setOpened);
  const find = (id: string | null) => records?.find((one) => one.id === id) ?? null;
  return (
    <RecordSection
      kind={kind}
      words={words}
      isLoading={query.isPending}
      isReady={records !== undefined}
      nameOf={(id) => {
        const record = find(id);
        return record && nameOf(record);
      }}
      onAdd={() => setOpened({ kind: 'form', record: null })}
      onContinue={(id) => setOpened({ kind: 'form', record: find(id) })}
    >
      {query.isPending ? <ListLoading label={`Loading ${words.noun[1]}`} /> : null}
      <ListNotFetched query={query}>{words.failedToLoad}</ListNotFetched>
      {records ? (
        <RecordList description={description} records={records} onOpen={setOpened} />
      ) : null}
      {opened ? (
        <RecordDialogs
          description={description}
          opened={opened}
          records={records ?? []}
          cache={{
            put: (record) => {
              cache.put(record);
              cache.renew();
            },
            remove: (id) => {
              cache.remove(id);
              cache.renew();
            },
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </RecordSection>
  );
}

function RecordList<Fields extends FieldValues, Input, Rec extends Stored>({
  description: { list, Rows, words },
  records,
  onOpen,
}: {
  description: ListedDescription<Fields, Input, Rec>;
  records: readonly Rec[];
  onOpen: (opened: Opened<Rec>) => void;
}) {
  const tools = useListTools(records, list);
  const [one, many] = words.noun;
  if (records.length === 0)
    return (
      <ListEmpty {...(words.none.title ? { title: words.none.title } : {})}>
        {words.none.words}
      </ListEmpty>
    );
  return (
    <>
      <ListToolbar
        state={tools}
        label={`Search ${many}`}
        filters={tools.filters}
        sorts={tools.sorts}
        countOf={tools.countOf}
        found={tools.found}
        total={tools.total}
        noun={words.noun}
      />
      {tools.found === 0 ? (
        <ListEmpty>No {one} matches. Try other words, or show all.</ListEmpty>
      ) : (
        <Rows
          records={tools.rows}
          isWhole={!tools.isNarrowed && tools.pages === 1 && tools.sort === ''}
          onEdit={(record) => onOpen({ kind: 'form', record })}
          onCopy={(copyOf) => onOpen({ kind: 'form', record: null, copyOf })}
          onDelete={(record) => onOpen({ kind: 'delete', record })}
        />
      )}
      <PageLinks state={tools} pages={tools.pages} label={many} />
    </>
  );
}
