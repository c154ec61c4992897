import { useLoaderData } from 'react-router';
import { FORM_STAMP } from '#contracts/form-stamp.ts';

/** For a form that everybody may post without scripts: its page's loader gives `stamp`, which the server asks back. */
export function FormStamp() {
  const { stamp } = useLoaderData() as { stamp: string };
  return <input type="hidden" name={FORM_STAMP} value={stamp} />;
}
