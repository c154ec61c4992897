import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { useFailure } from './use-failure.ts';

test('a failure that is read out in place is shown in a toast as well, and not read out twice', () => {
  const seen: ReturnType<typeof useFailure>[] = [];
  function Probe() {
    seen.push(useFailure());
    return null;
  }
  renderToStaticMarkup(<Probe />);
  seen[0]!.fail('Failed to update request: The database is busy.');
  expect(toastStore.read()).toMatchObject([
    {
      title: 'Error',
      description: 'Failed to update request: The database is busy.',
      tone: 'danger',
      isSilent: true,
      isOpen: true,
    },
  ]);
});
