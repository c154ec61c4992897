import { longDate, pounds } from '#engine/model/format.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useSaysVat } from '#app/lib/site.ts';

/** A total with what it includes and the date of its prices (ISO): never a bare figure. */
export function Price({
  total,
  priceDate,
  className,
}: {
  total: number;
  priceDate?: string | null;
  className?: string;
}) {
  const words = [
    useSaysVat() ? 'including VAT' : '',
    priceDate ? `prices of ${longDate(priceDate)}` : '',
  ].filter((one) => one !== '');
  return (
    <span className={classNames('figures', className)}>
      {pounds(total)}{' '}
      <span className="text-[0.8125rem] font-normal text-ink-soft">{words.join(', ')}</span>
    </span>
  );
}
