import { useEffect, useRef } from 'react';
import type { ColleaguePassword } from '#contracts/colleagues.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';

/** A password that was made now: it is shown this once. */
export function MadePassword({ made, onClose }: { made: ColleaguePassword; onClose: () => void }) {
  const { colleague, password } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [password]);
  const copy = () =>
    navigator.clipboard.writeText(`${colleague.email}\n${password}`).then(
      () => showToast({ title: 'Copied' }),
      () => showToast({ title: 'It could not be copied: please write it down', tone: 'danger' }),
    );
  return (
    <section aria-labelledby="made-password" className="mb-8 bg-leaf-wash px-5 py-5 sm:px-7">
      <h3 ref={heading} id="made-password" tabIndex={-1} className="display-4">
        {colleague.name} can sign in
      </h3>
      <p className="small mt-1 max-w-prose">
        Give them these two. The password is shown this once and is kept nowhere in plain; they can
        change it under “Your password”.
      </p>
      <dl className="mt-4 grid gap-3">
        <div>
          <dt className="small text-ink-soft">E-mail address</dt>
          <dd className="wrap-anywhere">{colleague.email}</dd>
        </div>
        <div>
          <dt className="small text-ink-soft">Password</dt>
          <dd className="figures text-lg font-medium wrap-anywhere select-all">{password}</dd>
        </div>
      </dl>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          Copy both
        </Button>
        <Button size="small" variant="outline" onClick={onClose}>
          I have passed it on
        </Button>
      </p>
    </section>
  );
}
