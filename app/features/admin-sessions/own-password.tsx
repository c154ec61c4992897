import { type Colleague, ROLE_LABELS, ROLE_WORDS } from '#contracts/rights.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';

/** For somebody beside the owner: who they are here, and a new password. */
export function OwnPassword({ who }: { who: Colleague }) {
  return (
    <div className="max-w-prose">
      <p>
        You sign in as {who.name} with {who.email}. What is yours to do as{' '}
        {ROLE_LABELS[who.role].toLowerCase()}:{' '}
        <span className="text-ink-soft">{ROLE_WORDS[who.role]}</span>
      </p>
      <p className="small mt-3 text-ink-soft">
        A long password that is used nowhere else is best. Changing it ends your sessions everywhere
        but here. Where you have forgotten it, the owner makes you a new one.
      </p>
      <PasswordForm username={who.email} onChanged={() => undefined} />
      <div className="mt-14">
        <Passkeys as="h2" />
      </div>
    </div>
  );
}
