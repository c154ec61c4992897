import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ViewTabs } from '#app/ui/view-tabs.tsx';

const PANEL = 'page-view';

/**
 * The views of an owner's page as tabs; the address says which is open; the first is the default.
 * @param param of the address
 */
export function PageViews<V extends string>({
  param,
  views,
  children,
}: {
  param: string;
  views: readonly { readonly id: V; readonly label: string }[];
  children: (view: V) => ReactNode;
}) {
  const [params, setParams] = useSearchParams();
  const first = views[0]!.id;
  const view = views.find(({ id }) => id === params.get(param))?.id ?? first;
  return (
    <>
      <ViewTabs<V>
        label="What to see"
        tabs={views}
        active={view}
        panelId={PANEL}
        onChange={(next) =>
          setParams(next === first ? {} : { [param]: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        className="border-b"
      />
      <div
        key={view}
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${view}`}
        className="mt-7"
      >
        {children(view)}
      </div>
    </>
  );
}
