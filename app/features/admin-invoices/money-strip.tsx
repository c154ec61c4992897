/** The money above the dashboard's tabs: what is out, accepted and owed, this month beside the last. */
import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminMoney } from '#contracts/invoices.ts';
import { countOf, pounds } from '#engine/model/format.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

const sum = ({ pence }: { pence: number }) => pounds(pence / 100);

export function MoneyStrip() {
  const { data, isError } = useAdminList<AdminMoney>(ADMIN_API.money);
  if (!data && isError) return null;
  return (
    <section aria-labelledby="money-strip" className="mb-9">
      <h2 id="money-strip" className="sr-only">
        Money
      </h2>
      {data ? (
        <ul className="grid border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-4">
          <Cell
            to="/admin/quotes?state=sent"
            label="Quotes out"
            figure={sum(data.out)}
            detail={
              data.out.count === 0
                ? 'None waits for an answer'
                : `${countOf(data.out.count, 'quote')} can be accepted now`
            }
          />
          <Cell
            to="/admin/quotes?state=accepted"
            label="Accepted this month"
            figure={sum(data.acceptedThisMonth)}
            detail={`${countOf(data.acceptedThisMonth.count, 'quote')}; last month ${sum(data.acceptedLastMonth)}`}
          />
          <Cell
            to={data.overdue.count > 0 ? '/admin/invoices?list=overdue' : '/admin/invoices'}
            label="Owed to you"
            figure={sum(data.owed)}
            detail={
              data.overdue.count > 0
                ? `${sum(data.overdue)} of it overdue`
                : `${countOf(data.owed.count, 'open invoice')}, none overdue`
            }
            isUrgent={data.overdue.count > 0}
          />
          <Cell
            to="/admin/invoices?list=paid"
            label="Paid this month"
            figure={sum(data.paidThisMonth)}
            detail={`Last month ${sum(data.paidLastMonth)}`}
          />
        </ul>
      ) : (
        <Skeleton className="h-28" />
      )}
    </section>
  );
}

function Cell({
  to,
  label,
  figure,
  detail,
  isUrgent = false,
}: {
  to: string;
  label: string;
  figure: string;
  detail: string;
  isUrgent?: boolean;
}) {
  return (
    <li className="min-w-0 border-r border-b">
      <Link to={to} className="block px-4 py-4 hover:bg-linen sm:px-5">
        <span className="small block text-ink-soft">{label}</span>
        <span className="figures mt-1 block font-display text-[2rem] leading-none font-medium">
          {figure}
        </span>
        <span
          className={`fine figures mt-2 block ${isUrgent ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {detail}
        </span>
      </Link>
    </li>
  );
}
