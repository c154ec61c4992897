import { longDate, pounds } from '#engine/model/format.ts';
import { classNames } from '#app/lib/class-names.ts';

/** A total with what it includes and the date of its prices (ISO): never a bare figure. */
export function Price({
  total,
  includesVat = true,
  priceDate,
  className,
}: {
  total: number;
  includesVat?: boolean;
  priceDate?: string | null;
  className?: string;
}) {
  return (
    <span className={classNames('figures', className)}>
      {pounds(total)}{' '}
      <span className="text-[0.8125rem] font-normal text-ink-soft">
        {includesVat ? 'including VAT' : 'plus VAT'}
        {priceDate ? `, prices of ${longDate(priceDate)}` : ''}
      </span>
    </span>
  );
}
