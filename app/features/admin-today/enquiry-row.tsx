import { Link } from 'react-router';
import type { TodayEnquiry } from '#contracts/admin-today.ts';
import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import {
  countOf,
  cutText,
  decimal,
  pounds,
  squareMetres,
  unitLabel,
} from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Due, MESSAGE_LETTERS, PhoneLink } from './row-parts.tsx';
import { rangeInWords } from './today-words.ts';

/** "27 m² Break out concrete or old paving", "3 × Birch" */
const lineInWords = ({
  description,
  gross,
  unit,
}: {
  description: string;
  gross: number;
  unit: string;
}) =>
  unitLabel(unit)
    ? `${decimal(gross)} ${unitLabel(unit)} ${description}`
    : gross === 1
      ? description
      : `${decimal(gross)} × ${description}`;

/** An enquiry that waits: who, what, what it costs, by when. */
export function EnquiryRow({
  enquiry: one,
  now,
  onAnswer,
}: {
  enquiry: TodayEnquiry;
  now: string;
  onAnswer: () => void;
}) {
  const facts = [
    one.designTitle ?? ENQUIRY_SOURCE_LABELS[one.source],
    one.design ? squareMetres(one.design.plotM2) : null,
    [one.area, one.postcode].filter(Boolean).join(' '),
    one.state === 'received' ? null : ENQUIRY_STATE_LABELS[one.state],
    one.photos > 0 ? countOf(one.photos, 'photograph') : null,
  ];
  const address = `/admin/enquiries/${one.id}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
          <Link
            to={address}
            className="display-4 inline-flex min-h-6 min-w-0 wrap-anywhere hover:underline"
          >
            {one.name}
          </Link>
          <Due replyBy={one.replyBy} now={now} />
        </p>
        <p className="small figures mt-1 text-ink-soft">{facts.filter(Boolean).join(', ')}</p>
        {one.rangePence || one.budgetPence ? (
          <p className="figures mt-2 flex flex-wrap gap-x-6">
            {one.rangePence ? <span>Cost {rangeInWords(one.rangePence)}</span> : null}
            {one.budgetPence ? <span>Budget {pounds(one.budgetPence / 100)}</span> : null}
          </p>
        ) : null}
        {one.message ? (
          <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
            {cutText(one.message, MESSAGE_LETTERS)}
          </p>
        ) : null}
        {one.design && one.design.quantities.length > 0 ? (
          <p className="small figures mt-2 max-w-prose text-ink-soft">
            {one.design.quantities.map(lineInWords).join(' · ')}
          </p>
        ) : null}
        <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            size="small"
            variant="outline"
            onClick={onAnswer}
            aria-label={`Answer ${one.name}`}
          >
            Answer
          </Button>
          {one.phone ? <PhoneLink phone={one.phone} /> : null}
        </p>
      </div>
      {one.design?.planUrl ? (
        <Link
          to={address}
          tabIndex={-1}
          aria-hidden
          className="order-first self-start sm:order-none"
        >
          <img
            src={one.design.planUrl}
            alt=""
            loading="lazy"
            width={160}
            height={112}
            className="h-28 w-40 border bg-sheet object-contain"
          />
        </Link>
      ) : null}
    </li>
  );
}
