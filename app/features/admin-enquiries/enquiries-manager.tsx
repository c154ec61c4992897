import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  ENQUIRY_LISTS,
  type EnquiriesPage,
  type EnquiryItem,
  type EnquiryList,
} from '#contracts/admin-enquiries.ts';
import {
  ENQUIRY_SOURCE_LABELS,
  ENQUIRY_STATE_LABELS,
  ENQUIRY_STATES,
} from '#contracts/enquiry-words.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { whenText } from '#app/features/admin/when.ts';
import { countOf } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { dueWords, rangeWords, STATE_TONES, stateWords } from './enquiry-words.ts';

const LIST_LABELS: Record<EnquiryList, string> = {
  open: 'Open',
  waiting: 'Waiting for an answer',
  closed: 'Closed',
  archived: 'Archived',
  all: 'All enquiries',
};
const LISTS = listOptions(LIST_LABELS, ENQUIRY_LISTS, 'open');
const STATES = [
  { value: '', label: 'Every state' },
  ...ENQUIRY_STATES.map((state) => ({ value: state, label: ENQUIRY_STATE_LABELS[state] })),
];

/** Every enquiry: who waits at the top, then by what happened last. */
export function EnquiriesManager() {
  const state = useListState(['list', 'state']);
  const list: EnquiryList = ENQUIRY_LISTS.find((one) => one === state.filter('list')) ?? 'open';
  const query = usePagedList<EnquiriesPage>(ADMIN_API.enquiries, state, {
    list,
    state: state.filter('state'),
  });
  return (
    <PagedList
      state={state}
      query={query}
      list={list}
      search="Search names, addresses, designs, words"
      filters={[
        { id: 'list', label: 'Show', options: LISTS },
        { id: 'state', label: 'State', options: STATES },
      ]}
      countOf={({ counts, items }, id, value) =>
        id === 'list'
          ? counts[(value || 'open') as EnquiryList]
          : items.filter((item) => value === '' || item.state === value).length
      }
      noun={['enquiry', 'enquiries']}
      none={[
        'No open enquiries',
        'What visitors send from their designs, the calculator and the enquiry form appears here.',
      ]}
    >
      {(item) => <EnquiryRow item={item} />}
    </PagedList>
  );
}

function EnquiryRow({ item }: { item: EnquiryItem }) {
  return (
    <article
      aria-label={`Enquiry of ${item.name}`}
      className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_TONES[item.state]}>{stateWords(item)}</Badge>
          {item.replyBy ? (
            <Badge tone={item.isOverdue ? 'danger' : 'clay'}>
              {dueWords(item.replyBy, item.isOverdue)}
            </Badge>
          ) : null}
          {item.isArchived ? <Badge>Archived</Badge> : null}
        </p>
        <h2 className="mt-2 text-[1.125rem] font-medium wrap-anywhere">
          <Link
            to={`/admin/enquiries/${item.id}`}
            className="underline-offset-[0.3em] hover:underline"
          >
            {item.name}
          </Link>
          {item.postcode ? (
            <span className="font-normal text-ink-soft">, {item.postcode}</span>
          ) : null}
        </h2>
        <p className="mt-0.5 wrap-anywhere">{item.about}</p>
        <p className="small figures mt-1 text-ink-soft">
          {item.reference}, {ENQUIRY_SOURCE_LABELS[item.source].toLowerCase()}
          {item.photos > 0 ? `, ${countOf(item.photos, 'photograph')}` : ''},{' '}
          {whenText(item.lastActivityAt)}
        </p>
      </div>
      {item.range ? (
        <p className="figures font-display text-[1.375rem] leading-tight md:text-right">
          {rangeWords(item.range)}
        </p>
      ) : null}
    </article>
  );
}
