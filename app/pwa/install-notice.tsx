import { lazy, Suspense, useSyncExternalStore } from 'react';
import { installPrompt, type InstallOffer } from './install-prompt.ts';

/** An offer that cannot be fetched is not made. */
const InstallCard = lazy(() =>
  import('./install-card.tsx').then(
    (module) => ({ default: module.InstallCard }),
    () => ({ default: () => <></> }),
  ),
);

const subscribe = (listener: () => void) => installPrompt?.subscribe(listener) ?? (() => {});
const read = (): InstallOffer => installPrompt?.read() ?? 'none';

/** Fetches the card's own code when it is time to show it. */
export function InstallNotice({ firmName }: { firmName: string }) {
  const offer = useSyncExternalStore(subscribe, read, () => 'none' as const);
  if (offer === 'none' || !installPrompt) return null;
  const prompt = installPrompt;
  return (
    <Suspense fallback={null}>
      <InstallCard
        firmName={firmName}
        offer={offer}
        onInstall={() => void prompt.install()}
        onDismiss={prompt.dismiss}
      />
    </Suspense>
  );
}
