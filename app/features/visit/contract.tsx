/** What was agreed of a visit that costs money, in full, so that the page can be kept as the confirmation. */
import { momentInWords } from '#contracts/london-time.ts';
import { BEGIN_VISIT_LABEL, type VisitContract } from '#contracts/paid-visits.ts';
import { CANCELLATION_PATH } from '#contracts/quote-words.ts';
import { confirmationOf } from '#app/features/booking/call-appointments.ts';
import { Button } from '#app/ui/button.tsx';

export function Contract({
  token,
  contract: { what, price, firm, agreedAt, beginsEarly, rights, form },
}: {
  token: string;
  contract: VisitContract;
}) {
  return (
    <section aria-labelledby="contract" className="mt-12 border-t pt-7">
      <h2 id="contract" className="display-4">
        Your contract
      </h2>
      <p className="mt-3">
        {what} To pay: {price}. Agreed on {momentInWords(agreedAt)} with {firm.join(', ')}.
      </p>
      <h3 className="mt-6 font-medium">Your right to cancel</h3>
      {rights.map((words) => (
        <p key={words} className="small mt-2">
          {words}
        </p>
      ))}
      <p className="small mt-2">
        {beginsEarly
          ? `You asked us: “${BEGIN_VISIT_LABEL}”`
          : 'You have not asked us to come within the 14 days.'}
      </p>
      <details className="mt-5">
        <summary className="min-h-9 cursor-pointer font-medium underline decoration-line-strong underline-offset-4">
          Model cancellation form
        </summary>
        <div className="small mt-2 grid gap-3">
          {form.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </details>
      <p className="no-print mt-6 flex flex-wrap gap-3">
        <Button href={confirmationOf(token)}>Save the confirmation</Button>
        <Button href={CANCELLATION_PATH} variant="outline">
          Cancel the contract
        </Button>
      </p>
    </section>
  );
}
